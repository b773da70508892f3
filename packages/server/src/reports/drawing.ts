import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Watch } from '../watch.ts'
import type { Drawn } from './drawThread.ts'
import type { ReportInput } from './input.ts'
import type { MadeReport } from './makeLetter.ts'

/** A report that takes longer than this is given up, and its thread with it. */
const patienceMs = 120_000

export interface Drawing {
  /**
   * Makes a report's file and letter in another thread, one after the other.
   * @throws Error when it cannot be made, takes too long, or the signal says to stop
   */
  makeReport(input: ReportInput, signal: AbortSignal): Promise<MadeReport>
  close(): Promise<void>
}

/** Draws in a thread that starts with the first report, and again when it died. */
export function createDrawing(watch: Watch): Drawing {
  let thread: Worker | undefined
  const close = async () => {
    const ending = thread
    thread = undefined
    await ending?.terminate()
  }
  return {
    makeReport: async (input, signal) => {
      thread ??= keepQuiet(startThread())
      const patience = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])
      const answer = once(thread, 'message', { signal: patience })
      thread.postMessage(input)
      try {
        const [drawn]: Drawn[] = await answer
        watch.worked()
        if (drawn && 'bytes' in drawn) return drawn
        throw new CannotDraw(drawn?.error)
      } catch (error) {
        if (!signal.aborted && !(error instanceof CannotDraw)) watch.failed(error)
        // It may still be at work on what nobody waits for.
        await close()
        throw error
      }
    },
    close,
  }
}

/** One report cannot be drawn: the thread itself works. */
class CannotDraw extends Error {}

/** A thread that dies with nobody waiting for it must not take the server along. */
function keepQuiet(thread: Worker): Worker {
  return thread.on('error', () => {})
}

/** From source the thread needs a compiler of its own; a build has it as a file beside this one. */
function startThread(): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./drawThread.js', import.meta.url))
  }
  const compiler = import.meta.resolve('tsx/esm/api')
  const source = new URL('./drawThread.ts', import.meta.url).href
  const start = `import(${JSON.stringify(compiler)}).then(({ register }) => {
    register()
    return import(${JSON.stringify(source)})
  })`
  return new Worker(start, { eval: true, execArgv: ['--conditions=@netportal/source'] })
}
