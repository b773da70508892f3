import { path } from '../../paths.ts'

/** The address of the calls of a room. Which room it is stands in the history's state alone: no address may have it. */
export const roomPath = path('/locations/:locationId/room-calls')

/** Names that page, where it is not said of which room or location it is. */
export const roomCallsText = 'Calls by Room'

const name = 'room'

/** Makes the state of a history entry that is about a room. */
export function roomState(room: string): Record<string, unknown> {
  return { [name]: room }
}

/** Reads it; '' for no room. */
export function readRoom(state: Readonly<Record<string, unknown>>): string {
  const room = state[name]
  return typeof room === 'string' ? room : ''
}
