import { locations } from '@netportal/contract/fixtures'
import { describe, expect, it } from 'vitest'
import { readSiteList, withSites } from './siteList.ts'

const [first, second] = locations
if (!first || !second) throw new Error('The fixtures have no two locations.')
const places = [
  { ...first, id: 1, name: 'Hotel, Berlin' },
  { ...first, id: 2, name: 'Harbour' },
  { ...first, id: 3, name: 'Twin' },
  { ...first, id: 4, name: 'Twin' },
]
const read = (text: string) => readSiteList(text, places)
const harbour = { location_id: 2, recipients: 'a@x.test, b@x.test' }

describe('a pasted list of locations', () => {
  it.each([
    'Harbour\ta@x.test\tb@x.test',
    'Harbour,a@x.test,b@x.test',
    'harbour ; a@x.test, b@x.test',
    'Harbour,"a@x.test; b@x.test"',
    '2,Harbour,a@x.test,b@x.test',
    'Location,E-mail\r\n\r\n2,a@x.test;b@x.test\r\n',
  ])('is read from %j', (text) => {
    expect(read(text)).toEqual({ sites: [harbour], faults: [], left: '' })
  })

  it('has names with a comma, in quotes or not', () => {
    const berlin = { location_id: 1, recipients: 'a@x.test' }
    expect(read('"Hotel, Berlin",a@x.test').sites).toEqual([berlin])
    expect(read('Hotel, Berlin, a@x.test').sites).toEqual([berlin])
  })

  it('says by line what is wrong, keeps those lines, and takes the others', () => {
    const { sites, faults, left } = read(
      [
        'Harbour,a@x.test,b@x.test',
        'Nowhere,a@x.test',
        'Twin,a@x.test',
        'Hotel',
        '3,not@an@address',
        'Harbour,c@x.test',
        ',a@x.test',
        '4,d@x.test',
      ].join('\n'),
    )
    expect(sites).toEqual([harbour, { location_id: 4, recipients: 'd@x.test' }])
    expect(faults.map((fault) => fault.replace(/[\u2068\u2069]/g, ''))).toEqual([
      'Line 1: No location of this customer is called Nowhere.',
      'Line 2: More than one location is called Twin: put its id in place of the name.',
      'Line 3: No location of this customer is called Hotel.',
      'Line 4: Not an e-mail address: not@an@address (it has more than one @)',
      'Line 5: Harbour stands twice: the first was taken.',
      'Line 6: The name of the location is missing.',
    ])
    expect(left.split('\n')).toEqual([
      ...['Nowhere,a@x.test', 'Twin,a@x.test', 'Hotel', '3,not@an@address', 'Harbour,c@x.test'],
      ',a@x.test',
    ])
  })

  it('has a delimiter of its own in each line, pasted ones and others typed below', () => {
    const text = 'Harbour\ta@x.test\tb@x.test\nTwin;c@x.test\n4,d@x.test\n"Hotel,\nBerlin",e@x.test'
    const { sites, left } = read(text)
    expect(sites.map(({ location_id }) => location_id)).toEqual([2, 4, 1])
    expect(left).toBe('Twin;c@x.test')
  })

  it.each(['Bar 12" screens, a@x.test', '"Bar, a@x.test', '"Bar" 12" , a@x.test'])(
    'goes on after the quotes of %j',
    (line) => {
      const { sites, left } = read(`${line}\nHarbour, a@x.test, b@x.test\n${line}`)
      expect(sites).toEqual([harbour])
      expect(left).toBe(`${line}\n${line}`)
    },
  )

  it('counts the lines that are left as the box shows them', () => {
    const { faults } = read('"No\nwhere",a@x.test\nHarbour,a@x.test\nTwin,a@x.test')
    expect(faults.map((fault) => fault.slice(0, 7))).toEqual(['Line 1:', 'Line 3:'])
  })

  it('asks for an address', () => {
    expect(read('Harbour').faults).toEqual(['Line 1: Please enter at least one e-mail address.'])
  })

  it('takes the place of what the list has for a location', () => {
    const before = [harbour, { location_id: 1, recipients: 'z@x.test' }]
    const added = [{ location_id: 2, recipients: 'n@x.test' }]
    expect(withSites(before, added)).toEqual([added[0], before[1]])
  })
})
