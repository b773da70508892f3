import { type OpenApiDocument, toOpenApi } from '@netportal/contract/openapi'
import type { FastifyInstance, HTTPMethods } from 'fastify'
import { routePath } from '../http/route.ts'
import { docsPage } from './page.ts'
import { docsStyle } from './style.ts'

/** Where a browser finds the description of the API, and a program its OpenAPI document. */
const pagePath = '/api/docs'
const documentPath = '/api/docs/openapi.json'
const stylePath = '/api/docs/style.css'

/**
 * Serves the description of the API, made from the contract: a page without scripts or anything from
 * elsewhere, and the OpenAPI document. Register it after the routes that it describes.
 */
export function docsRoutes(app: FastifyInstance, title: string): void {
  const document = servedPart(app, toOpenApi({ title: `${title} API`, version: '1' }))
  const page = docsPage(document, { documentPath, stylePath })
  app.get(pagePath, (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page),
  )
  app.get(documentPath, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(document),
  )
  app.get(stylePath, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(docsStyle),
  )
}

/** The contract may be ahead of the server: calls that nothing answers are not described. */
function servedPart(app: FastifyInstance, document: OpenApiDocument): OpenApiDocument {
  const paths = Object.entries(document.paths).flatMap(([path, operations]) => {
    const served = Object.entries(operations).filter(([method]) =>
      app.hasRoute({ method: method.toUpperCase() as HTTPMethods, url: routePath(path) }),
    )
    return served.length > 0 ? [[path, Object.fromEntries(served)]] : []
  })
  return { ...document, paths: Object.fromEntries(paths) }
}
