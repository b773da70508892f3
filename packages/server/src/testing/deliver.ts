import { type Endpoint, type IngestResult, machineKeyHeader } from '@netportal/contract'
import type { LightMyRequestResponse } from 'fastify'
import { createMachineKey } from '../auth/machineKeys.ts'
import type { TestApp } from './testApp.ts'

type Called = Pick<Endpoint, 'path' | 'method'>

/** Delivers as a machine does. */
export interface Deliverer {
  /** @returns the whole answer */
  send(endpoint: Called, body: unknown): Promise<LightMyRequestResponse>
  /** @returns what a delivery that was answered with 200 came to */
  deliver(endpoint: Called, ...items: unknown[]): Promise<IngestResult>
}

/** A machine with a key of its own. */
export async function createDeliverer(test: TestApp, companyId: number): Promise<Deliverer> {
  const { key } = await createMachineKey(test.database.pool, { companyId, name: 'controller' })
  const send: Deliverer['send'] = ({ path, method }, body) =>
    test.call(path, undefined, {
      method,
      headers: { [machineKeyHeader]: key, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    })
  return {
    send,
    async deliver(endpoint, ...items) {
      const response = await send(endpoint, { items })
      if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`)
      return response.json()
    },
  }
}
