/** The thread that draws reports, so that the server answers meanwhile. */
import { parentPort, workerData } from 'node:worker_threads'
import type { ReportInput } from './input.ts'
import { makeFile } from './makeFile.ts'
import { type MadeReport, makeLetter } from './makeLetter.ts'
import { addFontPackages } from './pdf/fonts.ts'

/** What the thread is told at its start. */
export interface DrawThreadData {
  /** Names of packages with fonts of more scripts. */
  fontPackages: readonly string[]
}

/** Answer for each report that it is sent. */
export type Drawn = MadeReport | { error: string }

const { fontPackages }: DrawThreadData = workerData
addFontPackages(fontPackages)

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
