import { defineEndpoint } from '../endpoint.ts'
import { Customer } from '../entities/customer.ts'
import { listOf } from '../entities/lists.ts'

export const listCustomers = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/customers',
  access: 'admin',
  summary: 'The customer companies',
  response: listOf(Customer),
  failure: 'Failed to fetch customers',
})
