import { type ReportHistoryEntry, reportTitle, unreadableIn } from '@netportal/contract'
import { formatDateTime, isolate, parseInstant } from '@netportal/format'
import { type Column, color, type DataColumn, linkStyle, space, text } from '@netportal/ui'
import { Download } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import styled from 'styled-components'
import { customerColumn } from '../customerColumn.tsx'
import { wrapped } from '../wrapped.tsx'
import { MailOutcomes } from './MailOutcomes.tsx'
import { ReportStatus } from './ReportStatus.tsx'

export interface DownloadLinks {
  /** The address of an entry's file. */
  fileUrl: (path: string) => string
  onDownload: (path: string) => void
}

/** The columns of the history. Specification §2 "History tab". */
export function historyColumns(
  isAdmin: boolean,
  viewerZone: string,
  links: DownloadLinks,
): Column<ReportHistoryEntry>[] {
  return [
    {
      id: 'name',
      header: 'Report Name',
      value: nameOf,
      cell: (entry) => (
        <>
          <Name $isMuted={!entry.schedule}>{nameOf(entry)}</Name>
          {entry.place && (
            <Fact>
              <bdi>{entry.place}</bdi>
            </Fact>
          )}
          <Fact>{periodText(entry)}</Fact>
        </>
      ),
      textStyle: 'strong',
      slot: 'title',
      wrap: true,
    },
    ...(isAdmin ? [customerColumn] : []),
    {
      id: 'type',
      header: 'Report Type',
      value: ({ report_type }) => reportTitle(report_type),
      cell: ({ report_type }) => wrapped(reportTitle(report_type)),
    },
    instantColumn('initiated', 'Initiated At', ({ initiated_at }) => initiated_at, viewerZone),
    instantColumn('completed', 'Completed At', ({ completed_at }) => completed_at, viewerZone),
    {
      id: 'status',
      header: 'Status',
      value: ({ status }) => status,
      cell: ({ status }) => <ReportStatus status={status} />,
      detail: statusDetail,
      slot: 'status',
    },
    {
      id: 'download',
      header: 'Download',
      cell: (entry) => <DownloadCell entry={entry} {...links} />,
    },
  ]
}

function instantColumn(
  id: string,
  header: string,
  read: (entry: ReportHistoryEntry) => string | null | undefined,
  viewerZone: string,
): DataColumn<ReportHistoryEntry> {
  return {
    id,
    header,
    value: (entry) => parseInstant(read(entry)),
    text: (entry) => formatDateTime(read(entry), viewerZone),
    cell: (entry) => wrapped(formatDateTime(read(entry), viewerZone)),
  }
}

function nameOf({ schedule }: ReportHistoryEntry): string {
  return schedule?.name || 'On-Demand'
}

/** Tells reports of one name apart by ear. */
function fullNameOf(entry: ReportHistoryEntry): string {
  const names = [nameOf(entry), entry.place ?? ''].map(isolate)
  return [...names, periodText(entry)].filter(Boolean).join(', ')
}

function periodText({ period_start, period_end }: ReportHistoryEntry): string | null {
  if (!period_start || !period_end) return null
  return period_start === period_end ? period_start : `${period_start} to ${period_end}`
}

/** Why it went so, and whom it reached, where the API tells. */
function statusDetail({ reason, mails }: ReportHistoryEntry): ReactNode {
  const lost = unreadableIn(mails)
  if (!reason && !mails?.length && lost === 0) return null
  return (
    <Lines>
      {reason && (
        <div>
          <bdi>{reason}</bdi>
        </div>
      )}
      {mails && <MailOutcomes mails={mails} />}
      {lost > 0 && <div>{`Mails: ${lost} could not be read.`}</div>}
    </Lines>
  )
}

/** There is something to download once it is there, and where it is known. */
function DownloadCell({
  entry,
  fileUrl,
  onDownload,
}: DownloadLinks & { entry: ReportHistoryEntry }) {
  const { status, download_url } = entry
  if (status !== 'SUCCESS' || !download_url) return null
  // The file needs the session, which a browser's own request, in this tab or another, would not carry.
  const download = (event: MouseEvent) => {
    event.preventDefault()
    onDownload(download_url)
  }
  return (
    <FileLink
      href={fileUrl(download_url)}
      onClick={download}
      aria-label={`Download ${fullNameOf(entry)}`}
      onAuxClick={(event) => event.button === middleButton && download(event)}
    >
      <Download />
      <span>Download</span>
    </FileLink>
  )
}

const middleButton = 1

const Name = styled.bdi<{ $isMuted: boolean }>`
  color: ${({ $isMuted }) => ($isMuted ? color('text.muted') : 'inherit')};
`

const Fact = styled.span`
  display: block;
  color: ${color('text.muted')};
  ${text('caption')}
`

const Lines = styled.div`
  display: grid;
  gap: ${space[1]};
`

const FileLink = styled.a`
  ${linkStyle}
`
