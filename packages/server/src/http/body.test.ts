import { once } from 'node:events'
import { connect } from 'node:net'
import { brotliCompressSync, deflateRawSync, gzipSync } from 'node:zlib'
import { serverLimits } from '@netportal/contract'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createWatches } from '../watch.ts'
import { createWithBody } from './body.ts'
import type { Room } from './bodyRoom.ts'
import { handleErrors } from './errorHandling.ts'

const wide: Room = { all: 1_000_000, each: 1_000_000 }
const tenThousand = { text: 'x'.repeat(10_000) }

/** A server whose work on a body goes on until it is told to end. */
function serve(room = wide) {
  const app = fastify()
  handleErrors(app, createWatches().database)
  const withBody = createWithBody(app, room)
  const waiting: (() => void)[] = []
  const take = (request: FastifyRequest, access: 'user' | 'public') =>
    withBody(
      request,
      { endpoint: { access }, holder: String(request.headers.holder) },
      async (body) => {
        if (request.headers.waits) await new Promise<void>((end) => waiting.push(end))
        if (request.headers.fails) throw new Error('No.')
        return { body }
      },
    )
  app.post('/things', (request) => take(request, 'user'))
  app.post('/public', (request) => take(request, 'public'))
  onTestFinished(() => app.close())
  const post = (payload: string | Buffer | object, headers = {}, url = '/things') =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json', holder: 'ann', ...headers },
    })
  const underWay = async (count: number) => {
    while (waiting.length < count) await new Promise(setImmediate)
  }
  return { app, post, underWay, endAll: () => waiting.splice(0).map((end) => end()) }
}

async function listen(app: FastifyInstance): Promise<number> {
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
}

describe('a body', () => {
  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['GZIP', gzipSync],
  ])('is unpacked: %s', async (encoding, pack) => {
    const { post } = serve()
    const payload = pack(JSON.stringify(tenThousand))
    const answer = await post(payload, { 'content-encoding': encoding })
    expect(answer.json()).toEqual({ body: tenThousand })
  })

  it.each([
    ['of an encoding that is not known', Buffer.from('{}'), { 'content-encoding': 'snappy' }, 415],
    ['that is not what it says', Buffer.from('{}'), { 'content-encoding': 'gzip' }, 400],
    ['cut off', gzipSync('{"a":1}').subarray(0, 20), { 'content-encoding': 'gzip' }, 400],
    ['without a header', deflateRawSync('{}'), { 'content-encoding': 'gzip' }, 400],
    ['of another type', '<a/>', { 'content-type': 'text/xml' }, 415],
    ['of another call', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['that is empty', '', {}, 400],
    ['that is no JSON', '{', {}, 400],
  ] as const)('%s is refused', async (_what, payload, headers, status) => {
    const { post } = serve()
    expect((await post(payload, headers)).statusCode).toBe(status)
    expect((await post({})).statusCode).toBe(200)
  })

  it.each([
    ['/things', serverLimits.bodyBytes],
    ['/public', serverLimits.publicBodyBytes],
  ])('of %s is bounded as it comes and as it is unpacked', async (url, bytes) => {
    const { post } = serve()
    const fitting = JSON.stringify({ a: 'x'.repeat(bytes - 8) })
    const large = `${fitting} `
    const packed = { 'content-encoding': 'br' }
    const statuses = [
      await post(fitting, {}, url),
      await post(large, {}, url),
      await post(brotliCompressSync(fitting), packed, url),
      await post(brotliCompressSync(large), packed, url),
    ].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([200, 413, 200, 413])
  })

  it('is refused by its values before it has come as a whole', async () => {
    const { app } = serve()
    const port = await listen(app)
    const socket = connect(port, '127.0.0.1')
    const head = 'POST /things HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n'
    socket.write(`${head}content-length: 200000\r\n\r\n[${'{},'.repeat(20_000)}`)
    const [answer] = await once(socket, 'data')
    socket.destroy()
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413/)
  })
})

describe('room', () => {
  const room: Room = { all: 80_000, each: 40_000 }
  const waits = { waits: '1' }

  it('is shared by the bodies that one holder has under way', async () => {
    const { post, underWay, endAll } = serve(room)
    const first = post(tenThousand, waits)
    const second = post(tenThousand, waits)
    await underWay(2)
    const refused = await post(tenThousand)
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      429,
      '5',
      { detail: 'Too much is being sent at once. Please try again in 5 seconds.' },
    ])
    expect((await post(tenThousand, { holder: 'ben' })).statusCode).toBe(200)
    endAll()
    expect([(await first).statusCode, (await second).statusCode]).toEqual([200, 200])
    expect((await post(tenThousand)).statusCode).toBe(200)
  })

  it('is shared by all', async () => {
    const { post, underWay, endAll } = serve(room)
    const people = ['ann', 'ben', 'cat', 'dan', 'eve']
    const answers = people.map((holder) => post(tenThousand, { holder, ...waits }))
    await underWay(5)
    expect((await post(tenThousand, { holder: 'fay' })).statusCode).toBe(429)
    endAll()
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual(
      people.map(() => 200),
    )
  })

  it('has place for many that are small', async () => {
    const { post, underWay, endAll } = serve({ all: 800_000, each: 400_000 })
    const answers = Array.from({ length: 90 }, () => post({ a: 1 }, waits))
    await underWay(90)
    endAll()
    for (const answer of answers) expect((await answer).statusCode).toBe(200)
  })

  it('counts values as well as bytes', async () => {
    const { post, underWay, endAll } = serve(room)
    const many = post(Array(400).fill(0), waits)
    await underWay(1)
    expect((await post(Array(400).fill(0))).statusCode).toBe(429)
    endAll()
    await many
  })

  it('is never too small for one that is alone', async () => {
    const { post } = serve({ all: 10, each: 10 })
    expect((await post(tenThousand)).statusCode).toBe(200)
  })

  it('is free again after whatever became of a body', async () => {
    const { app, post } = serve(room)
    for (let turn = 0; turn < 20; turn++) {
      expect((await post(tenThousand, { fails: '1' })).statusCode).toBe(500)
      expect((await post(`{${' '.repeat(10_000)}`)).statusCode).toBe(400)
      expect((await post('x'.repeat(300_000))).statusCode).toBe(413)
    }
    const port = await listen(app)
    for (let turn = 0; turn < 20; turn++) {
      const socket = connect(port, '127.0.0.1')
      const head = 'POST /things HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n'
      socket.write(`${head}holder: ann\r\ncontent-length: 20000\r\n\r\n"${'x'.repeat(9000)}`)
      await once(app.server, 'request')
      await new Promise((later) => setTimeout(later, 5))
      socket.destroy()
      await once(socket, 'close')
    }
    await expect
      .poll(async () => (await Promise.all([post(tenThousand), post(tenThousand)])).length)
      .toBe(2)
    expect((await post(tenThousand)).statusCode).toBe(200)
  })
})
