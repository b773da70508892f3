import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { BarePage, FloorTable } from './FloorTable.tsx'
import { OurPage, OurTable } from './OurTable.tsx'
import { makeRows, type Row } from './rows.ts'
import { TanStackTable } from './TanStackTable.tsx'

const contenders = {
  floor: { Page: BarePage, Table: FloorTable },
  ours: { Page: OurPage, Table: OurTable },
  tanstack: { Page: BarePage, Table: TanStackTable },
}

type Contender = keyof typeof contenders

let root: Root | undefined
let rows: Row[] = []
let redraw = (_isDark: boolean) => {}

/** Steps that the script that drives this page asks for; each is over once its frame has been drawn. */
const bench = {
  makeRows: (count: number) => {
    rows = makeRows(count)
  },

  /** Draws a page without a table: its theme comes once, whatever it shows. */
  open: (contender: Contender) => {
    root = createRoot(find('#root'))
    show(contender, null)
    return nextFrame()
  },

  /** Draws a few rows and takes them away again: what comes once for a page is not what is measured. */
  warmUp: async (contender: Contender) => {
    show(contender, makeRows(20))
    await nextFrame()
    await new Promise((resolve) => requestIdleCallback(resolve))
    show(contender, null)
    return nextFrame()
  },

  mount: (contender: Contender) => {
    show(contender, rows)
    return nextFrame()
  },

  /** Draws all rows on one page: what a render costs is seen best where there are many. */
  mountAll: (contender: Contender) => {
    show(contender, rows, rows.length)
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

function show(contender: Contender, shown: Row[] | null, pageSize = 15) {
  const { Page, Table } = contenders[contender]
  redraw = (isDark) =>
    flushSync(() =>
      root?.render(
        <Page isDark={isDark}>{shown && <Table rows={shown} pageSize={pageSize} />}</Page>,
      ),
    )
  redraw(false)
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
