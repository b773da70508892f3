import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guessRoomAccessPoints, roomKey, roomLimits } from './roomAccessPoints.ts'

const guess = (room: string | null, ...names: (string | null)[]) =>
  guessRoomAccessPoints(
    room,
    names.map((name) => ({ name })),
  ).map(({ accessPoint, match }) => [accessPoint.name, match])

/** Beside it stand others, so that what is found is found for a reason. */
const others = ['LOBBY-AP-01', 'POOL-AP-02', null, 'FL09-CORR-AP-01', 'RM909', 'AP-01', 'AP-02']

describe('access points that may serve a room', () => {
  it.each([
    ['401', 'FL04-RM401-AP'],
    ['401', 'RM401'],
    ['401', 'rm-401'],
    ['401', 'Room 401'],
    ['401', 'ROOM_0401_AP'],
    ['401', 'R401-AP1'],
    ['401', 'Zi.401'],
    ['401', 'Zimmer 401 – links'],
    ['401', 'Hab-401'],
    ['401', '401'],
    ['401', '401-AP'],
    ['401', 'HTL1-401'],
    ['401', 'WAP401'],
    ['401', '4-01'],
    ['401', 'RM4.01'],
    ['401', 'F4R01'],
    ['401', 'FL04-RM01-AP'],
    ['401', 'RM401A'],
    ['401A', 'RM401A'],
    ['401A', 'RM401'],
    ['402', 'RM401-403'],
    ['402', 'RM401/402'],
    ['0401', 'RM401'],
    ['401', 'RM0401'],
    ['Room 401', 'RM401'],
    ['Rm. 401', 'FL04-RM401'],
    ['#401', 'RM401'],
    ['4-01', 'RM401'],
    ['4.01', 'RM401'],
    ['Floor 4 Room 1', 'RM401'],
    ['401/402', 'RM402'],
    ['1204', 'FL12-RM1204'],
    ['12', 'RM12'],
    ['12', 'RM012'],
    ['4012', 'RM4012'],
    ['10401', 'RM10401'],
    ['B401', 'B-RM401'],
    ['B-401', 'B401-AP'],
    ['401', 'B401'],
    ['B 401', 'BLDG-B-RM401'],
    ['Bldg. B 401', 'BLDGB-RM0401'],
    ['B401', 'RMB401'],
    ['B401', 'RM-B401'],
    ['B401', 'B-FL04-RM401'],
    ['B401', 'RM401'],
    ['North 401', 'N-RM401'],
    ['N401', 'NORTH-TOWER-RM401'],
    ['Tower 2 401', 'TWR02-RM401'],
    ['４０１', 'RM401'],
  ])('names room %s in %s', (room, name) => {
    expect(guess(room, ...others, name)).toEqual([[name, 'room']])
  })

  it.each([
    ['401', 'FL04-CORR-AP-03'],
    ['401', 'FL4-AP-01'],
    ['401', 'F4-AP-03'],
    ['401', 'L04-AP'],
    ['401', 'Floor 4 East'],
    ['401', 'LEVEL-04-AP'],
    ['401', 'LVL4'],
    ['401', '4F-CORR'],
    ['401', '04F'],
    ['401', '4th Floor lift'],
    ['401', '4OG-Flur'],
    ['401', 'Piso 4'],
    ['401', '4-CORR-AP-01'],
    ['401', '04_Corridor'],
    ['0401', 'FL04'],
    ['1204', 'FL12'],
    ['1204', 'FL01'],
    ['012', 'GF-LOBBY'],
    ['001', 'EG'],
    ['4-12', 'FL04'],
    ['B401', 'B-FL04-CORR'],
    ['B401', 'BLK-B-FL04'],
    ['B401', 'FL04-CORR'],
    ['Floor 4 Room 12', 'FL04'],
  ])('finds the floor of room %s in %s', (room, name) => {
    const [lobby, pool] = others
    expect(guess(room, lobby ?? '', pool ?? '', 'FL09-CORR', name)).toEqual([[name, 'floor']])
  })

  it.each([
    ['Lobby', 'LOBBY-AP-01'],
    ['lobby', 'Main Lobby AP'],
    ['Conference A', 'CONF-A-AP-01'],
    ['Suite 3', 'SUITE-03'],
    ['Villa 12', 'VILLA12-AP'],
    ['Pool Terrace', 'POOL-TERRACE-AP-01'],
    ['Ресторан', 'РЕСТОРАН-AP'],
    ['מסעדה', 'AP מסעדה'],
  ])('finds what %s is called in %s', (room, name) => {
    expect(guess(room, 'RM003', 'FL03-AP-03', 'CONF-B-AP-01', 'GYM', name)).toEqual([
      [name, 'name'],
    ])
  })

  it.each([
    ['401', ['LOBBY', 'FL05-CORR', 'RM501', 'FL14-CORR', 'RM1401']],
    ['401', ['AP-001', 'AP-002', 'AP-401']],
    ['401', ['1', '2', '401']],
    ['12', ['FL12-CORR', 'FL01-AP-12', 'AP-12']],
    ['B401', ['A-RM401', 'A-FL04-CORR', 'B-LOBBY']],
    ['401A', ['RM501A']],
    ['Suite 3', ['RM3', 'FL03-CORR', 'SUITE-4', 'SUITE']],
    ['Conference', ['CO-AP']],
    ['N/A', ['N-RM401', 'LOBBY']],
    ['?', ['LOBBY']],
    ['', ['LOBBY', 'FL00']],
    ['10401', ['FL04', 'FL01', 'FL10']],
    ['401', []],
  ])('none can be guessed for %s among %s', (room, names) => {
    expect(guess(room, ...names)).toEqual([])
    expect(guess(null, ...names)).toEqual([])
  })

  it('names the room, then its floor, each by name, and no other room', () => {
    expect(
      guess('401', 'FL04-CORR-AP-10', 'FL04-RM402-AP', 'FL04-CORR-AP-2', 'FL04-RM401-AP', 'FL05'),
    ).toEqual([
      ['FL04-RM401-AP', 'room'],
      ['FL04-CORR-AP-2', 'floor'],
      ['FL04-CORR-AP-10', 'floor'],
    ])
  })

  it('names the nearest rooms of the floor where there is nothing nearer', () => {
    const names = ['RM410', 'RM400', 'RM402', 'RM499', 'RM404', 'RM501', 'RM300']
    expect(guess('401', ...names).map(([name]) => name)).toEqual([
      'RM400',
      'RM402',
      'RM404',
      'RM410',
    ])
    expect(guess('401', ...names)).toHaveLength(roomLimits.neighbours)
    expect(guess('401', ...names)[0]?.[1]).toBe('neighbour')
  })

  it('takes another part of a room for a neighbour', () => {
    expect(guess('401A', 'RM401B', 'RM402')).toEqual([
      ['RM401B', 'neighbour'],
      ['RM402', 'neighbour'],
    ])
  })

  it('keeps to the building where the names tell one', () => {
    const names = ['A-FL04-CORR', 'B-FL04-CORR', 'A-RM401', 'B-RM401']
    expect(guess('B401', ...names).map(([name]) => name)).toEqual(['B-RM401', 'B-FL04-CORR'])
    expect(guess('401', ...names).map(([name]) => name)).toEqual([
      'A-RM401',
      'B-RM401',
      'A-FL04-CORR',
      'B-FL04-CORR',
    ])
  })

  it('takes no model for a room', () => {
    const points = [
      { name: 'LOBBY-R750', model: 'R750' },
      { name: 'AP-515 bar', model: 'AP-515' },
    ]
    expect(guessRoomAccessPoints('750', points)).toEqual([])
    expect(guessRoomAccessPoints('515', points)).toEqual([])
  })

  it('reads any names, and gives only what it was given', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.stringMatching(/^[ABFLRM0-9 ./-]{0,12}$/),
    )
    fc.assert(
      fc.property(text, fc.array(text), (room, names) => {
        const found = guess(room, ...names)
        expect(names).toEqual(expect.arrayContaining(found.map(([name]) => name)))
        expect(guess(room, ...names.toReversed()).map(([, match]) => match)).toEqual(
          found.map(([, match]) => match),
        )
      }),
    )
  })
})

describe('one room, however it is written', () => {
  it.each([
    [['401', '0401', ' 401 ', 'Room 401', 'rm. 401', '#401', '4-01', '４０１'], '401'],
    [['B401', 'B-401', 'b 0401', 'Bldg B 401'], 'B401'],
    [['401A', '401a', 'Room 401A'], '401A'],
    [['Suite 3', 'SUITE-03', 'suite  3'], 'Suite 3'],
    [['Lobby', ' LOBBY'], 'Lobby'],
  ])('%s are one', (spellings, room) => {
    for (const spelling of spellings)
      expect([spelling, roomKey(spelling)]).toEqual([spelling, roomKey(room)])
  })

  it('tells others apart, and has none for what names none', () => {
    const rooms = [
      '401',
      '402',
      '41',
      '4010',
      'B401',
      '401B',
      'Suite 401',
      'Suite 3',
      '3',
      'Lobby',
      '401/402',
    ]
    expect(new Set(rooms.map(roomKey)).size).toBe(rooms.length)
    expect(['', '  ', '?', '--', null, undefined].map(roomKey)).toEqual(Array(6).fill(null))
  })
})
