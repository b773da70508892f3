import type { IncomingMessage } from 'node:http'
import fastifyStatic from '@fastify/static'
import { endpointPath, revokeToken, signIn } from '@netportal/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config, PortalSettings } from '../config/config.ts'
import { notFound } from '../http/errors.ts'

/** Parts of a request that are known before it is routed. */
type Visit = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** Vite names these by their content. */
const immutableFolder = '/assets/'
const yearSeconds = 31_536_000

/**
 * Serves the built portal: its files, its configuration, and its page for every address that is
 * neither a file nor the server's own.
 * @param page the text of the portal's `index.html`; null serves the API alone
 */
export async function portalRoutes(
  app: FastifyInstance,
  config: Config,
  page: string | null,
): Promise<void> {
  app.setNotFoundHandler((request, reply) => {
    if (page === null || !isPageVisit(request)) throw notFound()
    return sendPage(reply, page)
  })
  if (config.portalFolder === null || page === null) return

  const settings = portalSettings(config.portal)
  app.get('/config.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    return settings
  })
  for (const path of ['/', '/index.html']) {
    app.get(path, (_request, reply) => sendPage(reply, page))
  }
  await app.register(fastifyStatic, {
    root: config.portalFolder,
    // A route for each file that has none above: to one route for all, an address such as
    // '/reset-password//x' would be forbidden.
    wildcard: false,
    globIgnore: ['index.html', 'config.json'],
    index: false,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      // Files are the same for every origin. A browser would fetch one twice that it has asked for in two ways: the
      // portal fetches code before it imports it, and an import alone names its origin.
      reply.removeHeader('vary')
      const isImmutable = path.slice(config.portalFolder?.length).startsWith(immutableFolder)
      reply.header(
        'cache-control',
        isImmutable ? `public, max-age=${yearSeconds}, immutable` : 'no-cache',
      )
    },
  })
}

/**
 * Where a request goes on to: an address of the portal that no router can decode, such as `/%` out of a mail
 * that was cut, is a visit of the page like any other, and the portal says that there is no such page.
 */
export function readableAddress(request: Visit): string {
  const { url = '/' } = request
  return isPageVisit(request) && !isDecodable(url) ? '/' : url
}

function isDecodable(url: string): boolean {
  const [path = '/'] = url.split(/[?#;]/)
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** A browser that opens an address of the portal, as against a program that asks for something missing. */
function isPageVisit({ method, url = '/', headers }: Visit): boolean {
  const [path = '/'] = url.split('?')
  const isOurs =
    /^\/(api|media)(\/|$)/.test(path) ||
    path === endpointPath(signIn) ||
    path.startsWith(immutableFolder)
  const isReading = method === 'GET' || method === 'HEAD'
  return isReading && !isOurs && (headers.accept ?? '').includes('text/html')
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
}

/** The portal of this server calls this server; what is not set is left to the portal. */
function portalSettings(settings: PortalSettings) {
  const { productTitle, companyName, logo, mediaBaseUrl } = settings
  return {
    apiBaseUrl: '',
    mediaBaseUrl,
    ...(productTitle && { productTitle }),
    ...(companyName && { companyName }),
    ...(logo && { logo }),
    revokeUrl: endpointPath(revokeToken),
  }
}
