import { describe, expect, it } from 'vitest'
import { readSearch } from './search.ts'

describe('what is searched for', () => {
  it('is words, in whichever letters and however far apart', () => {
    expect(readSearch('  Harbour   LOBBY ').words).toEqual(['harbour', 'lobby'])
    expect(readSearch(' ').words).toEqual([])
  })

  it('has six words at most', () => {
    expect(readSearch('a b c d e f g h').words).toHaveLength(6)
  })

  it.each([
    ['0000.5e00.531a', '00:00:5E:00:53:1A'],
    ['lobby', null],
  ])('%s: a hardware address is %s', (text, mac) => {
    expect(readSearch(text).mac).toBe(mac)
  })

  it.each([
    ['10.20.', '10.20.'],
    ['2001:DB8::1', '2001:db8::1'],
    ['10', null],
    ['.', null],
    ['lobby.1', null],
  ])('%s: an IP address is %s', (text, ip) => {
    expect(readSearch(text).ip).toBe(ip)
  })

  it.each([
    ['#48213', '48213'],
    ['Ticket 48213', '48213'],
    ['ticket #INC-7', 'inc-7'],
    ['48213', '48213'],
    ['room 214', null],
    ['#', null],
  ])('%s: the number of a ticket is %s', (text, ticket) => {
    expect(readSearch(text).ticket).toBe(ticket)
  })
})
