import { type TicketNote, ticketStats } from '@netportal/contract'
import { lightTheme, ThemeRoot } from '@netportal/ui'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { TicketHistory } from './TicketHistory.tsx'

it('has a page of 20,000 notes on the page, each with its number', async () => {
  const notes = Array.from(
    { length: 20_000 },
    (_, index): TicketNote => ({
      id: index,
      content: `<p>Called for the <b>${index + 1}.</b> time.</p>`,
    }),
  )
  const page = await render(
    <ThemeRoot theme={lightTheme}>
      <TicketHistory entries={ticketStats(notes).entries} zone="UTC" />
    </ThemeRoot>,
  )
  const items = () => [...document.querySelectorAll('li')].map((item) => item.textContent)
  await expect.poll(items, { timeout: 10_000 }).toHaveLength(100)
  await expect.poll(() => items()[99], { timeout: 10_000 }).toContain('Called for the 100. time.')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect
    .poll(() => items()[0], { timeout: 10_000 })
    .toMatch(/^101Note.*Called for the 101\. time/)
  expect(document.querySelectorAll('*').length).toBeLessThan(5000)
})
