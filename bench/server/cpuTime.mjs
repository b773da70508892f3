import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second (proc(5), stat). */
const tickMs = 10

/** @returns the processor time in ms that a process and its children have had, those that ended too */
export function cpuMs(pid) {
  const ticks = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readStat)
    .filter((stat) => stat !== null && (stat.pid === pid || stat.parent === pid))
    .reduce((sum, stat) => sum + stat.ticks + (stat.pid === pid ? stat.ofEnded : 0), 0)
  return ticks * tickMs
}

/** @returns null for a process that has ended meanwhile */
function readStat(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field, the program's name, may hold blanks and parentheses.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return {
      pid: Number(pid),
      parent: Number(fields[1]),
      ticks: Number(fields[11]) + Number(fields[12]),
      ofEnded: Number(fields[13]) + Number(fields[14]),
    }
  } catch {
    return null
  }
}
