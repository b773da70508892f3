import compress from '@fastify/compress'
import cors from '@fastify/cors'
import etag from '@fastify/etag'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { contentSecurityPolicy } from '../portal/csp.ts'

/**
 * Gives every answer the headers that protect it, let configured origins read it, and make it small.
 * @param page the portal's page, whose inline scripts may run; null when there is no portal
 */
export async function registerHeaders(
  app: FastifyInstance,
  config: Config,
  page: string | null,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: contentSecurityPolicy(page ?? '', connectOrigins(config)),
    },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    // A promise for a whole year that only a deployment behind TLS can keep, and for no other host.
    hsts: config.publicOrigin?.startsWith('https:') ? { includeSubDomains: false } : false,
  })
  await app.register(cors, {
    origin: config.corsOrigins,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type'],
    exposedHeaders: ['Content-Disposition', 'ETag', 'Retry-After'],
    maxAge: 600,
    strictPreflight: false,
  })
  // In this order: the tag is that of the text before it is compressed, which a weak one may be.
  await app.register(etag, { weak: true })
  // Bodies of requests are unpacked where they are read, which bounds what comes of them.
  await app.register(compress, { globalDecompression: false })
}

/** Report files may be elsewhere. */
function connectOrigins({ portal }: Config): string[] {
  return URL.canParse(portal.mediaBaseUrl) ? [new URL(portal.mediaBaseUrl).origin] : []
}
