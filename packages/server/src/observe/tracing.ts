import {
  isSpanContextValid,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { ExportResultCode, parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-base'
import type { TracingSettings } from '../config/tracing.ts'
import { elapsed } from '../elapsed.ts'
import { within } from '../within.ts'
import { listenWith, recordFirst } from './recorder.ts'
import { recordTo, stopRecording, type TracedCall, type Tracing } from './trace.ts'

/** Less than what is left of the time in which a server stops. */
const flushMs = 2000
/** A collector that is down is said so often at most. */
const quietMs = 10 * 60_000

/**
 * Starts to send traces to the collector of the standard variables, which the libraries read themselves. Nothing of
 * it is global. Import this file only where traces are wanted, as it loads them all.
 */
export function createTracing({ protocol }: TracingSettings): Tracing {
  const exporter = protocol === 'http/json' ? new JsonExporter() : new ProtobufExporter()
  const losses = createLosses()
  const provider = new BasicTracerProvider({
    // No detector of the process or the machine: a command line may hold a password.
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'network-portal' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [
      new BatchSpanProcessor(
        // A call may have set the timer that sends: the losses are not its own.
        tellLosses(exporter, (...lost) => recordTo(listening, () => losses.add(...lost))),
      ),
    ],
  })
  const tracer = provider.getTracer('network-portal')
  const listening = listenWith(tracer)
  return {
    beginCall: (call) => beginCall(tracer, call),
    listen: (work) => recordTo(listening, work),
    logTo: losses.logTo,
    close: async () => {
      await within(flushMs, 'collector', provider.shutdown()).catch(() => {})
      stopRecording()
    },
  }
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

function beginCall(
  tracer: Tracer,
  { method: given, route, requestId, parent }: Parameters<Tracing['beginCall']>[0],
): TracedCall {
  const method = methods.has(given) ? given : '_OTHER'
  const from = readParent(parent)
  const context = from ? trace.setSpanContext(ROOT_CONTEXT, from) : ROOT_CONTEXT
  const word = method === '_OTHER' ? 'HTTP' : method
  const attributes = {
    'http.request.method': method,
    'netportal.request_id': requestId,
    ...(route !== undefined && { 'http.route': route }),
  }
  const name = route === undefined ? word : `${word} ${route}`
  const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, context)
  const { recorder, end } = recordFirst(tracer, context, span)
  return {
    run: (work) => recordTo(recorder, work),
    end: (status) => {
      if (!span.isRecording()) return
      if (status !== null) span.setAttribute('http.response.status_code', status)
      if (status !== null && status >= 500) {
        span.setAttribute('error.type', String(status))
        span.setStatus({ code: SpanStatusCode.ERROR })
      }
      end()
    },
  }
}

/**
 * Reads the header of W3C's Trace Context. Its companion `tracestate` holds whatever a caller likes, and is passed over.
 * @returns null for one that is missing or malformed: a trace of our own begins
 */
function readParent(header: string | string[] | undefined): SpanContext | null {
  if (typeof header !== 'string' || header.length > longestParent) return null
  const parent = parseTraceParent(header)
  return parent && isSpanContextValid(parent) ? { ...parent, isRemote: true } : null
}

/** That of today has 55 characters; a later one may have more. */
const longestParent = 256

function tellLosses(
  exporter: SpanExporter,
  lose: (spans: number, error: Error | undefined) => void,
): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code !== ExportResultCode.SUCCESS) lose(spans.length, result.error)
        done(result)
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}

/** Counts spans that no collector took, and says it now and again. */
function createLosses() {
  let log: Parameters<Tracing['logTo']>[0] | undefined
  let lost = 0
  let saidAt = Number.NEGATIVE_INFINITY
  return {
    logTo: (next: typeof log) => {
      log = next
    },
    add: (spans: number, error: Error | undefined) => {
      lost += spans
      if (!log || elapsed() - saidAt < quietMs) return
      // What a collector answers is its own: its message stays out.
      const code = error && 'code' in error ? String(error.code ?? 'none').slice(0, 40) : 'none'
      log.warn({ spans: lost, code }, 'the collector did not take traces')
      saidAt = elapsed()
      lost = 0
    },
  }
}
