import '@netportal/ui/fonts.css'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { session } from './auth/session.ts'
import { heldAnswer } from './testing/heldAnswer.ts'
import { locationApi, locationCalls, locationPages } from './testing/locationApi.ts'
import { renderPortal } from './testing/renderPortal.tsx'
import { type Answer, stubApi } from './testing/stubApi.ts'

beforeEach(() => session.set({ accessToken: 'abc', tokenType: 'Bearer' }))
afterEach(async () => {
  vi.unstubAllGlobals()
  session.set(null)
  await screen.viewport(1280, 800)
})

/** A page, the call that it waits for last, and the words that are heard meanwhile. */
const pages = [
  { address: '/dashboard', call: 'GET /api/v1/customer/locations', words: 'Loading locations...' },
  { address: locationPages.devices, call: locationCalls.devices, words: 'Loading devices...' },
  {
    address: locationPages.history,
    call: locationCalls.deviceHistory,
    words: 'Loading device history...',
  },
  { address: locationPages.ssids, call: locationCalls.ssids, words: 'Loading SSIDs...' },
  { address: locationPages.stats, call: locationCalls.clients, words: 'Loading SSID stats...' },
  { address: locationPages.tickets, call: locationCalls.tickets, words: 'Loading tickets...' },
  { address: locationPages.timeline, call: locationCalls.timeline, words: 'Loading timeline...' },
]

describe.each([1280, 390])('at a width of %i px', (width) => {
  it.each(pages)('$address keeps the place of what comes', async ({ address, call, words }) => {
    await screen.viewport(width, 800)
    const api: Record<string, Answer> = locationApi()
    const content = heldAnswer()
    const location = heldAnswer()
    stubApi({
      ...api,
      [call]: () => content.held,
      [locationCalls.location]: () => location.held,
    })
    const { page } = await renderPortal(address)
    await expect.element(page.getByText(words)).toBeInTheDocument()
    await document.fonts.ready
    await expect.poll(isSettled).toBe(true)
    expect(shapeHeight()).toBeGreaterThan(300)
    const before = places()
    const shifts = watchShifts()
    location.give(api[locationCalls.location] ?? 'offline')
    content.give(api[call] ?? 'offline')
    await expect.element(page.getByText(words)).not.toBeInTheDocument()
    await expect.element(page.getByText('Loading chart...')).not.toBeInTheDocument()
    await expect.poll(isSettled).toBe(true)
    expect({ moved: movedIn(before, places()), shifts: shifts.stop() }).toEqual({
      moved: [],
      shifts: [],
    })
  })
})

/** Height of what stands for the content. */
function shapeHeight(): number {
  const blocks = [...document.querySelectorAll('main [inert] > *')]
  return blocks.reduce((sum, block) => sum + block.getBoundingClientRect().height, 0)
}

/** Whether nothing has moved for some frames. */
async function isSettled(): Promise<boolean> {
  const before = JSON.stringify([...places()])
  await new Promise((resolve) => setTimeout(resolve, 150))
  return before === JSON.stringify([...places()])
}

/** The upper edges of the page's heading and blocks, by their names, as far as the screen reaches. */
function places(): Map<string, number> {
  const named = document.querySelectorAll<HTMLElement>(
    'main h1, main h2, main table, main dl, main ol',
  )
  const found = new Map<string, number>()
  for (const element of named) {
    const { top } = element.getBoundingClientRect()
    const text = element.tagName.startsWith('H') ? element.textContent : element.ariaLabel
    const name = `${element.tagName} ${text?.split(':')[0] ?? ''}`
    if (top < innerHeight && !found.has(name)) found.set(name, Math.round(top))
  }
  return found
}

/** What has another place than before. A title that gains a name is the same title. */
function movedIn(before: Map<string, number>, after: Map<string, number>): string[] {
  return [...before].flatMap(([name, top]) => {
    const now = after.get(name)
    return now === undefined || Math.abs(now - top) <= 1 ? [] : [`${name}: ${top} → ${now}`]
  })
}

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/**
 * Shifts that the browser itself sees, but for words that move a little in their own line beside what comes, and
 * for the footer, which fewer rows than places bring up.
 */
function watchShifts() {
  const seen: LayoutShift[] = []
  const observer = new PerformanceObserver((list) => seen.push(...entriesOf(list)))
  observer.observe({ type: 'layout-shift' })
  return {
    stop(): string[] {
      seen.push(...entriesOf({ getEntries: () => observer.takeRecords() }))
      observer.disconnect()
      return seen
        .filter(({ value, sources }) => value >= 0.001 && !sources.every(isFooter))
        .map(describeShift)
    },
  }
}

function entriesOf(list: { getEntries: () => PerformanceEntry[] }): LayoutShift[] {
  return list.getEntries().filter((entry): entry is LayoutShift => 'sources' in entry)
}

function isFooter({ node }: { node: Node | null }): boolean {
  return node instanceof HTMLElement && node.closest('footer') !== null
}

function describeShift({ value, sources }: LayoutShift): string {
  const moved = sources.map(({ node, previousRect, currentRect }) => {
    const name = node ? `${node.nodeName} ${node.textContent?.slice(0, 30)}` : '?'
    return `${name} ${previousRect.top} → ${currentRect.top}`
  })
  return `${value.toFixed(4)}: ${moved.join(', ')}`
}
