import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useStaticApp } from '../testing/testApp.ts'
import { createOutbox, listOutbox } from './outbox.ts'

const folder = mkdtempSync(join(tmpdir(), 'network-portal-outbox-'))
const demo = useStaticApp({ DEMO: '1', DATA_DIR: folder })
const real = useStaticApp({ DATA_DIR: folder })

beforeAll(async () => {
  const outbox = createOutbox(join(folder, 'outbox'), 'Portal <portal@x.test>')
  await outbox.check()
  await outbox.send({
    to: 'reader@x.test',
    subject: 'A report <b>&',
    text: 'See https://portal.example.com/reset-password/1/x and <script>alert(1)</script>',
    html: '<p>x</p>',
    attachment: { fileName: 'Grüne Aue.csv', bytes: Buffer.from('a,b') },
  })
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the outbox of the demo', () => {
  it('shows its mails, their links and files, and runs nothing of them', async () => {
    const list = await demo.call('/api/outbox')
    expect(list.statusCode).toBe(200)
    expect(list.headers['cache-control']).toBe('no-store')
    expect(list.body).toContain('reader@x.test')
    expect(list.body).toContain('A report &#60;b&#62;&#38;')
    const [, path = ''] = /href="(\/api\/outbox\/[^"]+)"/.exec(list.body) ?? []
    const mail = await demo.call(path)
    expect(mail.body).toContain('href="https://portal.example.com/reset-password/1/x"')
    expect(mail.body).not.toContain('<script>')
    const file = await demo.call(`${path}/0`)
    expect(file.body).toBe('a,b')
    expect(file.headers['content-disposition']).toContain("filename*=UTF-8''Gr%C3%BCne%20Aue.csv")
  })

  it.each(['x', '..%2f..%2fsecret', 'x/0'])('has no mail %s', async (name) => {
    expect((await demo.call(`/api/outbox/${name}`)).statusCode).toBe(404)
  })

  it('is not there outside the demo', async () => {
    expect((await real.call('/api/outbox')).statusCode).toBe(404)
    expect(await listOutbox(join(folder, 'outbox'))).toHaveLength(1)
  })
})
