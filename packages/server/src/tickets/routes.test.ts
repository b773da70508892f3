import {
  endpointPath,
  getTicketsSummary,
  listCallTickets,
  listOpenTickets,
  type Ticket,
} from '@netportal/contract'
import { describe, expect, it } from 'vitest'
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

describe('the tickets of a location', () => {
  const ticketsOf = async (query?: { days_past: number }): Promise<Ticket[]> => {
    const path = endpointPath(listCallTickets, { id: test.world.ash.locationId }, query)
    return (await test.call(path, await test.tokenOf('ann'))).json()
  }

  it('come with their calls and notes, in sequence', async () => {
    expect(await ticketsOf()).toEqual([
      {
        id: expect.any(Number),
        calltek_ticket_id: '2',
        ticket_datetime_utc: '2026-06-18T00:00:00.000Z',
        guest_name: 'Zoë',
        last_name: "O'Brien",
        room: '214',
        issue_api: 'Slow connection',
        solution_api: null,
        status_api: 'In Progress',
        notes: [
          {
            id: expect.any(Number),
            note_sequence: 1,
            call_type: 'Inbound',
            caller_type: 'Guest',
            created_by: 'Agent 7',
            start_time: '2026-06-18T00:00:00.000Z',
            end_time: '2026-06-18T00:01:30.000Z',
            call_duration_seconds: 90,
            content: null,
          },
          {
            id: expect.any(Number),
            note_sequence: 2,
            call_type: 'Note',
            caller_type: null,
            created_by: null,
            start_time: null,
            end_time: null,
            call_duration_seconds: null,
            content: '<b>=1+1</b>',
          },
        ],
      },
    ])
  })

  it.each([
    [1, ['2']],
    [17, ['2']],
    [18, ['2', '4', '3']],
    [0, ['2', '4', '3', '1']],
  ])('of the last %i days are those opened in them, newest first', async (days_past, ids) => {
    const tickets = await ticketsOf({ days_past })
    expect(tickets.map(({ calltek_ticket_id }) => calltek_ticket_id)).toEqual(ids)
    for (const { calltek_ticket_id, notes } of tickets) {
      expect(notes).toHaveLength(calltek_ticket_id === '2' ? 2 : 0)
    }
  })
})

describe('open tickets of all locations', () => {
  const openFor = async (person: 'ann' | 'admin') =>
    (await test.call(listOpenTickets.path, await test.tokenOf(person))).json()

  it('come newest first and name their location', async () => {
    const tickets = await openFor('ann')
    expect(tickets).toHaveLength(2)
    expect(tickets[0]).toEqual({
      id: expect.any(Number),
      location_id: test.world.ash.locationId,
      location_name: 'Harbour',
      location_timezone: 'Europe/London',
      calltek_ticket_id: '2',
      ticket_datetime_utc: '2026-06-18T00:00:00.000Z',
      guest_name: 'Zoë',
      last_name: "O'Brien",
      room: '214',
      issue_api: 'Slow connection',
      status_api: 'In Progress',
    })
  })

  it('are those of every company for an administrator', async () => {
    expect(await openFor('admin')).toHaveLength(3)
  })
})
