import { defineEndpoint } from '../endpoint.ts'
import { Health, Readiness } from '../entities/shared.ts'

export const checkLive = defineEndpoint({
  method: 'GET',
  path: '/api/health/live',
  access: 'public',
  summary: 'Whether the process runs and answers',
  response: Health,
  failure: 'Not alive',
})

export const checkReady = defineEndpoint({
  method: 'GET',
  path: '/api/health/ready',
  access: 'public',
  summary: 'Whether the server can do its work: 503 with a reason when it cannot',
  response: Readiness,
  failure: 'Not ready',
})
