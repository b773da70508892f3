import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * All that a trace may tell, besides times: words of our own, counts and internal ids. What people write, are called
 * or ask for has no place in it.
 */
export type Facts = {
  'netportal.company_id'?: number
  'netportal.schedule_id'?: number
  'netportal.report_id'?: number
  'netportal.report_type'?: string
  'netportal.report_format'?: string
  'netportal.report_locations'?: number
  'netportal.report_size'?: number
  'netportal.attempt'?: number
  'netportal.mail_outcome'?: string
  /** Last part of the call's path, such as `client-counts`. */
  'netportal.delivery_kind'?: string
  'netportal.delivery_items'?: number
  'netportal.delivery_rejected'?: number
}

type Work<Result> = () => Promise<Result>

/** Notes what is under way, and what belongs to it. */
export interface Recorder {
  /** Undefined where nothing is under way yet. */
  readonly traceId: string | undefined
  step<Result>(name: string, facts: Facts, work: Work<Result>): Promise<Result>
  part<Result>(name: string, work: Work<Result>): Promise<Result>
  statement<Result>(text: unknown, work: Work<Result>): Promise<Result>
  note(facts: Facts): void
  fault(error: unknown): void
}

/** One call, from when it came in. */
export interface TracedCall {
  /** Lets what the work does belong to the call. */
  run(work: () => void): void
  /** @param status null for one whose caller has gone */
  end(status: number | null): void
}

/** Something that sends traces. */
export interface Tracing {
  /** @param call.parent header `traceparent` as it came */
  beginCall(call: {
    method: string
    route: string | undefined
    requestId: string
    parent: string | string[] | undefined
  }): TracedCall
  /** Lets steps of what is begun here be traces of their own. */
  listen<Result>(work: () => Result): Result
  /** Where it is said that traces are lost; nowhere before. */
  logTo(log: { warn(facts: object, message: string): void }): void
  /** Sends what it has, for two seconds at most; nothing is recorded after that. */
  close(): Promise<void>
}

const current = new AsyncLocalStorage<Recorder>()

/** Lets all that the work does, now and later, be noted there. */
export function recordTo<Result>(recorder: Recorder, work: () => Result): Result {
  return current.run(recorder, work)
}

/** Ends all recording of the process: until then Node 20 notes every promise, which makes each cost more. */
export function stopRecording(): void {
  current.disable()
}

/** Does a piece of work that is worth a trace, or a place in the one that is under way. */
export function step<Result>(name: string, facts: Facts, work: Work<Result>): Promise<Result> {
  return current.getStore()?.step(name, facts, work) ?? work()
}

/** Does what has a place in a trace that is under way, and is not worth one of its own. */
export function part<Result>(name: string, work: Work<Result>): Promise<Result> {
  return current.getStore()?.part(name, work) ?? work()
}

/** Asks the database; nothing of the text but its first word is told. */
export function statement<Result>(text: unknown, work: Work<Result>): Promise<Result> {
  return current.getStore()?.statement(text, work) ?? work()
}

/** Says more of the step, or the call, that is under way. */
export function note(facts: Facts): void {
  current.getStore()?.note(facts)
}

/** Says that the step under way has failed, where its error goes no further. */
export function noteFault(error: unknown): void {
  current.getStore()?.fault(error)
}

/** Returns the id of the trace that is under way. */
export function traceId(): string | undefined {
  return current.getStore()?.traceId
}
