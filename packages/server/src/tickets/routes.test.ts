import { endpointPath, getTicketsSummary } from '@netportal/contract'
import { expect, it } from 'vitest'
import { useTestApp } from '../testing/testApp.ts'

const test = useTestApp()

const summaryOf = async (id: number) => {
  const path = endpointPath(getTicketsSummary, { id })
  return (await test.call(path, await test.tokenOf('ann'))).json()
}

it('counts tickets that are not closed, and those closed within seven days', async () => {
  expect(await summaryOf(test.world.ash.locationId)).toEqual({
    open_tickets_count: 2,
    closed_tickets_last_7_days_count: 1,
  })
})

it('is zero for a location without tickets', async () => {
  expect(await summaryOf(test.world.ash.secondLocationId)).toEqual({
    open_tickets_count: 0,
    closed_tickets_last_7_days_count: 0,
  })
})
