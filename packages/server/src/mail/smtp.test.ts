import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, it } from 'vitest'
import { createSmtpMailer } from './smtp.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

const mail = { to: 'a@x.test', subject: 'Grüße', text: 'Text', html: '<p>Text</p>' }
const mailerAt = (port: number) =>
  createSmtpMailer(`smtp://127.0.0.1:${port}`, 'Portal <portal@x.test>')

async function smtpServer(options: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    ...options,
  })
  server.on('error', () => {})
  closers.push(() => server.close())
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return portOf(listening)
}

function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

it('hands a mail over, in text and HTML, and says that a program wrote it', async () => {
  const received: Buffer[] = []
  const port = await smtpServer({
    onData: (stream, _session, callback) => {
      stream.on('data', (chunk: Buffer) => received.push(chunk))
      stream.on('end', () => callback())
    },
  })
  const mailer = mailerAt(port)
  await mailer.check()
  expect(await mailer.send({ ...mail, messageId: '<one@x.test>' })).toEqual({ status: 'sent' })
  const parsed = await PostalMime.parse(Buffer.concat(received))
  expect(parsed).toMatchObject({
    subject: 'Grüße',
    messageId: '<one@x.test>',
    from: { address: 'portal@x.test' },
    to: [{ address: 'a@x.test' }],
  })
  expect([parsed.text?.trim(), parsed.html?.trim()]).toEqual(['Text', '<p>Text</p>'])
  expect(parsed.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  )
})

it.each([
  [550, true],
  [451, false],
])('tells that an answer of %i was a refusal, final: %s', async (responseCode, isFinal) => {
  const port = await smtpServer({
    onRcptTo: (_address, _session, callback) =>
      callback(Object.assign(new Error('not here'), { responseCode })),
  })
  expect(await mailerAt(port).send(mail)).toMatchObject({ status: 'refused', isFinal })
})

it.each([535, 454])(
  'takes a refused password for an outage, not for a refused mail: %i',
  async (responseCode) => {
    const port = await smtpServer({
      disabledCommands: ['STARTTLS'],
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, callback) =>
        callback(Object.assign(new Error('not you'), { responseCode })),
    })
    const mailer = createSmtpMailer(
      `smtp://name:secret@127.0.0.1:${port}`,
      'Portal <portal@x.test>',
    )
    expect(await mailer.send(mail)).toMatchObject({
      status: 'refused',
      isFinal: false,
      isOutage: true,
    })
  },
)

it('takes a refused sender for an outage', async () => {
  const port = await smtpServer({
    onMailFrom: (_address, _session, callback) =>
      callback(Object.assign(new Error('not for you'), { responseCode: 550 })),
  })
  expect(await mailerAt(port).send(mail)).toMatchObject({ isFinal: false, isOutage: true })
})

it('says nothing of the mail server when it refuses a mailbox', async () => {
  const port = await smtpServer({
    onRcptTo: (_address, _session, callback) =>
      callback(Object.assign(new Error('not here'), { responseCode: 550 })),
  })
  expect(await mailerAt(port).send(mail)).toMatchObject({ isFinal: true, isOutage: false })
})

it('does not know what became of a mail whose connection broke after its last line', async () => {
  const port = await breakingServer()
  expect(await mailerAt(port).send(mail)).toMatchObject({ status: 'unknown' })
})

it('says beforehand that a server is down, and knows that it took no mail', async () => {
  const closed = createServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const mailer = mailerAt(portOf(closed))
  closed.close()
  await expect(mailer.check()).rejects.toThrow('ECONNREFUSED')
  expect(await mailer.send(mail)).toMatchObject({ status: 'refused', isFinal: false })
})

/** A server that takes a mail, and hangs up before it says so. */
async function breakingServer(): Promise<number> {
  const answer = (socket: Socket, line: string) => {
    if (line.startsWith('EHLO')) socket.write('250 x.test\r\n')
    else if (/^(MAIL|RCPT)/.test(line)) socket.write('250 ok\r\n')
    else if (line.startsWith('DATA')) socket.write('354 go on\r\n')
    else if (line === '.') socket.destroy()
  }
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 x.test\r\n')
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n')) answer(socket, line)
    })
  }).listen(0, '127.0.0.1')
  closers.push(() => server.close())
  await once(server, 'listening')
  return portOf(server)
}
