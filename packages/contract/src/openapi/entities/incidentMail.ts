import {
  IncidentMailChoice,
  IncidentMailChoiceInput,
  IncidentMails,
  IncidentMailsInput,
  SentIncidentMail,
  SentIncidentMailPage,
} from '../../entities/incidentMail.ts'
import {
  incidentMails,
  incidentMailsInput,
  sentIncidentMailPage,
  sentIncidentMails,
} from '../../fixtures/incidentMails.ts'
import { entity } from '../document.ts'
import { pageFields } from './pageFields.ts'

const fields = {
  grade: 'The mildest grade that is mailed: `minor`, `warning` or `critical`.',
  after_minutes: 'Minutes that an incident has to have been of that grade before it is mailed.',
  is_end_mailed: 'Whether the end of an incident is mailed whose beginning was.',
}

export const incidentMailRequests = {
  IncidentMailChoiceInput: entity(IncidentMailChoiceInput, {
    description: 'A choice to save.',
    fields: {
      id: 'Id of the choice that is changed; none for a new one.',
      location_ids: 'Ids of its locations; null for all that no other choice names.',
      ...fields,
    },
    example: incidentMailsInput.choices[0],
  }),
  IncidentMailsInput: entity(IncidentMailsInput, {
    description: 'All choices of a person. A location stands in one of them at the most.',
    fields: { choices: 'The choices; empty for no mails.' },
    example: incidentMailsInput,
  }),
}

export const incidentMailAnswers = {
  IncidentMailChoice: entity(IncidentMailChoice, {
    description: 'About which incidents a person gets mails.',
    fields: {
      id: 'Id.',
      location_ids: 'Ids of its locations; missing for all that no other choice names.',
      ...fields,
    },
    example: incidentMails.choices[0],
  }),
  IncidentMails: entity(IncidentMails, {
    description: 'All that a person has chosen.',
    fields: { address: 'Where the mails go: the address of the account.', choices: 'The choices.' },
    example: incidentMails,
  }),
  SentIncidentMail: entity(SentIncidentMail, {
    description: 'A mail about incidents, and what became of it.',
    fields: {
      id: 'Id.',
      made_at: 'When it was made.',
      address: 'Where it goes.',
      subject: 'Its subject.',
      state:
        '`SENT`: a mail server took it; `WAITING`: it is still to be sent; `FAILED`: it was not sent; `UNKNOWN`: nobody knows, and it is not sent again.',
      reason: 'Why it waits, was not sent, or why nobody knows.',
    },
    example: sentIncidentMails[1],
  }),
  SentIncidentMailPage: entity(SentIncidentMailPage, {
    description: 'A page of mails.',
    fields: pageFields,
    example: sentIncidentMailPage(sentIncidentMails.slice(0, 2)),
  }),
}
