import { Button, iconSize, StateMessage } from '@netportal/ui'
import { Table2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import type { LineTableProps } from './LineTable.tsx'

const LineTable = lazy(async () => {
  const { LineTable } = await import('./LineTable.tsx')
  return { default: LineTable }
})

/**
 * Shows and hides the data of a chart as a table, which is loaded and built only then.
 * @returns the button and, while it is shown, the table, for the caller to place
 */
export function useLineTable(table: LineTableProps): { button: ReactNode; table: ReactNode } {
  const [isShown, setIsShown] = useState(false)
  const id = useId()
  const { texts } = table
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
          <LineTable {...table} />
        </Suspense>
      </div>
    ),
  }
}
