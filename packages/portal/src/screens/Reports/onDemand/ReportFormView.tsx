import {
  cancelTask,
  type DaysRequest,
  endingBy,
  formatChoices,
  type Location,
  type ReportType,
  reports,
} from '@netportal/contract'
import { Button, Modal, Note } from '@netportal/ui'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import styled from 'styled-components'
import { useAskedClose } from '../../../shared/page/askedClose.tsx'
import { RemoteState } from '../../../shared/page/RemoteState.tsx'
import { UnreadableNote } from '../../../shared/page/UnreadableNote.tsx'
import type { Remote } from '../../../shared/remote.ts'
import { schemaResolver } from '../../../shared/schemaResolver.ts'
import { submitInputs } from '../../../shared/submitInputs.ts'
import type { TaskState } from '../../../tasks/useTask.ts'
import { FormFields } from '../FormFields.tsx'
import { FormShape, parameterShape } from '../FormShape.tsx'
import { ContentFields } from '../parameters/ContentFields.tsx'
import { PlaceFields, type PlaceFieldsProps } from '../parameters/PlaceFields.tsx'
import { useLastValues } from '../useLastValues.ts'
import { PeriodFields } from './PeriodFields.tsx'
import { ReportProgress } from './ReportProgress.tsx'
import { reportFailureText } from './reportOutcome.ts'
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
          <>
            {task.status === 'running' && isOurs ? (
              <Button
                onClick={onCancel}
                disabled={task.taskId === null}
                busy={task.cancel === 'asked'}
                busyText="Cancelling..."
              >
                Cancel Report
              </Button>
            ) : (
              <Button onClick={onClose}>Cancel</Button>
            )}
            <Button
              type="submit"
              form={formId}
              variant="primary"
              disabled={locations.status !== 'ready' || task.status === 'succeeded'}
              busy={task.status === 'running'}
              busyText="Generating report..."
            >
              Generate Report
            </Button>
          </>
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
        <TaskNote type={type} task={task} isOurs={isOurs} />
        <UnreadableNote what="Locations" of={[locations]} />
        <PlaceFields {...{ type, locations, ssids, onLocationChange }} disabled={isBusy} />
        <PeriodFields today={today} disabled={isBusy} />
        <ContentFields type={type} formats={formatChoices(type)} disabled={isBusy} />
      </FormFields>
    </FormProvider>
  )
}

function TaskNote({ type, task, isOurs }: Pick<ReportFormViewProps, 'type' | 'task' | 'isOurs'>) {
  switch (task.status) {
    case 'idle':
      return null
    case 'running':
      return (
        <>
          <Note role="status">
            This can take a while. You may close this form: the report will be under Scheduled
            History.
          </Note>
          {task.cancel === 'refused' && <Note tone="critical">{cancelTask.failure}</Note>}
          {task.progress !== null && task.progress.of > 1 && <ReportProgress {...task.progress} />}
        </>
      )
    case 'succeeded':
      return <Note tone="good">Report generated successfully!</Note>
    case 'cancelled':
      return <Note role="status">The report was cancelled.</Note>
    case 'failed':
      return (
        <Note tone="critical">
          <span>{reportFailureText(type, task.reason)}</span>
          {isOurs && task.said !== null && <Reason>{task.said}</Reason>}
        </Note>
      )
    default:
      return task satisfies never
  }
}

/** Why the server gave up, below what is said of every failure. */
const Reason = styled.bdi`
  display: block;
`
