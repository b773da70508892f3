import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { FloorTable } from './FloorTable.tsx'
import { OurTable } from './OurTable.tsx'
import { makeRows, type Row } from './rows.ts'
import { TanStackTable } from './TanStackTable.tsx'

const tables = { floor: FloorTable, ours: OurTable, tanstack: TanStackTable }

type Contender = keyof typeof tables

let rows: Row[] = []
let redraw = (_isDark: boolean) => {}

/** Steps that the script that drives this page asks for; each is over once its frame has been drawn. */
const bench = {
  makeRows: (count: number) => {
    rows = makeRows(count)
  },

  /** Draws a few rows and takes them away again: what comes once for a page is not what is measured. */
  warmUp: async (contender: Contender) => {
    const root = mount(contender, makeRows(20))
    await nextFrame()
    root.unmount()
    return nextFrame()
  },

  mount: (contender: Contender) => {
    mount(contender, rows)
    return nextFrame()
  },

  /** Draws all rows on one page: what a render costs is seen best where there are many. */
  mountAll: (contender: Contender) => {
    mount(contender, rows, rows.length)
    return nextFrame()
  },

  /** Draws all around the table anew, as a product does whenever something of its own changes. */
  rerender: () => {
    redraw(false)
    return nextFrame()
  },

  switchTheme: () => {
    redraw(true)
    return nextFrame()
  },

  type: (text: string) => {
    const input = find('input')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    flushSync(() => input.dispatchEvent(new InputEvent('input', { bubbles: true })))
    return nextFrame()
  },

  sortBy: (column: string) => {
    press(column)
    return nextFrame()
  },

  save: async () => {
    const isSaved = new Promise<void>((resolve) => {
      URL.createObjectURL = () => {
        resolve()
        return '#'
      }
    })
    HTMLAnchorElement.prototype.click = () => {}
    press('Export CSV')
    await isSaved
    return nextFrame()
  },

  shown: () => find('tbody').textContent,
}

declare global {
  interface Window {
    bench: typeof bench
  }
}
window.bench = bench

function mount(contender: Contender, shown: Row[], pageSize = 15) {
  const Table = tables[contender]
  const root = createRoot(find('#root'))
  redraw = (isDark) =>
    flushSync(() => root.render(<Table rows={shown} pageSize={pageSize} isDark={isDark} />))
  redraw(false)
  return root
}

function press(text: string) {
  const buttons = [...document.querySelectorAll('button')]
  const button = buttons.find((one) => one.textContent?.startsWith(text))
  flushSync(() => button?.dispatchEvent(new MouseEvent('click', { bubbles: true })))
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}
