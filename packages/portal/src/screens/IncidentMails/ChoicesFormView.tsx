import { type IncidentMailChoice, incidentMailLimits, type Location } from '@netportal/contract'
import { Button, color, Modal, Note, Skeleton, space } from '@netportal/ui'
import { Plus } from 'lucide-react'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { FormProvider, useFieldArray, useForm } from 'react-hook-form'
import styled from 'styled-components'
import { useAskedClose } from '../../shared/page/askedClose.tsx'
import { RemoteState } from '../../shared/page/RemoteState.tsx'
import { UnreadableNote } from '../../shared/page/UnreadableNote.tsx'
import type { Remote } from '../../shared/remote.ts'
import { ChoiceFields } from './ChoiceFields.tsx'
import { type ChoicesFormValues, choicesResolver, newChoice, toFormValues } from './choicesForm.ts'
import { texts } from './choiceTexts.ts'

/** How saving goes. */
export type SaveState =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'failed'; message: string }

export interface ChoicesFormViewProps {
  /** Choices that were saved; a form without any begins with a new one. */
  choices: readonly IncidentMailChoice[]
  locations: Remote<Location[]>
  save: SaveState
  onSubmit: (values: ChoicesFormValues) => void
  onClose: () => void
}

/** Chooses about which incidents mails are sent. */
export function ChoicesFormView(props: ChoicesFormViewProps) {
  const { locations, save, onClose } = props
  const formId = useId()
  const isTyped = useRef(false)
  const { close, question } = useAskedClose(isTyped, onClose)
  return (
    <Modal
      title={texts.title}
      size="lg"
      onClose={close}
      footer={
        question ?? (
          <>
            <Button onClick={close}>Cancel</Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              disabled={locations.status !== 'ready'}
              busy={save.status === 'saving'}
              busyText="Saving..."
            >
              Save
            </Button>
          </>
        )
      }
    >
      {locations.status === 'ready' ? (
        <ChoicesForm {...props} formId={formId} isTyped={isTyped} locations={locations.data} />
      ) : (
        <RemoteState
          hasGround
          remote={locations}
          loadingText={texts.loadingLocations}
          skeleton={<Skeleton height="240px" />}
        />
      )}
    </Modal>
  )
}

interface ChoicesFormProps extends Omit<ChoicesFormViewProps, 'locations' | 'onClose'> {
  locations: Location[]
  formId: string
  /** Is told whether something would be lost with the form. */
  isTyped: RefObject<boolean>
}

function ChoicesForm({ choices, locations, save, onSubmit, formId, isTyped }: ChoicesFormProps) {
  const form = useForm<ChoicesFormValues>({
    defaultValues: choices.length > 0 ? toFormValues(choices) : { choices: [newChoice([])] },
    resolver: choicesResolver,
  })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'choices' })
  const add = useRef<HTMLButtonElement>(null)
  const { isDirty } = form.formState
  useEffect(() => {
    isTyped.current = isDirty
  }, [isTyped, isDirty])
  const isSaving = save.status === 'saving'
  const isFull = fields.length >= incidentMailLimits.choicesMax
  return (
    <FormProvider {...form}>
      <Fields
        id={formId}
        noValidate
        onSubmit={form.handleSubmit((values) => {
          if (!isSaving) onSubmit(values)
        })}
      >
        {save.status === 'failed' && <Note tone="critical">{save.message}</Note>}
        <UnreadableNote what="Locations" of={[locations]} />
        {fields.length === 0 && <Hint>{texts.none}</Hint>}
        {fields.map(({ id }, index) => (
          <ChoiceFields
            key={id}
            index={index}
            locations={locations}
            disabled={isSaving}
            hasOthers={fields.length > 1}
            onRemove={() => {
              remove(index)
              // Its own button goes with it.
              add.current?.focus()
            }}
          />
        ))}
        <div>
          <Button
            ref={add}
            icon={<Plus />}
            disabled={isSaving || isFull}
            onClick={() => append(newChoice(form.getValues('choices')))}
          >
            Add Choice
          </Button>
        </div>
        <Hint>{texts.rules}</Hint>
      </Fields>
    </FormProvider>
  )
}

const Fields = styled.form`
  display: grid;
  gap: ${space[5]};
`

const Hint = styled.p`
  color: ${color('text.muted')};
`
