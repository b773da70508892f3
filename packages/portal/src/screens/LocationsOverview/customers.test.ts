import { expect, it } from 'vitest'
import { partly, ready } from '../../testing/remotes.ts'
import { atLocations, customerNames } from './customers.ts'

const place = { id: 1, name: 'Harbour', timezone: '', customer_id: 7 }

it('keeps of a list what is at the locations of one customer, by name where no id is told', () => {
  const items = [
    { location_id: '1' },
    { location_id: 2, location_name: 'Harbour' },
    { location_name: 'Harbour' },
    { location_name: 'Airport' },
    {},
  ]
  const all = ready(partly(items, 3))
  expect(atLocations(all, [place])).toMatchObject({ data: partly([items[0], items[2]], 3) })
  expect(atLocations(all, null)).toBe(all)
})

it.each([
  ['by its name', [{ id: '7', company_name: 'Hotels' }], 'Hotels'],
  ['not yet', null, null],
  ['not at all of a customer who is not named', [{ id: 8, company_name: 'Inns' }], undefined],
  ['not at all where nobody is told', undefined, undefined],
])('tells whose a location is: %s', (_, customers, name) => {
  expect(customerNames(customers)(place)).toBe(name)
  expect(customerNames(customers)({ ...place, customer_id: null })).toBeUndefined()
})
