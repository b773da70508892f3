import {
  endpointPath,
  getIncidentMails,
  type IncidentGrade,
  listSentIncidentMails,
  saveIncidentMails,
} from '@netportal/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Viewer } from '../auth/viewer.ts'
import type { Database } from '../database/database.ts'
import { answerStopPage } from '../mail/stopPage.ts'
import { publicOrigin } from '../passwordReset/links.ts'
import type { Services } from '../services.ts'
import { readChoices, saveChoices } from './choices.ts'
import { describeRule } from './letter.ts'
import { listMails } from './mails.ts'
import { mailIncidents } from './send.ts'
import { createStopLinks, type StopTarget, stopPath } from './stopLinks.ts'
import { type StopState, stopPage } from './stopPage.ts'

const lookMs = 30_000

/** Mails about incidents: what a person chooses, what was mailed, and the links in the mails. */
export function incidentMailRoutes(app: FastifyInstance, services: Services): void {
  stopRoutes(app, services)
  const { route, db, config, background } = services
  if (config.hideExtras) return
  background.repeat('incident mails', lookMs, () =>
    mailIncidents({ ...services, databaseTime: () => readDatabaseTime(db) }),
  )

  const answer = async (viewer: Viewer) => ({
    address: viewer.email,
    choices: await readChoices(db, viewer.userId),
  })
  route(getIncidentMails, ({ viewer }) => answer(viewer))

  route(saveIncidentMails, async ({ viewer, body }) => {
    await saveChoices(db, viewer, body, await readDatabaseTime(db))
    return answer(viewer)
  })

  route(listSentIncidentMails, async ({ viewer, query: { limit, offset } }) => {
    const { count, results } = await listMails(db, viewer.userId, { limit, offset })
    const address = (start: number) =>
      endpointPath(listSentIncidentMails, {}, { limit, offset: start })
    return {
      count,
      next: offset + limit < count ? address(offset + limit) : null,
      previous: offset > 0 ? address(Math.max(0, offset - limit)) : null,
      results,
    }
  })
}

/** Reads the clock that all servers share. */
async function readDatabaseTime(db: Database): Promise<Date> {
  const { rows } = await db.query<{ now: string }>('select now() as now')
  return new Date(rows[0]?.now ?? Number.NaN)
}

/**
 * The links that stop mails work without a session and whether or not extras are shown. Programs that look into
 * mails follow links, so that only what the button sends changes anything (RFC 8058).
 */
function stopRoutes(app: FastifyInstance, { db, config }: Services): void {
  const product = config.portal.productTitle ?? 'Network Portal'
  const find = async (link: string): Promise<StopTarget | null> =>
    (await createStopLinks(db, config)).read(link)

  type Call = { Params: { link: string } }
  const answer = async (link: string, reply: FastifyReply, found: (about: string) => StopState) => {
    const target = await find(link)
    const about = target && (await describe(db, target))
    const state: StopState =
      target === null ? { kind: 'invalid' } : about === null ? { kind: 'gone' } : found(about)
    if (target && state.kind === 'stopped') await stop(db, target)
    const page = stopPage(state, `${publicOrigin(config)}/incident-mails`)
    return answerStopPage(reply, page, { product, isFound: target !== null })
  }
  app.get<Call>(`${stopPath}/:link`, ({ params }, reply) =>
    answer(params.link, reply, (about) => ({ kind: 'asks', about })),
  )
  app.post<Call>(`${stopPath}/:link`, ({ params }, reply) =>
    answer(params.link, reply, (about) => ({ kind: 'stopped', about })),
  )
}

async function stop(db: Database, { choiceId, userId }: StopTarget): Promise<void> {
  await db.query('delete from incident_mail_choices where id = $1 and user_id = $2', [
    choiceId,
    userId,
  ])
}

/** Says what a choice is about; null when it is gone. */
async function describe(db: Database, { choiceId, userId }: StopTarget): Promise<string | null> {
  const { rows } = await db.query<{
    is_for_all: boolean
    grade: IncidentGrade
    after_minutes: number
  }>(
    'select is_for_all, grade, after_minutes from incident_mail_choices where id = $1 and user_id = $2',
    [choiceId, userId],
  )
  const [row] = rows
  return row
    ? describeRule({
        locationId: row.is_for_all ? null : 0,
        grade: row.grade,
        afterMinutes: row.after_minutes,
      })
    : null
}
