import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../Button/Button.tsx'
import type { DataColumn } from '../columns/column.ts'
import { saveCsv } from './saveCsv.ts'

export interface ExportButtonProps<Row> {
  text: string
  busyText: string
  disabled: boolean
  fileName: string
  columns: readonly DataColumn<Row>[]
  /** Asked for when pressed. */
  readRows: () => Iterable<Row>
}

/** Saves rows as a CSV file, and is busy meanwhile. */
export function ExportButton<Row>({
  text,
  busyText,
  disabled,
  fileName,
  columns,
  readRows,
}: ExportButtonProps<Row>) {
  const [isBusy, setIsBusy] = useState(false)

  const save = async () => {
    setIsBusy(true)
    try {
      await saveCsv(fileName, columns, readRows())
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button
      icon={<Download />}
      busy={isBusy}
      busyText={busyText}
      disabled={disabled}
      onClick={save}
    >
      {text}
    </Button>
  )
}
