import type { DemoNote } from './notes.ts'

/** A guest ticket of the demo, as it is delivered. */
export interface DemoTicket {
  calltekTicketId: string
  openedAt: Date
  guestName: string | null
  lastName: string | null
  room: string | null
  issue: string
  solution: string | null
  status: string
  closedAt: Date | null
  notes: DemoNote[]
}
