import { fixtureNow, historyDevice, restlessHistory } from '@netportal/contract/fixtures'
import { lightTheme, ThemeRoot } from '@netportal/ui'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { harbourPoint, ready } from '../../testing/remotes.ts'
import { DeviceHistoryView } from './DeviceHistoryView.tsx'

const history = ready([...restlessHistory])
const location = ready(harbourPoint)
const device = ready(historyDevice)
const onPageChange = vi.fn()
const shared = {
  range: null,
  detail: null,
  onShowDetail: vi.fn(),
  onCloseDetail: vi.fn(),
  detailTable: { search: '', sort: null, page: 1 },
  onDetailTableChange: vi.fn(),
  incidents: null,
}

function view(nowMs: number, page = 1) {
  return (
    <MemoryRouter>
      <ThemeRoot theme={lightTheme}>
        <DeviceHistoryView
          {...shared}
          {...{ location, device, history, nowMs, page, onPageChange }}
          mac=""
          backTo="/"
        />
      </ThemeRoot>
    </MemoryRouter>
  )
}

const nowMs = Date.parse(fixtureNow)
const items = () => [...document.querySelectorAll('li')].map((item) => item.textContent)

describe('a history of 20,000 changes', () => {
  it('shows its newest periods, and figures over all of them', async () => {
    const page = await render(view(nowMs))
    expect(items()).toHaveLength(100)
    expect(items()[0]).toMatch(/\(current\)/)
    await expect.element(page.getByText('Showing 1 - 100 of 20,000')).toBeVisible()
    // 6,667 periods of two minutes each, and the time since the last change.
    await expect.element(page.getByText('9d 6h 14m')).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    expect(onPageChange).toHaveBeenCalledWith(2)
    expect(document.querySelectorAll('*').length).toBeLessThan(3500)
  })

  it('ends with the oldest', async () => {
    await render(view(nowMs, 200))
    expect(items()).toHaveLength(100)
    expect(items().at(-1)).toMatch(/^Online2m Start 2026-05-21 10:00/)
  })

  it('changes no more with a minute than what is current', async () => {
    const page = await render(view(nowMs))
    const changes: MutationRecord[] = []
    const observer = new MutationObserver((records) => changes.push(...records))
    observer.observe(page.container, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    })
    for (let minute = 1; minute <= 5; minute += 1) {
      changes.push(...observer.takeRecords())
      changes.length = 0
      await page.rerender(view(nowMs + minute * 60_000))
      changes.push(...observer.takeRecords())
      expect(items()[0]).toContain('(current)')
      const inStrip = changes.filter(({ target }) => isInStrip(target))
      const elsewhere = changes.filter(({ target }) => !isInStrip(target))
      expect(elsewhere.length).toBeLessThanOrEqual(8)
      // The strip moves on only by steps that can be seen: of five minutes in four weeks, at most one.
      strips.push(inStrip.length > 0)
    }
    expect(strips.filter(Boolean).length).toBeLessThanOrEqual(1)
  })

  it('says no day on its axis that has not come, however long it is', async () => {
    const since = '2024-09-01T00:00:00Z'
    const long = ready([{ time: since, status: 'Online' }])
    const evening = Date.parse('2026-06-18T22:50:00Z')
    const at = (now: number) => (
      <MemoryRouter>
        <ThemeRoot theme={lightTheme}>
          <DeviceHistoryView
            {...shared}
            {...{ location, onPageChange, page: 1 }}
            device={ready({ ...historyDevice, first_discovered_at: since })}
            history={long}
            nowMs={now}
            mac=""
            backTo="/"
          />
        </ThemeRoot>
      </MemoryRouter>
    )
    const page = await render(at(evening))
    await expect.element(page.getByText('2026-06-18', { exact: true })).toBeVisible()
    await page.rerender(at(evening + 15 * 60_000))
    await expect.element(page.getByText('2026-06-19', { exact: true })).toBeVisible()
  })

  const strips: boolean[] = []
  const isInStrip = (node: Node) =>
    (node instanceof Element ? node : node.parentElement)?.closest('[role=img], [aria-hidden]') !=
    null
})
