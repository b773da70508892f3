/** Not in the specification: calls of ours, which `users/me` names as the extra `incident-mails`. */
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import {
  IncidentMails,
  IncidentMailsInput,
  SentIncidentMailPage,
} from '../entities/incidentMail.ts'
import { incidentMailLimits } from '../rules/incidentMails.ts'
import { queryNumber } from './query.ts'

export const getIncidentMails = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/incident-mails',
  access: 'customer',
  summary: 'About which incidents the signed-in person gets mails',
  response: IncidentMails,
  failure: 'Failed to fetch your choices',
})

export const saveIncidentMails = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/customer/incident-mails',
  access: 'customer',
  summary: 'Replace all that the signed-in person has chosen; nothing for no mails',
  body: IncidentMailsInput,
  response: IncidentMails,
  failure: 'Failed to save your choices. Please try again.',
})

export const listSentIncidentMails = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/incident-mails/sent',
  access: 'customer',
  summary:
    'Mails about incidents that were made for the signed-in person, newest first, page by page',
  query: z.object({
    limit: queryNumber({
      min: 1,
      max: incidentMailLimits.logPageMax,
      default: incidentMailLimits.logPageSize,
    }),
    offset: queryNumber({ min: 0, default: 0 }),
  }),
  response: SentIncidentMailPage,
  failure: 'Failed to fetch the mails that were sent',
})
