import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Watch } from '../watch.ts'
import type { Drawn, DrawThreadData } from './drawThread.ts'
import type { ReportInput } from './input.ts'
import type { MadeReport } from './makeLetter.ts'
import { seriesBuffers } from './seriesBuffers.ts'

/** A thread that draws nothing for so long ends, and gives its memory back. */
const idleMs = 120_000

export interface Drawing {
  /**
   * Makes a report's file and letter in another thread, one after the other. The series of the input go over to it,
   * and are empty from then on.
   * @param patienceMs when it is given up, and its thread with it
   * @throws TooLarge when it takes too long, or too much memory
   * @throws Error when it cannot be made, or the signal says to stop
   */
  makeReport(
    input: ReportInput,
    options: { signal: AbortSignal; patienceMs: number },
  ): Promise<MadeReport>
  close(): Promise<void>
}

/** A report that is more than a server makes: trying it again would end in the same way. */
export class TooLarge extends Error {
  readonly of: 'time' | 'memory'

  constructor(of: 'time' | 'memory') {
    super(`A report needs too much ${of}`)
    this.of = of
  }
}

/**
 * Draws in a thread that starts with the first report, and again when it died.
 * @param fontPackages names of packages with fonts of more scripts
 */
export function createDrawing(watch: Watch, fontPackages: readonly string[] = []): Drawing {
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  const close = async () => {
    const ending = thread
    thread = undefined
    await ending?.terminate()
  }
  return {
    makeReport: async (input, { signal, patienceMs }) => {
      clearTimeout(idle)
      thread ??= keepQuiet(startThread({ fontPackages }))
      const late = AbortSignal.timeout(patienceMs)
      const answer = once(thread, 'message', { signal: AbortSignal.any([signal, late]) })
      thread.postMessage(input, seriesBuffers(input))
      try {
        const [drawn]: Drawn[] = await answer
        watch.worked()
        if (drawn && 'bytes' in drawn) return drawn
        throw new CannotDraw(drawn?.error)
      } catch (error) {
        const tooLarge = signal.aborted ? null : limitOf(error, late)
        if (!signal.aborted && tooLarge === null && !(error instanceof CannotDraw)) {
          watch.failed(error)
        }
        // It may still be at work on what nobody waits for.
        await close()
        throw tooLarge ?? error
      } finally {
        idle = setTimeout(close, idleMs).unref()
      }
    },
    close: async () => {
      clearTimeout(idle)
      await close()
    },
  }
}

/** Tells which limit has ended a report; null for another end. */
function limitOf(error: unknown, late: AbortSignal): TooLarge | null {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return new TooLarge('memory')
  return late.aborted ? new TooLarge('time') : null
}

/** One report cannot be drawn: the thread itself works. */
class CannotDraw extends Error {}

/** A thread that dies with nobody waiting for it must not take the server along. */
function keepQuiet(thread: Worker): Worker {
  return thread.on('error', () => {})
}

/** From source the thread needs a compiler of its own; a build has it as a file beside this one. */
function startThread(workerData: DrawThreadData): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./drawThread.js', import.meta.url), { workerData })
  }
  const compiler = import.meta.resolve('tsx/esm/api')
  const source = new URL('./drawThread.ts', import.meta.url).href
  const start = `import(${JSON.stringify(compiler)}).then(({ register }) => {
    register()
    return import(${JSON.stringify(source)})
  })`
  return new Worker(start, {
    eval: true,
    execArgv: ['--conditions=@netportal/source'],
    workerData,
  })
}
