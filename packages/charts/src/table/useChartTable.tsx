import { Button, type DataTableTexts, iconSize, StateMessage } from '@netportal/ui'
import { Table2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import type { TableModel } from './tableModel.ts'

const ChartTable = lazy(async () => {
  const { ChartTable } = await import('./ChartTable.tsx')
  return { default: ChartTable }
})

/** Texts around the table of a chart. */
export interface ChartTableTexts {
  /** On the button that shows the same data as a table. */
  showTable: string
  /** On that button while the table is shown. */
  hideTable: string
  /** Shown while the table is loaded. */
  loadingTable: string
  /** Texts of the table beside these. */
  table: Partial<DataTableTexts>
}

export const defaultTableTexts: ChartTableTexts = {
  showTable: 'Show table',
  hideTable: 'Hide table',
  loadingTable: 'Loading table...',
  table: {},
}

/**
 * Shows and hides the data of a chart as a table, which is loaded and built only then.
 * @param title names the table
 * @param makeModel makes the data; the same function while they are the same
 * @returns the button and, while it is shown, the table, for the caller to place
 */
export function useChartTable(
  title: string,
  makeModel: () => TableModel,
  texts: ChartTableTexts,
): { button: ReactNode; table: ReactNode } {
  const [isShown, setIsShown] = useState(false)
  const id = useId()
  return {
    button: (
      <Button
        size="sm"
        variant="ghost"
        icon={<Table2 size={iconSize.sm} aria-hidden />}
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? texts.hideTable : texts.showTable}
      </Button>
    ),
    table: isShown && (
      <div id={id}>
        <Suspense fallback={<StateMessage state="loading">{texts.loadingTable}</StateMessage>}>
          <ChartTable title={title} makeModel={makeModel} texts={texts.table} />
        </Suspense>
      </div>
    ),
  }
}
