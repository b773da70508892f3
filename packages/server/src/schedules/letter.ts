import { reportTitle } from '@netportal/contract'
import { formatBytes, isolate } from '@netportal/format'
import type { Config } from '../config/config.ts'
import { type Letter, letterText } from '../mail/letter.ts'
import { letterHtml } from '../mail/letterHtml.ts'
import type { Mail } from '../mail/mail.ts'
import { pausedText, periodText } from '../reports/texts.ts'
import { downNowSection, type PlaceNow } from './downNow.ts'
import type { MailedReport } from './mailedReport.ts'
import { historyUrl, locationUrl, reportLink } from './reportLink.ts'

/** All that the mails of a report have in common, whoever gets them. */
export interface ReportMails {
  report: MailedReport
  /** How its locations are as the mails are sent. */
  placesNow: readonly PlaceNow[]
  now: Date
  /** Without its bytes where it is not attached: a mail has a link in its place. */
  file: { name: string; size: number; bytes: Buffer | null }
}

/** Whom a mail is for. */
export interface MailRecipient {
  address: string
  /** Stops the mails of the schedule to that address; null for a test, which is one mail alone. */
  stopUrl: string | null
}

/** The mail of a report to one recipient. */
export function scheduleMail(
  config: Config,
  mails: ReportMails,
  { address, stopUrl }: MailRecipient,
): Mail {
  const { report, file } = mails
  const letter: Letter = { ...content(config, mails), footer: footer(mails, stopUrl) }
  return {
    to: address,
    subject: `${report.isTest ? 'Test: ' : ''}${report.scheduleName}: ${periodText(report)}`,
    text: letterText(letter),
    html: letterHtml(letter),
    messageId: `<${report.taskId}.${Buffer.from(address).toString('base64url')}@network-portal>`,
    ...(stopUrl !== null && { stopUrl }),
    ...(file.bytes !== null && { attachment: { fileName: file.name, bytes: file.bytes } }),
  }
}

const testNotice =
  'This is a test that you asked for. It went to you alone, and the schedule goes on as it was.'

function content(config: Config, mails: ReportMails): Omit<Letter, 'footer'> {
  const { report, placesNow, now } = mails
  const { letter, places } = report
  const urlOf = (locationId: number) => `${locationUrl(config, locationId)}/devices`
  const timezone = (placesNow.length === 1 && placesNow[0]?.timezone) || report.timezone
  return {
    sender: config.portal.productTitle ?? 'Network Portal',
    title: report.scheduleName,
    subtitle: [reportTitle(report.reportType), placesText(report), periodText(report)]
      .filter((text) => text !== '')
      .join(' · '),
    paragraphs: [
      ...(report.isTest ? [testNotice] : []),
      ...(letter?.paragraphs ?? []),
      fileText(config, mails),
      pausedText(report.paused, isolate),
    ].filter((text) => text !== ''),
    figures: letter?.figures ?? [],
    sections: letter?.sections ?? [downNowSection(placesNow, { now, timezone, urlOf })],
    link: reportLink(config, report.reportType, places),
  }
}

/** More places than these are counted, not named. */
const namedPlaces = 3

function placesText({ places }: MailedReport): string {
  return places.length > namedPlaces
    ? `${places.length} locations`
    : places.map(({ name }) => isolate(name)).join(', ')
}

/** Says where the report itself is. Reports tell of guests, so that a link alone gives nobody the file. */
function fileText(config: Config, mails: ReportMails): string {
  const { report, file } = mails
  if (file.bytes !== null) return `The ${reportTitle(report.reportType)} is attached.`
  return `The report has ${formatBytes(file.size)}, which is more than mails carry here. Whoever has an account of ${report.companyName} finds it in the history: ${historyUrl(config)}. Without an account, ask ${whoOf(report)} for it.`
}

function whoOf({ createdBy }: MailedReport): string {
  return createdBy ?? 'the provider'
}

function footer({ report }: ReportMails, stopUrl: string | null): string[] {
  return [
    `${whoOf(report)} set this report up for ${report.companyName}.`,
    stopUrl === null
      ? 'In the mails of the schedule a link stands here, by which each recipient can stop them.'
      : `To stop these mails to you: ${stopUrl}`,
  ]
}
