import { type StatusHistory, statusPeriods } from '@netportal/contract'
import { expect, it, test } from 'vitest'
import { shownShares } from './shownShares.ts'

function history(online: number, offline: number, unknown: number): StatusHistory {
  const whole = online + offline + unknown
  const share = (durationMs: number) => ({ durationMs, percent: (durationMs / whole) * 100 })
  return {
    periods: [],
    sinceMs: 0,
    uptime: share(online),
    downtime: share(offline),
    unknown: share(unknown),
  }
}

test.each([
  [[75, 25, 0], '75.00% 25.00% 0.00%', '100.00%'],
  // Rounded one by one these were 99.99.
  [[1, 1, 1], '33.33% 33.33% 33.34%', '100.00%'],
  [[1, 1, 4], '16.67% 16.67% 66.66%', '100.00%'],
  [[99_999, 1, 0], '99.99% 0.01% 0.00%', '100.00%'],
  [[1, 0, 0], '100.00% 0.00% 0.00%', '100.00%'],
  // Neither can read 0.00, so that they cannot add up.
  [[999_998, 1, 1], '99.99% 0.01% 0.01%', '100.01%'],
])('%j are shown as %s', ([online = 0, offline = 0, unknown = 0], texts, total) => {
  const shown = shownShares(history(online, offline, unknown))
  expect([Object.values(shown.texts).join(' '), shown.total]).toEqual([texts, total])
})

it('are none without a date of discovery', () => {
  const { texts, total } = shownShares(statusPeriods([{ time: '2026-06-18' }], null, 2e12))
  expect([texts.online, texts.unknown, total]).toEqual(['N/A', 'N/A', null])
})

/** All histories of up to 24 equal parts, and those in which a part is all but nothing. */
const counts = [...Array.from({ length: 25 }, (_, index) => index), 99_999, 1_234_567_890]
const all = counts.flatMap((a) => counts.flatMap((b) => counts.map((c) => [a, b, c] as const)))

it('say what they add up to, and only nothing reads 0.00, whatever they are', () => {
  for (const parts of all.filter((each) => each.some((part) => part > 0))) {
    const { texts, total } = shownShares(history(...parts))
    const figures = [texts.online, texts.offline, texts.unknown]
    const steps = figures.reduce((sum, text) => sum + Number(text.slice(0, -1).replace('.', '')), 0)
    const isAll = parts.filter((part) => part > 0).length === 1
    expect(`${(steps / 100).toFixed(2)}%`, `${parts}`).toBe(total)
    expect(Math.abs(steps - 10_000), `${parts}`).toBeLessThanOrEqual(1)
    expect(
      figures.map((text) => [text === '0.00%', text === '100.00%']),
      `${parts}`,
    ).toEqual(parts.map((part) => [part === 0, isAll && part > 0]))
  }
})
