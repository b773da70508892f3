/** The thread that draws reports, so that the server answers meanwhile. */
import { parentPort } from 'node:worker_threads'
import type { ReportInput } from './input.ts'
import { makeFile } from './makeFile.ts'
import { type MadeReport, makeLetter } from './makeLetter.ts'

/** Answer for each report that it is sent. */
export type Drawn = MadeReport | { error: string }

parentPort?.on('message', async (input: ReportInput) => {
  parentPort?.postMessage(await draw(input))
})

async function draw(input: ReportInput): Promise<Drawn> {
  try {
    return { bytes: await makeFile(input), letter: makeLetter(input) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
