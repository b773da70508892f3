import { contentDisposition } from '@netportal/format'
import type { FastifyInstance } from 'fastify'
import PostalMime, { type Attachment } from 'postal-mime'
import { notFound } from '../http/errors.ts'
import { listOutbox, readOutbox } from './outbox.ts'
import { mailPage, outboxPage, type ShownMail } from './outboxPage.ts'

const outboxPath = '/api/outbox'

/** Shows the mails of an outbox to whoever tries the demo out, who has no mail server. */
export function outboxRoutes(app: FastifyInstance, folder: string): void {
  const readMail = async (name: string): Promise<ShownMail> => {
    const file = await readOutbox(folder, name)
    if (file === null) throw notFound()
    return { name, ...(await PostalMime.parse(file)) }
  }

  app.get(outboxPath, async (_request, reply) => {
    const mails: ShownMail[] = []
    for (const name of (await listOutbox(folder)).slice(0, mailsShown))
      mails.push(await readMail(name))
    return page(reply, outboxPage(mails))
  })
  app.get<{ Params: { name: string } }>(`${outboxPath}/:name`, async (request, reply) =>
    page(reply, mailPage(await readMail(request.params.name))),
  )
  app.get<{ Params: { name: string; index: string } }>(
    `${outboxPath}/:name/:index`,
    async ({ params }, reply) => {
      const attachment = (await readMail(params.name)).attachments[Number(params.index)]
      if (!attachment) throw notFound()
      return reply
        .header('content-disposition', contentDisposition(attachment.filename ?? 'attachment'))
        .header('cache-control', 'no-store')
        .type('application/octet-stream')
        .send(bytesOf(attachment))
    },
  )
}

/** The list is for looking, not for keeping. */
const mailsShown = 100

function page(
  reply: {
    type(type: string): typeof reply
    header(name: string, value: string): typeof reply
    send(body: string): unknown
  },
  text: string,
) {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(text)
}

function bytesOf({ content }: Attachment): Buffer {
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content))
}
