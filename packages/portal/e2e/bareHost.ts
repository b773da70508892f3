import { existsSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const types: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Any web server that answers unknown paths with the portal's page, with a configuration of its own. */
export function bareHost(config: unknown): Promise<Running> {
  return listen(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://host')
    if (pathname === '/config.json') {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(config))
      return
    }
    const file = join(dist, pathname)
    const type = types[extname(pathname)]
    const isAsset = type !== undefined && existsSync(file)
    response.setHeader('content-type', isAsset ? type : 'text/html')
    response.end(readFileSync(isAsset ? file : join(dist, 'index.html')))
  })
}

export interface Running {
  origin: string
  close: () => void
}

/** Starts a server on whichever port is free. */
export async function listen(handler: RequestListener): Promise<Running> {
  const server: Server = createServer(handler)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}
