import {
  type IncidentMailChoice,
  type IncidentMails,
  incidentMailLimits,
  type Location,
  type SentIncidentMail,
  type SentIncidentMailPage,
} from '@netportal/contract'
import { isolate } from '@netportal/format'
import {
  Button,
  type Column,
  DataTable,
  iconSize,
  isolatedText,
  Panel,
  StateMessage,
} from '@netportal/ui'
import { BellOff, BellRing } from 'lucide-react'
import { useMemo } from 'react'
import { OutdatedNote } from '../../shared/page/OutdatedNote.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { UnreadableNote } from '../../shared/page/UnreadableNote.tsx'
import { ZoneNote } from '../../shared/page/ZoneNote.tsx'
import type { Remote } from '../../shared/remote.ts'
import { tableStatus } from '../../shared/tableStatus.ts'
import { afterText, fromGradeTexts, placesText, texts } from './choiceTexts.ts'
import { sentColumns } from './sentColumns.tsx'

export interface IncidentMailsViewProps {
  mails: Remote<IncidentMails>
  /** Names of the locations; without them they are counted. */
  locations: Remote<Location[]>
  sent: Remote<SentIncidentMailPage>
  /** The page of the log that is shown, from 1. */
  page: number
  onPageChange: (page: number) => void
  viewerZone: string
  onChange: () => void
}

/** About which incidents a person gets mails, and what became of those that were made. */
export function IncidentMailsView(props: IncidentMailsViewProps) {
  const { mails, viewerZone } = props
  const address = mails.status === 'ready' ? mails.data.address : ''
  return (
    <Page
      title={texts.title}
      subtitle={
        address === ''
          ? 'Mails go to the address that you sign in with.'
          : `Mails go to ${isolate(address)}.`
      }
    >
      <OutdatedNote of={[mails, props.sent]} />
      <Choices {...props} />
      <Sent {...props} />
      <ZoneNote viewerZone={viewerZone} />
    </Page>
  )
}

function Choices({ mails, locations, onChange }: IncidentMailsViewProps) {
  const choices = mails.status === 'ready' ? mails.data.choices : noChoices
  const known = locations.status === 'ready' ? locations.data : noLocations
  const columns = useMemo(() => choiceColumns(choices, known), [choices, known])
  return (
    <>
      {mails.status === 'ready' && <UnreadableNote what="Choices" of={[mails.data.choices]} />}
      <Panel flush>
        <DataTable
          title="Your Choices"
          columns={columns}
          rows={choices}
          rowKey={({ id }) => id}
          status={tableStatus(mails)}
          canSearch={false}
          canSort={false}
          toolbar={
            mails.status === 'ready' && (
              <Button variant="primary" icon={<BellRing />} onClick={onChange}>
                {choices.length === 0 ? texts.begin : texts.change}
              </Button>
            )
          }
          empty={
            <StateMessage state="empty" icon={<BellOff size={iconSize.lg} />}>
              {texts.none}
            </StateMessage>
          }
        />
      </Panel>
    </>
  )
}

function choiceColumns(
  choices: readonly IncidentMailChoice[],
  locations: readonly Location[],
): Column<IncidentMailChoice>[] {
  const hasOthers = choices.length > 1
  return [
    {
      id: 'locations',
      header: 'Locations',
      value: (choice) => placesText(choice, locations, hasOthers),
      cell: (choice) => (
        <span>{isolatedText(placesText(choice, locations, hasOthers, isolate))}</span>
      ),
      isRowHeader: true,
      wrap: true,
      slot: 'title',
    },
    { id: 'incidents', header: 'Incidents', value: ({ grade }) => fromGradeTexts[grade] },
    { id: 'after', header: 'Mailed', value: ({ after_minutes }) => afterText(after_minutes) },
    {
      id: 'end',
      header: 'When It Is Over',
      value: ({ is_end_mailed }) => (is_end_mailed ? 'Mailed' : 'Not mailed'),
    },
  ]
}

function Sent({ sent, page, onPageChange, viewerZone }: IncidentMailsViewProps) {
  const columns = useMemo(() => sentColumns(viewerZone), [viewerZone])
  return (
    <>
      {sent.status === 'ready' && <UnreadableNote what="Mails" of={[sent.data.results]} />}
      <Panel flush>
        <DataTable
          title={`Mails of the Last ${incidentMailLimits.logDays} Days`}
          columns={columns}
          rows={sent.status === 'ready' ? sent.data.results : noMails}
          rowKey={({ id }) => id}
          {...(sent.status === 'ready' && {
            rowCount: sent.data.count,
            pageSize: incidentMailLimits.logPageSize,
          })}
          status={tableStatus(sent)}
          state={{ search: '', sort: null, page }}
          onStateChange={(state) => onPageChange(state.page)}
          canSearch={false}
          canSort={false}
          empty={<StateMessage state="empty">No mails yet.</StateMessage>}
        />
      </Panel>
    </>
  )
}

const noChoices: IncidentMailChoice[] = []
const noLocations: Location[] = []
const noMails: SentIncidentMail[] = []
