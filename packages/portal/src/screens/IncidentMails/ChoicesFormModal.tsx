import {
  type IncidentMailChoice,
  IncidentMailsInput,
  listLocations,
  saveIncidentMails,
} from '@netportal/contract'
import { useState } from 'react'
import * as z from 'zod/mini'
import { callApi } from '../../api/callApi.ts'
import { errorMessage } from '../../api/errorMessage.ts'
import { useRemote } from '../../api/useRemote.ts'
import { logFailure } from '../../shared/logFailure.ts'
import { ChoicesFormView, type SaveState } from './ChoicesFormView.tsx'
import { type ChoicesFormValues, toChoicesInput } from './choicesForm.ts'

export interface ChoicesFormModalProps {
  choices: readonly IncidentMailChoice[]
  onSaved: () => void
  onClose: () => void
}

/** Saves all choices together. A failure is said in the form, and what was typed stays. */
export function ChoicesFormModal({ choices, onSaved, onClose }: ChoicesFormModalProps) {
  const locations = useRemote(listLocations, {})
  const [save, setSave] = useState<SaveState>({ status: 'idle' })
  const submit = async (values: ChoicesFormValues) => {
    setSave({ status: 'saving' })
    try {
      await callApi(saveIncidentMails, {
        body: z.parse(IncidentMailsInput, toChoicesInput(values)),
      })
      onSaved()
    } catch (error) {
      logFailure('Saving choices of mails failed', error)
      setSave({ status: 'failed', message: errorMessage(error, saveIncidentMails) })
    }
  }
  return (
    <ChoicesFormView
      choices={choices}
      locations={locations}
      save={save}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
