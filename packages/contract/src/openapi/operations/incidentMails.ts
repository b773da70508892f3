import type * as incidentMails from '../../endpoints/incidentMails.ts'
import {
  incidentMails as example,
  incidentMailsInput,
  sentIncidentMailPage,
  sentIncidentMails,
} from '../../fixtures/incidentMails.ts'
import { type OperationDocuments, pageOf } from '../document.ts'

export const incidentMailOperations: OperationDocuments<typeof incidentMails> = {
  getIncidentMails: {
    tag: 'Incidents',
    description: 'Nothing is chosen at first, and nothing is mailed.',
    example,
  },
  saveIncidentMails: {
    tag: 'Incidents',
    description:
      'What was so before a choice was made is not mailed. Only locations of the own company can be chosen.',
    body: incidentMailsInput,
    example,
  },
  listSentIncidentMails: {
    tag: 'Incidents',
    description: 'Mails of the last 92 days.',
    query: {
      ...pageOf('Mails'),
    },
    example: sentIncidentMailPage(sentIncidentMails.slice(0, 2)),
  },
}
