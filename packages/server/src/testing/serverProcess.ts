import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import type { Environment } from '../config/environment.ts'

export interface ServerProcess {
  process: ChildProcess
  /** All that it has written. */
  output: () => string
  /** Waits until it has written this. */
  says: (text: string | RegExp) => Promise<void>
  /** Waits for its end. */
  exit: Promise<[code: number | null, signal: string | null]>
}

/** Starts the server as `npm run dev` does, on any free port; it ends with the test. */
export function startServer(env: Environment): ServerProcess {
  return startProgram('main.ts', [], env)
}

/** Starts one of the package's programs from source. */
export function startProgram(
  file: 'main.ts' | 'cli.ts',
  args: readonly string[],
  env: Environment,
): ServerProcess {
  const child = spawn(
    process.execPath,
    [
      ...['--liftoff-only', '--conditions=@netportal/source'],
      ...['--import', import.meta.resolve('tsx')],
      fileURLToPath(new URL(`../${file}`, import.meta.url)),
      ...args,
    ],
    { env: { PATH: process.env.PATH, PORT: '0', ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  let output = ''
  const exit = once(child, 'close') as ServerProcess['exit']
  const says = (text: string | RegExp) =>
    new Promise<void>((resolve, reject) => {
      const check = () => {
        if (typeof text === 'string' ? output.includes(text) : text.test(output)) resolve()
      }
      for (const stream of [child.stdout, child.stderr]) stream.on('data', check)
      exit.then(() => reject(new Error(`It ended without saying ${text}: ${output}`)))
      check()
    })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  return { process: child, output: () => output, says, exit }
}
