import {
  type Id,
  listCustomers,
  listItems,
  listLocations,
  updateSchedule,
} from '@netportal/contract'
import { viewerZone } from '@netportal/format'
import { useState } from 'react'
import { errorMessage } from '../../../api/errorMessage.ts'
import { useRemote } from '../../../api/useRemote.ts'
import { logFailure } from '../../../shared/logFailure.ts'
import { useSsidChoices } from '../useSsidChoices.ts'
import type { Viewer } from '../viewer.ts'
import { type SaveState, ScheduleFormView } from './ScheduleFormView.tsx'
import { saveSchedule } from './scheduleCalls.ts'
import type { ScheduleFormValues } from './scheduleForm.ts'

/** The schedule that a form is about: an existing one by its id, or a new one; and what it starts with. */
export interface ScheduleTarget {
  id: Id | null
  values: ScheduleFormValues | null
  /** Whether somebody has typed these, before the session ended. @default false */
  isDraft?: boolean
}

export interface ScheduleFormModalProps {
  viewer: Viewer
  target: ScheduleTarget
  onSaved: () => void
  onClose: () => void
  onLeave: (values: ScheduleFormValues) => void
}

/** Saves one schedule. A failure is said in the form, and what was typed stays. */
export function ScheduleFormModal({
  viewer,
  target,
  onSaved,
  onClose,
  onLeave,
}: ScheduleFormModalProps) {
  const locations = useRemote(listLocations, {})
  const customers = useRemote(listCustomers, viewer.role === 'admin' ? {} : null)
  const { ssids, onLocationChange } = useSsidChoices(target.values?.location_id || null)
  const [save, setSave] = useState<SaveState>({ status: 'idle' })
  const [now] = useState(() => new Date().toISOString())

  const submit = async (values: ScheduleFormValues) => {
    setSave({ status: 'saving' })
    try {
      await saveSchedule(viewer, target.id, values)
      onSaved()
    } catch (error) {
      logFailure('Saving a schedule failed', error)
      setSave({ status: 'failed', message: errorMessage(error, updateSchedule) })
    }
  }
  return (
    <ScheduleFormView
      isNew={target.id === null}
      values={target.values}
      isDraft={target.isDraft ?? false}
      locations={locations}
      customers={
        viewer.role !== 'admin'
          ? null
          : customers.status === 'ready'
            ? { ...customers, data: listItems(customers.data) }
            : customers
      }
      ssids={ssids}
      onLocationChange={onLocationChange}
      save={save}
      now={now}
      viewerZone={viewerZone()}
      onSubmit={submit}
      onClose={onClose}
      onLeave={onLeave}
    />
  )
}
