import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { contentDisposition } from '@netportal/format'
import type { FastifyInstance } from 'fastify'
import { originOf } from '../audit/origin.ts'
import { recordRepeated } from '../audit/record.ts'
import { notFound } from '../http/errors.ts'
import { bearerToken } from '../http/route.ts'
import type { Services } from '../services.ts'
import { reportPath } from './files.ts'
import { requireFile } from './history.ts'

const types: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.csv': 'text/csv; charset=utf-8',
  '.png': 'image/png',
}

/** Gives the files of reports to those who may see them: the company's own people and administrators. */
export function mediaRoutes(app: FastifyInstance, { db, config, authenticate }: Services): void {
  app.get<{ Params: { taskId: string } }>(
    '/media/reports/:taskId/:fileName',
    async (request, reply) => {
      const viewer = await authenticate(bearerToken(request), request.routeOptions.url)
      const { taskId, fileName, companyId } = await requireFile(db, viewer, request.params.taskId)
      const path = reportPath(config.dataFolder, taskId)
      const file = await stat(path).catch((error: unknown) => {
        // The database knows of it, so it was lost, or the data folder is not the one it was put into.
        request.log.error({ err: error }, 'a report file cannot be read')
        throw notFound()
      })
      if (request.method === 'GET') {
        const about = { company: companyId, subject: ['report', taskId] as const }
        await recordRepeated(
          db,
          originOf({ viewer, machine: null }, request),
          'report-downloaded',
          about,
        )
      }
      return reply
        .header('content-disposition', contentDisposition(fileName))
        .header('content-length', file.size)
        .header('cache-control', 'private, no-store')
        .type(types[extname(fileName)] ?? 'application/octet-stream')
        .send(createReadStream(path))
    },
  )
}
