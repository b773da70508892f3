import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import { html } from '../docs/html.ts'
import { answerStopPage, invalidLink, type StopPage, stopTitles } from '../mail/stopPage.ts'
import { createStopSignature, type StopSignature } from '../mail/stopSignature.ts'
import { publicOrigin } from '../passwordReset/links.ts'
import type { Services } from '../services.ts'
import {
  findRecipient,
  type ScheduleRecipient,
  startRecipient,
  stopRecipient,
} from './recipients.ts'

const stopPath = '/api/report-mails/stop'
const startPath = '/api/report-mails/start'

function signatureOf(db: Database): Promise<StopSignature> {
  return createStopSignature(db, { name: 'stop report mails', ids: 1 })
}

/** Makes the links that stop the mails of a schedule to one recipient, by that recipient's id. */
export async function createStopUrl(
  db: Database,
  config: Config,
): Promise<(recipientId: number) => string> {
  const signature = await signatureOf(db)
  return (recipientId) => `${publicOrigin(config)}${stopPath}/${signature.write([recipientId])}`
}

/**
 * The links that stop the mails of a schedule to one recipient, who may have no account. Programs that look into mails
 * follow links, so that only what a button sends changes anything (RFC 8058). Who has the link sees the name of the
 * schedule and the address, both of which stand in the mail.
 */
export function reportMailRoutes(app: FastifyInstance, { db, config, clock }: Services): void {
  const product = config.portal.productTitle ?? 'Network Portal'
  const answer = async (
    link: string,
    reply: FastifyReply,
    change?: (recipientId: number) => Promise<void>,
  ) => {
    const [id] = (await signatureOf(db)).read(link) ?? []
    if (id === undefined) {
      const page = invalidLink('Open the link of a newer mail, or ask who set the report up.')
      return answerStopPage(reply, page, { product, isFound: false })
    }
    await change?.(id)
    const recipient = await findRecipient(db, id)
    return answerStopPage(reply, pageOf(link, recipient, change !== undefined), {
      product,
      isFound: true,
    })
  }
  type Call = { Params: { link: string } }
  app.get<Call>(`${stopPath}/:link`, ({ params }, reply) => answer(params.link, reply))
  app.post<Call>(`${stopPath}/:link`, ({ params }, reply) =>
    answer(params.link, reply, (id) => stopRecipient(db, id, clock())),
  )
  app.post<Call>(`${startPath}/:link`, ({ params }, reply) =>
    answer(params.link, reply, (id) => startRecipient(db, id)),
  )
}

function pageOf(link: string, recipient: ScheduleRecipient | null, isChanged: boolean): StopPage {
  if (recipient === null) {
    return {
      title: 'These mails have ended',
      body: html`<p>The schedule that sent them is no longer there: nothing is sent by it.</p>`,
    }
  }
  const { address, scheduleName, hasStopped } = recipient
  const whose = html`<bdi>${scheduleName}</bdi>' to <bdi>${address}</bdi>`
  if (hasStopped) {
    return {
      title: stopTitles.stopped,
      body: html`<p>No more mails of '${whose} are sent. Whoever looks after the schedule sees that.</p>
<form method="post" action="${startPath}/${link}"><button type="submit">Get Them Again</button></form>`,
    }
  }
  return isChanged
    ? {
        title: 'You get these mails again',
        body: html`<p>The next mail of '${whose} is sent when it is due, if the address is still on its list.</p>`,
      }
    : {
        title: stopTitles.asks,
        body: html`<p>This stops the mails of '${whose}, and no others. Nothing has changed yet.</p>
<form method="post" action="${stopPath}/${link}"><button type="submit">Stop These Mails</button></form>`,
      }
}
