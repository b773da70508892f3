import { type ReportType, reportStartFailure } from '@netportal/contract'
import type { TaskFailure } from './runTask.ts'

/** Returns the text that a person reads when a report did not come. Specification §8 "Report generation". */
export function reportFailureText(type: ReportType, reason: TaskFailure): string {
  switch (reason) {
    case 'start':
      return reportStartFailure(type)
    case 'status':
      return 'Error checking report status. Please try again.'
    case 'task':
      return 'Report generation failed. Please try again.'
    case 'timeout':
      return 'Report generation timed out. Please try again.'
    case 'download':
      return 'The report could not be downloaded. You will find it under Scheduled History.'
    default:
      return reason satisfies never
  }
}
