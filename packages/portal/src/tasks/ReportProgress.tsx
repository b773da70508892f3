import type { TaskDone } from '@netportal/contract'
import { formatCount } from '@netportal/format'
import { ProgressBar, VisuallyHidden } from '@netportal/ui'

/** How far a report is: locations that are read, then the file that is written of them. */
export function ReportProgress({ done, of }: TaskDone) {
  const isRead = done >= of
  const count = (locations: number) => `${formatCount(locations)} of ${formatCount(of)}`
  const label = isRead ? 'Writing the file' : 'Reading locations'
  const quarter = Math.ceil((of * Math.floor((4 * done) / of)) / 4)
  return (
    <div>
      <ProgressBar
        label={label}
        value={isRead ? null : done}
        max={of}
        valueText={isRead ? undefined : count(done)}
      />
      {/* Whoever hears the page is told of each quarter, not of each answer. */}
      <VisuallyHidden role="status">
        {isRead ? label : quarter > 0 ? `${label}: ${count(quarter)}` : ''}
      </VisuallyHidden>
    </div>
  )
}
