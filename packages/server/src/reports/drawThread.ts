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
  const drawn = await draw(input)
  parentPort?.postMessage(drawn, 'bytes' in drawn ? ownMemory(drawn.bytes) : [])
})

/** Gives what a file alone has in memory: it goes over to the server in place of a copy. */
function ownMemory({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []
}

async function draw(input: ReportInput): Promise<Drawn> {
  try {
    return { bytes: await makeFile(input), letter: makeLetter(input) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
