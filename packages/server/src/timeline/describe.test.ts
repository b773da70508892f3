import { isolate } from '@netportal/format'
import { expect, it } from 'vitest'
import { describeEvent } from './describe.ts'

const at = '2026-06-18T09:30:00.000Z'
const name = '5 ضيوف'

it('keeps names that run from right to left apart from the words of its sentences', () => {
  const device = { macAddress: '2C:C5:D3:00:00:20', previousAt: null, previousStatus: null }
  const status = { kind: 'device_status', id: 'device-1', at, deviceName: name, ...device } as const
  expect(describeEvent({ ...status, status: 'Online' }, 1).title).toBe(`${isolate(name)} is Online`)

  const ticket = { kind: 'guest_ticket', id: 'ticket-1', at, number: '7' } as const
  expect(describeEvent({ ...ticket, room: name, issue: 'בעיה' }, 1).description).toBe(
    `Room ${isolate(name)}: ${isolate('בעיה')}`,
  )
})
