import { Button } from '@netportal/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'

export interface SaveAllButtonProps {
  disabled: boolean
  /** Settles when the file is saved, or could not be. */
  onSave: () => Promise<void>
}

/** Saves all rows of a served table, and is busy meanwhile. */
export function SaveAllButton({ disabled, onSave }: SaveAllButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    setIsBusy(true)
    try {
      await onSave()
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button
      icon={<Download />}
      busy={isBusy}
      busyText="Exporting..."
      disabled={disabled}
      onClick={save}
    >
      Export CSV
    </Button>
  )
}
