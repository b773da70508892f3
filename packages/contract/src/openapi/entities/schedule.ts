import {
  ReportHistoryEntry,
  ReportHistoryPage,
  ReportMail,
  ScheduleReference,
} from '../../entities/reportHistory.ts'
import { Schedule, ScheduleInput, StoppedRecipient } from '../../entities/schedule.ts'
import { SiteRecipients } from '../../entities/siteRecipients.ts'
import { reportHistory, reportHistoryPage } from '../../fixtures/reportHistory.ts'
import { scheduleInputOf, schedules } from '../../fixtures/schedules.ts'
import { ReportParameters } from '../../reports/parameters.ts'
import { mapSwitches, reports, reportTypes } from '../../reports/reports.ts'
import { type EntityDocument, entity } from '../document.ts'
import { pageFields } from './pageFields.ts'
import { schemaName } from './report.ts'

const partlyMailed = reportHistory.find(({ mails }) => mails?.some(({ reason }) => reason))

const fields = {
  name: 'Name.',
  report_type: 'Kind of report.',
  frequency: '`DAILY`, `WEEKLY` or `MONTHLY`.',
  time_of_day: '`HH:mm:ss` on a clock in `timezone`.',
  timezone: 'IANA name of the time zone that it runs by.',
  day_of_week: '1 (Monday) to 7; counts for WEEKLY alone.',
  day_of_month: '1 to 31; counts for MONTHLY alone. A shorter month runs on its last day.',
  recipients: 'Mail addresses, separated by commas, semicolons or line breaks.',
  report_parameters: 'What the report is about.',
  is_active: 'Whether it runs; false is paused.',
  send_when_all_online: 'Whether a down-device report is sent when no device is down.',
  site_recipients:
    'Locations whose reports go, one by one, to people of their own; not of reports about SSIDs. A change without it, or without `group_document`, leaves it as it is; `null` takes it away.',
  group_document:
    'Whether `recipients` get the locations of `site_recipients` too, in one document with those of `report_parameters`.',
  version:
    'Changes with every change. A change that gives it is refused with 409 where the schedule has another one by now; one that does not is made whatever has changed.',
  paused_until:
    'The first day, on clocks of `timezone`, on which it runs again; a day that has come pauses nothing. Left out of a change it stays as it was; null ends the pause.',
  paused_sites:
    'Locations that are left out of its reports before a day, on clocks of `timezone`. While all are, it does not run. Left out of a change they stay as they were; null ends all of them.',
}

/** Each type's has the fields of all. */
const ofTypes = Object.fromEntries(
  reportTypes.map((type): [string, EntityDocument] => [
    `${schemaName(type)}Schedule`,
    {
      schema: reports[type].schedule,
      description: `A schedule of the ${reports[type].title}.`,
      fields,
      example: scheduleInputOf[type],
    },
  ]),
)

export const scheduleRequests = {
  ScheduleInput: {
    schema: ScheduleInput,
    description:
      'A whole schedule as it is saved: new, changed, paused. `report_type` tells the rest.',
    fields: {},
    example: scheduleInputOf.network_health,
  } satisfies EntityDocument,
  ...ofTypes,
}

export const scheduleAnswers = {
  ReportParameters: entity(ReportParameters, {
    description: 'What a report is about; which fields there are depends on its kind.',
    fields: {
      location_id: 'Location.',
      location_ids: 'Locations.',
      ssid_ids: 'Ids of wireless networks.',
      report_format: 'Kind of file.',
      status_filter: 'Only tickets whose status contains this text.',
      issue_filter: 'Only tickets whose issue contains this text.',
      ...mapSwitches((_, { meaning }) => meaning),
    },
    example: schedules[0]?.report_parameters ?? {},
  }),
  SiteRecipients: entity(SiteRecipients, {
    description: 'A location of a schedule whose report goes to people of its own.',
    fields: { location_id: 'Location.', recipients: fields.recipients },
    example: { location_id: 102, recipients: 'harbour@hotel.example' },
  }),
  Schedule: entity(Schedule, {
    description: 'A report that is made and mailed again and again.',
    fields: {
      ...fields,
      id: 'Id.',
      next_run_at: 'When it runs next; none while paused.',
      can_run_now: 'Whether it can be run by hand, and tested.',
      stopped_recipients:
        'Who has stopped its mails by the link in them, and gets none, whether `recipients` has the address or not.',
      customer_id: 'Company that it belongs to; administrators see it.',
      customer_company_name: 'Name of that company; administrators see it.',
    },
    example: schedules[0],
  }),
  StoppedRecipient: entity(StoppedRecipient, {
    description: 'A recipient who has stopped the mails of a schedule by the link in them.',
    fields: { address: 'Mail address, in lower case.', stopped_at: 'Since when.' },
    example: { address: 'manager@hotel.example', stopped_at: '2026-06-15T08:20:00Z' },
  }),
  ScheduleReference: entity(ScheduleReference, {
    description: 'The schedule that a report belongs to.',
    fields: { id: 'Id.', name: 'Name when the report was made.' },
    example: { id: 404, name: 'Monthly data usage' },
  }),
  ReportMail: entity(ReportMail, {
    description: 'What became of the mail of a report to one recipient.',
    fields: {
      address: 'Mail address.',
      state:
        '`WAITING`: still to be sent, held back perhaps. `SENT`: a mail server took it. `FAILED`: it was not sent. `UNKNOWN`: it may have been sent, and is not sent again.',
      reason: 'Why it waits, was not sent, or why nobody knows.',
      is_stopped: 'Whether it was not sent since its recipient had stopped these mails.',
    },
    example: partlyMailed?.mails?.[1],
  }),
  ReportHistoryEntry: entity(ReportHistoryEntry, {
    description: 'A report that was made, or is being made.',
    fields: {
      id: 'Id.',
      schedule: 'Its schedule; none for a report on demand.',
      report_type: 'Kind of report.',
      initiated_at: 'When it was begun.',
      completed_at: 'When it ended.',
      status: '`PENDING`, `RECEIVED`, `STARTED`, `RETRY`, `SUCCESS` or `FAILURE`.',
      download_url: 'Path of the file below the media base.',
      period_start: 'First day that it covers.',
      period_end: 'Last day that it covers.',
      place: 'Location that it covers, by its name now, or how many.',
      reason: 'Why it failed, or why nothing was sent.',
      mails:
        'What became of the mail to each recipient; none for a report that is mailed to nobody.',
      customer_id: 'Company that it belongs to; administrators see it.',
      customer_company_name: 'Name of that company; administrators see it.',
    },
    example: partlyMailed,
  }),
  ReportHistoryPage: entity(ReportHistoryPage, {
    description: 'A page of reports, newest first.',
    fields: pageFields,
    example: reportHistoryPage(1, reportHistory, 2),
  }),
}
