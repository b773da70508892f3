import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { FloorTable } from './FloorTable.tsx'
import { OurTable } from './OurTable.tsx'
import { makeRows, type Row } from './rows.ts'
import { TanStackTable } from './TanStackTable.tsx'

const tables = { floor: FloorTable, ours: OurTable, tanstack: TanStackTable }
export type Contender = keyof typeof tables

let rows: Row[] = []
let root: Root | undefined

/** What the script that drives this page may ask of it. Times are milliseconds of the main thread. */
const bench = {
  makeRows: (count: number) => {
    rows = makeRows(count)
  },

  /** Draws the table, up to its layout. */
  mount: (contender: Contender) => {
    const Table = tables[contender]
    const place = element('#root')
    return measure(() => {
      root = createRoot(place)
      flushSync(() => root?.render(<Table rows={rows} />))
    })
  },

  /** Types one more letter, with all before it standing there. */
  type: (text: string) => {
    const input = element<HTMLInputElement>('input')
    return measure(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      flushSync(() => input.dispatchEvent(new InputEvent('input', { bubbles: true })))
    })
  },

  sort: (column: string) => {
    const button = [...document.querySelectorAll('th button')].find((b) => b.textContent === column)
    return measure(() =>
      flushSync(() => button?.dispatchEvent(new MouseEvent('click', { bubbles: true }))),
    )
  },

  /** Saves a file, and finds the longest that the page could not answer meanwhile. */
  save: async () => {
    const saved = Promise.withResolvers<void>()
    URL.createObjectURL = () => {
      saved.resolve()
      return '#'
    }
    HTMLAnchorElement.prototype.click = () => {}
    const button = [...document.querySelectorAll('button')].find((b) =>
      b.textContent?.startsWith('Export CSV'),
    )
    const gaps = watchGaps()
    const start = performance.now()
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await saved.promise
    const total = performance.now() - start
    return { total, longest: await gaps() }
  },

  shown: () => document.querySelector('tbody')?.textContent ?? '',
  idle: () => new Promise<void>((resolve) => requestIdleCallback(() => resolve())),
}
declare global {
  interface Window {
    bench: typeof bench
  }
}
window.bench = bench

/** Times work up to its layout; drawing the pixels is the browser's own, and the same for all. */
function measure(work: () => void): number {
  const start = performance.now()
  work()
  document.body.getBoundingClientRect()
  return performance.now() - start
}

/** Sends itself messages as fast as they come: the longest that one took is how long the page stood still. */
function watchGaps(): () => Promise<number> {
  const { port1, port2 } = new MessageChannel()
  let last = performance.now()
  let longest = 0
  let onTurn = () => {}
  port1.onmessage = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    onTurn()
    port2.postMessage(null)
  }
  port2.postMessage(null)
  return () =>
    new Promise((resolve) => {
      onTurn = () => {
        port1.close()
        resolve(longest)
      }
    })
}

function element<E extends HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}
