import { expect, it } from 'vitest'
import { viewerText } from './viewerText.ts'

it.each([
  [{ role: 'admin' }, 'Administrator'],
  [{ role: 'customer', customer_company_name: 'Harbour Hotels' }, 'Customer, Harbour Hotels'],
  [{ role: 'customer', customer_company_id: 3 }, 'Customer'],
])('%j', (profile, text) => {
  expect(viewerText(profile)).toBe(text)
})
