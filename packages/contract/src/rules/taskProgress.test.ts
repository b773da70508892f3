import { expect, it } from 'vitest'
import { taskProgress } from './taskProgress.ts'

it.each(['PENDING', 'RECEIVED', 'STARTED', 'RETRY', 'PROGRESS'])('%s is running', (state) => {
  expect(taskProgress({ state, result: null })).toEqual({ status: 'running' })
})

it('SUCCESS has succeeded when there is something to download', () => {
  expect(taskProgress({ state: 'SUCCESS', result: 'reports/1/a.pdf' })).toEqual({
    status: 'succeeded',
    path: 'reports/1/a.pdf',
  })
  for (const result of [undefined, null, '', { path: 'a.pdf' }]) {
    expect(taskProgress({ state: 'SUCCESS', result })).toEqual({ status: 'failed' })
  }
})

it('FAILURE has failed, whatever came with it', () => {
  expect(taskProgress({ state: 'FAILURE', result: { exc_type: 'ValueError' } })).toEqual({
    status: 'failed',
  })
})
