import { Sparkline } from '@netportal/charts'
import {
  Button,
  DataTable,
  Panel,
  type Selection,
  type TableState,
  type TableStatus,
  useColumnChoice,
  useRowDetails,
  useRowSelection,
  useToast,
} from '@netportal/ui'
import { useCallback, useState } from 'react'
import { findGarages, type Garage, setOpen } from './server.ts'
import { useGarageColumns } from './useGarageColumns.tsx'
import { useServed } from './useServed.ts'
import { useWords } from './words.ts'

/** All garages, page by page as the server has them. */
export function GarageTable({ onPlan }: { onPlan: (garage: Garage) => void }) {
  const words = useWords()
  const toast = useToast()
  const [query, setQuery] = useState<TableState>({ search: '', sort: null, page: 1 })
  const { answer, state } = useServed(query, findGarages)
  const refresh = useCallback(() => setQuery((last) => ({ ...last })), [])

  const change = useCallback(
    async (isOpen: boolean, selection: Selection, undo?: () => void) => {
      try {
        await setOpen(isOpen, selection, query)
        const action = undo && { label: words.undo, onSelect: undo }
        toast({ tone: 'good', text: words.changed, ...(action && { action }) })
      } catch {
        toast({ tone: 'critical', text: words.failed })
      }
      refresh()
    },
    [query, toast, words, refresh],
  )
  const onSetOpen = useCallback(
    ({ id, isOpen }: Garage) => {
      const one = { keys: [id], isAllMatching: false }
      void change(!isOpen, one, () => void change(isOpen, one))
    },
    [change],
  )

  const columns = useGarageColumns(answer, onPlan, onSetOpen)
  const columnChoice = useColumnChoice({ storageKey: 'garages.columns', defaultHidden: ['opened'] })
  const details = useRowDetails<Garage>({
    render: ({ week }) => <Sparkline canRead label={words.week} values={week} width={240} />,
  })
  const selection = useRowSelection<Garage>({
    actions: (selected) =>
      [false, true].map((isOpen) => (
        <Button key={String(isOpen)} size="sm" onClick={() => void change(isOpen, selected)}>
          {isOpen ? words.open : words.close}
        </Button>
      )),
  })
  const statuses: Record<typeof state, TableStatus> = {
    asked: answer ? 'refreshing' : 'loading',
    ready: 'ready',
    failed: { message: words.failed, onRetry: refresh },
  }
  return (
    <Panel flush>
      <DataTable
        title={words.garages}
        columns={columns}
        rows={answer?.rows ?? none}
        rowCount={answer?.count ?? 0}
        rowKey={keyOf}
        status={statuses[state]}
        state={query}
        onStateChange={setQuery}
        pageSize={15}
        pageSizes={sizes}
        csvFileName={words.garages}
        selection={selection}
        details={details}
        columnChoice={columnChoice}
      />
    </Panel>
  )
}

const none: readonly Garage[] = []
const sizes = [15, 50]
const keyOf = ({ id }: Garage) => id
