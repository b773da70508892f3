import type { ReportType } from '@netportal/contract'
import { useCallback, useState } from 'react'
import type { ReportsDraft } from '../reportsDraft.ts'
import { OnDemandView } from './OnDemandView.tsx'
import { ReportFormModal } from './ReportFormModal.tsx'
import type { ReportFormValues } from './reportRequest.ts'

export interface OnDemandTabProps {
  /** Those that the API has. */
  types: readonly ReportType[]
  /** The form that the end of the session had closed, if it was one of these. */
  draft: Extract<ReportsDraft, { form: 'report' }> | null
  onLeave: (draft: ReportsDraft) => void
}

/** Makes reports at once. */
export function OnDemandTab({ types, draft, onLeave }: OnDemandTabProps) {
  const [opened, setOpened] = useState<{
    type: ReportType
    typed: ReportFormValues | null
  } | null>(() => draft && { type: draft.type, typed: draft.values })
  const close = useCallback(() => setOpened(null), [])
  return (
    <>
      <OnDemandView types={types} onSelect={(type) => setOpened({ type, typed: null })} />
      {opened !== null && (
        <ReportFormModal
          type={opened.type}
          typed={opened.typed}
          onClose={close}
          onLeave={(values) => onLeave({ form: 'report', type: opened.type, values })}
        />
      )}
    </>
  )
}
