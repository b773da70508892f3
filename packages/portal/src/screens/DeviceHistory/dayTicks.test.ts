import { expect, it } from 'vitest'
import { dayTicks } from './dayTicks.ts'

const at = (text: string) => Date.parse(text)

it('marks both ends and days between, by the clocks of the zone', () => {
  const ticks = dayTicks(at('2026-05-21T09:12Z'), at('2026-06-18T13:32Z'), 'Asia/Tokyo')
  expect(ticks.map(({ label }) => label)).toEqual(['05-21', '05-29', '06-06', '06-14', '06-18'])
  expect(ticks[1]?.at).toBe(at('2026-05-28T15:00Z'))
})

it('leaves out days too close to an end', () => {
  const ticks = dayTicks(at('2026-06-16T23:50Z'), at('2026-06-18T00:10Z'), 'UTC')
  expect(ticks.map(({ label }) => label)).toEqual(['06-16', '06-18'])
})

it('names the year where there are several', () => {
  const ticks = dayTicks(at('2024-01-01T00:00Z'), at('2026-06-18T00:00Z'), 'UTC')
  expect(ticks[0]?.label).toBe('2024-01-01')
  expect(ticks.length).toBeLessThanOrEqual(6)
})

it('bears a history that has only begun', () => {
  const now = at('2026-06-18T13:32Z')
  expect(dayTicks(now, now, 'UTC').map(({ label }) => label)).toEqual(['06-18', '06-18'])
})
