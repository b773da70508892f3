import { describe, expect, it } from 'vitest'
import { ordinaryNotes, untidyNotes } from '../fixtures/notes.ts'
import { ticketStats } from './ticketStats.ts'

describe('ticketStats', () => {
  it('numbers calls alone, and names their direction', () => {
    expect(ticketStats(ordinaryNotes).entries.map(({ label }) => label)).toEqual([
      'Call #1 (Inbound)',
      'Note',
      'Call #2 (Outbound)',
    ])
  })

  it('sums the time of calls alone', () => {
    const { totalCallSeconds, callCount, noteCount } = ticketStats(ordinaryNotes)
    expect({ totalCallSeconds, callCount, noteCount }).toEqual({
      totalCallSeconds: 846 + 2892,
      callCount: 2,
      noteCount: 1,
    })
  })

  it('orders by sequence, ignores letter case, counts a missing duration as zero', () => {
    const { entries, totalCallSeconds } = ticketStats(untidyNotes)
    expect(entries.map(({ label, note }) => [note.note_sequence, label])).toEqual([
      [10, 'Call #1 (Inbound)'],
      [20, 'Note'],
      [30, 'Call #2 (Outbound)'],
      [null, 'Note'],
    ])
    expect(totalCallSeconds).toBe(59)
  })

  it('leaves the notes that it was given as they were', () => {
    const notes = Object.freeze([{ note_sequence: 2 }, { note_sequence: 1 }])
    expect(ticketStats(notes).entries.map(({ note }) => note.note_sequence)).toEqual([1, 2])
  })

  it.each([[[]], [null], [undefined]])('takes %o as no notes', (notes) => {
    expect(ticketStats(notes)).toEqual({
      entries: [],
      callCount: 0,
      noteCount: 0,
      totalCallSeconds: 0,
    })
  })
})
