import {
  type DaysRequest,
  endingBy,
  formatChoices,
  type Location,
  type ReportType,
  reports,
} from '@netportal/contract'
import { Modal } from '@netportal/ui'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useAskedClose } from '../../../shared/page/askedClose.tsx'
import { RemoteState } from '../../../shared/page/RemoteState.tsx'
import { UnreadableNote } from '../../../shared/page/UnreadableNote.tsx'
import type { Remote } from '../../../shared/remote.ts'
import { schemaResolver } from '../../../shared/schemaResolver.ts'
import { submitInputs } from '../../../shared/submitInputs.ts'
import { ReportTaskButtons } from '../../../tasks/ReportTaskButtons.tsx'
import { ReportTaskNote } from '../../../tasks/ReportTaskNote.tsx'
import type { TaskState } from '../../../tasks/useTask.ts'
import { FormFields } from '../FormFields.tsx'
import { FormShape, parameterShape } from '../FormShape.tsx'
import { ContentFields } from '../parameters/ContentFields.tsx'
import { PlaceFields, type PlaceFieldsProps } from '../parameters/PlaceFields.tsx'
import { useLastValues } from '../useLastValues.ts'
import { PeriodFields } from './PeriodFields.tsx'
import { type ReportFormValues, reportDefaults, requestInput } from './reportRequest.ts'

export interface ReportFormViewProps extends Pick<PlaceFieldsProps, 'ssids' | 'onLocationChange'> {
  type: ReportType
  locations: Remote<Location[]>
  /** The day in the browser, `yyyy-MM-dd`. */
  today: string
  /** Values typed before the session ended, if that is why the form opens. */
  typed: ReportFormValues | null
  task: TaskState
  /** Whether the API can cancel a task, and says in a sentence why one failed. */
  isOurs: boolean
  onSubmit: (values: ReportFormValues) => void
  /** Has the server stop making the report; closing the form does not. */
  onCancel: () => void
  onClose: () => void
  /** Told what stands in the form when it goes, whatever the reason. */
  onLeave: (values: ReportFormValues) => void
}

/** Asks what a report shall cover, and has it made. Specification §5. */
export function ReportFormView(props: ReportFormViewProps) {
  const { type, locations, task, isOurs, onCancel, onClose } = props
  const formId = useId()
  const isTyped = useRef(false)
  const { close, question } = useAskedClose(isTyped, onClose)
  return (
    <Modal
      title={reports[type].title}
      onClose={close}
      footer={
        question ?? (
          <ReportTaskButtons
            task={task}
            isOurs={isOurs}
            onCancel={onCancel}
            onClose={onClose}
            generate={{ type: 'submit', form: formId }}
            isReady={locations.status === 'ready'}
          />
        )
      }
    >
      {locations.status === 'ready' ? (
        <ReportForm {...props} formId={formId} isTyped={isTyped} locations={locations.data} />
      ) : (
        <RemoteState
          hasGround
          remote={locations}
          loadingText="Loading locations..."
          skeleton={<FormShape fields={[...parameterShape(type, true), 'field', 'pair']} />}
        />
      )}
    </Modal>
  )
}

interface ReportFormProps extends Omit<ReportFormViewProps, 'locations' | 'onClose' | 'onCancel'> {
  formId: string
  /** Is told whether something would be lost with the form. */
  isTyped: RefObject<boolean>
  locations: Location[]
}

function ReportForm({
  formId,
  isTyped,
  type,
  locations,
  ssids,
  onLocationChange,
  today,
  typed,
  task,
  isOurs,
  onSubmit,
  onLeave,
}: ReportFormProps) {
  const request: DaysRequest = reports[type].request
  const form = useForm<ReportFormValues>({
    defaultValues: typed ?? reportDefaults(type, locations, today),
    resolver: schemaResolver(endingBy(request, today), requestInput),
  })
  useLastValues(form.getValues, onLeave)
  const { formState } = form
  const isBusy = task.status === 'running' || task.status === 'succeeded'
  const hasTyped = (typed !== null || formState.isDirty) && !isBusy
  useEffect(() => {
    isTyped.current = hasTyped
  }, [isTyped, hasTyped])
  return (
    <FormProvider {...form}>
      <FormFields
        id={formId}
        noValidate
        onSubmit={submitInputs(form, (values) => !isBusy && onSubmit(values))}
      >
        <ReportTaskNote type={type} task={task} isOurs={isOurs} />
        <UnreadableNote what="Locations" of={[locations]} />
        <PlaceFields {...{ type, locations, ssids, onLocationChange }} disabled={isBusy} />
        <PeriodFields today={today} disabled={isBusy} />
        <ContentFields type={type} formats={formatChoices(type)} disabled={isBusy} />
      </FormFields>
    </FormProvider>
  )
}
