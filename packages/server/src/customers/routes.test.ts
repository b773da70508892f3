import { listCustomers } from '@netportal/contract'
import { expect, it } from 'vitest'
import { useTestApp } from '../testing/testApp.ts'

const test = useTestApp()

it('lists the companies by name, for administrators alone', async () => {
  const admin = await test.call(listCustomers.path, await test.tokenOf('admin'))
  const { ash, birch } = test.world
  expect(admin.json()).toEqual([
    { id: ash.companyId, company_name: 'Ash' },
    { id: birch.companyId, company_name: 'Birch' },
    { id: expect.any(Number), company_name: 'Cedar' },
  ])
  const customer = await test.call(listCustomers.path, await test.tokenOf('ann'))
  expect([customer.statusCode, customer.json()]).toEqual([403, { detail: 'Not allowed.' }])
})
