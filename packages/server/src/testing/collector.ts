import { once } from 'node:events'
import { createServer } from 'node:http'

/** A span as a collector is told it, in OTLP's JSON. */
export interface ToldSpan {
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  status: { code?: number; message?: string }
  attributes: { key: string; value: Record<string, unknown> }[]
}

interface TracesBody {
  resourceSpans: { scopeSpans: { spans: ToldSpan[] }[] }[]
}

/** A collector of traces that takes OTLP's JSON on a free port of this machine. */
export interface Collector {
  url: string
  /** All that it was sent, as it came. */
  text(): string
  spans(): ToldSpan[]
  close(): void
}

/** Starts a collector. */
export async function startCollector(): Promise<Collector> {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    bodies.push(body)
    response.setHeader('content-type', 'application/json').end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const read = (body: string): TracesBody => JSON.parse(body)
  return {
    url: `http://127.0.0.1:${port}`,
    text: () => bodies.join('\n'),
    spans: () =>
      bodies.flatMap((body) =>
        read(body).resourceSpans.flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Returns what a span tells beside its name. */
export function factsOf({ attributes }: ToldSpan): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
}
