import {
  type ComparisonFigure,
  comparisonFigures,
  comparisonLimits,
  daysText,
  limits,
  type MonthOfLocation,
} from '@netportal/contract'
import {
  Button,
  DataTable,
  DescriptionList,
  Disclosure,
  Note,
  Panel,
  SelectField,
  space,
  type TableState,
  useRowSelection,
} from '@netportal/ui'
import { Download, FileText } from 'lucide-react'
import styled from 'styled-components'
import { OutdatedNote } from '../../shared/page/OutdatedNote.tsx'
import { UnreadableNote } from '../../shared/page/UnreadableNote.tsx'
import type { Remote } from '../../shared/remote.ts'
import { tableStatus } from '../../shared/tableStatus.ts'
import { figureWords, worstFirst } from './figures.ts'
import { monthColumns } from './monthColumns.tsx'

export interface MonthTableProps {
  /** `yyyy-MM` */
  month: string
  sites: Remote<MonthOfLocation[]>
  table: TableState
  onTableChange: (state: TableState) => void
  /** Saves these locations as a file. */
  onSave: (sites: readonly MonthOfLocation[]) => void
  /** Asks for these locations as a document; null where the API makes none. */
  onReport: ((sites: readonly MonthOfLocation[]) => void) | null
  /** Opens the chart of two to five locations. */
  onCompare: (sites: readonly MonthOfLocation[]) => void
}

/** Every location's month, the worst first. */
export function MonthTable(props: MonthTableProps) {
  const { month, sites, table, onTableChange, onSave, onReport, onCompare } = props
  const found = sites.status === 'ready' ? sites.data : none
  const { sitesMax } = comparisonLimits
  const selection = useRowSelection<MonthOfLocation>({
    actions: ({ rows, count }) => (
      <>
        <Button size="sm" disabled={count < 2 || count > sitesMax} onClick={() => onCompare(rows)}>
          Compare on a Chart
        </Button>
        {(count < 2 || count > sitesMax) && <span>{`Choose two to ${sitesMax} locations.`}</span>}
      </>
    ),
  })
  return (
    <Blocks>
      <OutdatedNote of={[sites]} />
      {sites.status === 'ready' && (
        <>
          <UnreadableNote what="Locations" of={[found]} />
          <Note>{daysText(month, found)}</Note>
        </>
      )}
      <Panel flush>
        <DataTable
          title="All Locations"
          columns={monthColumns}
          rows={found}
          rowKey={({ location_id }) => location_id}
          pageSize={limits.tablePageSize}
          status={tableStatus(sites, { isRefreshShown: true })}
          state={table}
          onStateChange={onTableChange}
          selection={selection}
          narrowLayout="scroll"
          toolbar={
            <>
              <WorstField table={table} onTableChange={onTableChange} />
              <Button
                icon={<Download />}
                disabled={found.length === 0}
                onClick={() => onSave(found)}
              >
                Export CSV
              </Button>
              {onReport !== null && (
                <Button
                  icon={<FileText />}
                  disabled={found.length === 0}
                  onClick={() => onReport(found)}
                >
                  PDF Report
                </Button>
              )}
            </>
          }
          empty="There are no locations."
        />
      </Panel>
      <Disclosure title="What the Figures Mean">
        <DescriptionList
          columns={3}
          items={comparisonFigures.map((figure) => ({
            term: figureWords[figure].name,
            details: figureWords[figure].meaning,
          }))}
        />
      </Disclosure>
    </Blocks>
  )
}

const none: MonthOfLocation[] = []

function WorstField({ table, onTableChange }: Pick<MonthTableProps, 'table' | 'onTableChange'>) {
  const chosen = comparisonFigures.find(
    (figure) => table.sort?.columnId === figure && table.sort.direction === worstFirst(figure),
  )
  const choose = (figure: ComparisonFigure | undefined) => {
    if (figure === undefined) return
    onTableChange({
      ...table,
      page: 1,
      sort: { columnId: figure, direction: worstFirst(figure) },
    })
  }
  return (
    <SelectField
      label="Worst first by"
      labelPlacement="start"
      value={chosen ?? ''}
      onChange={({ currentTarget: { value } }) =>
        choose(comparisonFigures.find((figure) => figure === value))
      }
    >
      {chosen === undefined && <option value="">Another order</option>}
      {comparisonFigures.map((figure) => (
        <option key={figure} value={figure}>
          {figureWords[figure].name}
        </option>
      ))}
    </SelectField>
  )
}

const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`
