import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { contentDisposition } from '@netportal/format'
import type { FastifyInstance } from 'fastify'
import { originOf } from '../audit/origin.ts'
import { recordRepeated } from '../audit/record.ts'
import { notFound, unavailable } from '../http/errors.ts'
import { bearerToken } from '../http/route.ts'
import type { Services } from '../services.ts'
import { requireFile } from './history.ts'

const types: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.csv': 'text/csv; charset=utf-8',
  '.png': 'image/png',
}

/** Gives the files of reports to those who may see them: the company's own people and administrators. */
export function mediaRoutes(
  app: FastifyInstance,
  { db, files, watches, authenticate }: Services,
): void {
  /** Opens a file, or for a question about it tells its size alone. */
  const open = async (taskId: string, isAsked: boolean) => {
    try {
      if (!isAsked) return await files.read(taskId)
      const size = await files.sizeOf(taskId)
      return size === null ? null : { size, stream: Readable.from([]) }
    } catch (error) {
      watches.files.failed(error)
      throw unavailable('The files of reports cannot be read now. Please try again later.')
    }
  }
  app.get<{ Params: { taskId: string } }>(
    '/media/reports/:taskId/:fileName',
    async (request, reply) => {
      const viewer = await authenticate(bearerToken(request), request.routeOptions.url)
      const { taskId, fileName, companyId } = await requireFile(db, viewer, request.params.taskId)
      const file = await open(taskId, request.method === 'HEAD')
      if (file === null) {
        // The database knows of it, so it was lost, or it was put into another folder or bucket.
        request.log.error({ report: taskId }, 'a report file cannot be read')
        throw notFound()
      }
      if (request.method === 'GET') {
        const by = originOf({ viewer, machine: null }, request)
        const about = { company: companyId, subject: ['report', taskId] as const }
        await recordRepeated(db, by, 'report-downloaded', about).catch((error: unknown) => {
          file.stream.destroy()
          throw error
        })
      }
      return reply
        .header('content-disposition', contentDisposition(fileName))
        .header('content-length', file.size)
        .header('cache-control', 'private, no-store')
        .type(types[extname(fileName)] ?? 'application/octet-stream')
        .send(file.stream)
    },
  )
}
