import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { HttpError } from '../http/errors.ts'
import { type Recorder, recordTo } from './trace.ts'

/** A report of hundreds of locations asks the database thousands of times: what is beyond is counted. */
const partsMax = 200

/** Room for the small things of one trace, which all of its steps share. */
interface Room {
  left: number
  leftOut: number
}

/** A span that is under way, and all that may happen within. */
export interface Recorded {
  recorder: Recorder
  span: Span
  end(): void
}

/** Makes the recorder of what has begun nothing yet: each step is the first of a trace. */
export function listenWith(tracer: Tracer): Recorder {
  return {
    traceId: undefined,
    step: (name, facts, work) => {
      const span = tracer.startSpan(name, { attributes: facts }, ROOT_CONTEXT)
      return doWithin(recordFirst(tracer, ROOT_CONTEXT, span), work)
    },
    part: (_name, work) => work(),
    statement: (_text, work) => work(),
    note() {},
    fault() {},
  }
}

/** Records what happens within the first span of this process in a trace. */
export function recordFirst(tracer: Tracer, context: Context, span: Span): Recorded {
  const room: Room = { left: partsMax, leftOut: 0 }
  const recorded = record(tracer, trace.setSpan(context, span), span, room)
  return {
    ...recorded,
    end: () => {
      if (room.leftOut > 0) span.setAttribute('netportal.parts_left_out', room.leftOut)
      span.end()
    },
  }
}

function record(tracer: Tracer, context: Context, span: Span, room: Room): Recorded {
  const isRecorded = span.isRecording()
  const begin = (name: string, options: Parameters<Tracer['startSpan']>[1]): Recorded => {
    const child = tracer.startSpan(name, options, context)
    return record(tracer, trace.setSpan(context, child), child, room)
  }
  const ifRoom = <Result>(begun: () => Recorded, work: () => Promise<Result>) => {
    if (!isRecorded) return work()
    if (room.left === 0) {
      room.leftOut += 1
      return work()
    }
    room.left -= 1
    return doWithin(begun(), work)
  }
  const recorder: Recorder = {
    traceId: span.spanContext().traceId,
    step: (name, facts, work) => doWithin(begin(name, { attributes: facts }), work),
    part: (name, work) => ifRoom(() => begin(name, {}), work),
    statement: (text, work) => ifRoom(() => begin(...statementSpan(text)), work),
    note: (facts) => void span.setAttributes(facts),
    fault: (error) => markFailed(span, error),
  }
  return { recorder, span, end: () => span.end() }
}

async function doWithin<Result>(
  { recorder, span, end }: Recorded,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await recordTo(recorder, work)
  } catch (error) {
    markFailed(span, error)
    throw error
  } finally {
    end()
  }
}

/** Says what kind of error it was. Its message may repeat a value. */
function markFailed(span: Span, error: unknown): void {
  // What is wrong with a call is no fault of the server.
  if (error instanceof HttpError && error.status < 500) return
  span.setAttribute('error.type', kindOf(error))
  span.setStatus({ code: SpanStatusCode.ERROR })
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'other'
  const kind = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  return /^[\w$]{1,40}$/.test(kind) ? kind : 'other'
}

const operations = new Set(
  'select insert update delete with begin commit rollback savepoint release set lock create'.split(
    ' ',
  ),
)

function statementSpan(text: unknown) {
  const word = typeof text === 'string' ? (/^\s*(\w{1,20})/.exec(text)?.[1] ?? '') : ''
  const operation = operations.has(word.toLowerCase()) ? word.toLowerCase() : 'other'
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation }
  return [operation, { kind: SpanKind.CLIENT, attributes }] as const
}
