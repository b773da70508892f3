import {
  type Customer,
  type Location,
  pausedUntil,
  reports,
  ScheduleInput,
  type Ssid,
  type StoppedRecipient,
  scheduleDefaults,
} from '@netportal/contract'
import { Button, Modal, Note } from '@netportal/ui'
import { lazy, type RefObject, Suspense, useEffect, useId, useRef } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useAskedClose } from '../../../shared/page/askedClose.tsx'
import { RemoteState } from '../../../shared/page/RemoteState.tsx'
import { UnreadableNote } from '../../../shared/page/UnreadableNote.tsx'
import { bothNeeded, type Needed, type Remote } from '../../../shared/remote.ts'
import { schemaResolver } from '../../../shared/schemaResolver.ts'
import { submitInputs } from '../../../shared/submitInputs.ts'
import { FormFields } from '../FormFields.tsx'
import { FormShape, parameterShape } from '../FormShape.tsx'
import { useLastValues } from '../useLastValues.ts'
import { ConflictFields } from './ConflictFields.tsx'
import { PauseFields } from './PauseFields.tsx'
import { SitesFields } from './SitesFields.tsx'
import type { ScheduleConflict } from './scheduleConflict.ts'
import {
  chosenSites,
  NewAdminSchedule,
  newAdminScheduleInput,
  newSchedule,
  type ScheduleFormValues,
  scheduleInput,
  toWire,
} from './scheduleForm.ts'
import { newScheduleText } from './scheduleTexts.ts'
import { WhatFields, type WhatFieldsProps } from './WhatFields.tsx'
import { WhenFields } from './WhenFields.tsx'

const NextRuns = lazy(async () => ({ default: (await import('./NextRuns.tsx')).NextRuns }))

/** How saving goes. */
export type SaveState =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'failed'; message: string }
  /** Somebody else has deleted the schedule; saving makes it anew. */
  | { status: 'gone' }

export interface ScheduleFormViewProps
  extends Pick<WhatFieldsProps, 'types' | 'ssids' | 'onLocationChange'> {
  /** Whether there is no such schedule yet. */
  isNew: boolean
  /** Values that the form starts with; null for the defaults of a new schedule. */
  values: ScheduleFormValues | null
  /** Whether the API has pauses that end; of a schedule its values say so. @default false */
  canRest?: boolean
  /** Whether somebody has typed these, before the session ended. @default false */
  isDraft?: boolean
  locations: Remote<Location[]>
  /** Whom the schedule can be for; null for somebody who works for one customer. */
  customers: Remote<Customer[]> | null
  /** Whether the API can send each location's report to people of its own. @default false */
  canGoBySite?: boolean
  save: SaveState
  /** What somebody else has changed since the form was opened, where that kept it from being saved. @default null */
  conflict?: ScheduleConflict | null
  /** Who has stopped the mails of the schedule. @default nobody */
  stopped?: readonly StoppedRecipient[] | null | undefined
  /** ISO 8601 instant from which the next runs count. */
  now: string
  viewerZone: string
  onSubmit: (values: ScheduleFormValues) => void
  onClose: () => void
  /** Told what stands in the form when it goes, whatever the reason. */
  onLeave: (values: ScheduleFormValues) => void
}

/** Makes a schedule, or changes one. Specification §5 "Schedule form". */
export function ScheduleFormView(props: ScheduleFormViewProps) {
  const { isNew, locations, customers, save, onClose } = props
  const formId = useId()
  const isTyped = useRef(false)
  const { close, question } = useAskedClose(isTyped, onClose)
  const choices = bothNeeded(locations, customers ?? noCustomers)
  return (
    <Modal
      title={isNew ? newScheduleText : 'Edit Schedule'}
      size="lg"
      onClose={close}
      footer={
        question ?? (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              disabled={choices.status !== 'ready'}
              busy={save.status === 'saving'}
              busyText="Saving..."
            >
              Save
            </Button>
          </>
        )
      }
    >
      {choices.status === 'ready' ? (
        <ScheduleForm
          {...props}
          formId={formId}
          isTyped={isTyped}
          locations={choices.data[0]}
          customers={customers === null ? null : choices.data[1]}
        />
      ) : (
        <RemoteState
          hasGround
          remote={choices}
          loadingText="Loading locations..."
          skeleton={<FormShape fields={shapeOf(props)} />}
        />
      )}
    </Modal>
  )
}

function shapeOf({ values, customers }: ScheduleFormViewProps) {
  const type = values?.report_type ?? scheduleDefaults.report_type
  return [
    'field',
    customers === null ? 'field' : 'pair',
    ...parameterShape(type, reports[type].scheduled === 'chosen'),
    'pair',
    'pair',
    'field',
    'line',
    'line',
  ] as const
}

const noSsids: readonly Ssid[] = []
const noneStopped: readonly StoppedRecipient[] = []

const noCustomers: Needed<Customer[]> = { status: 'ready', data: [] }

interface ScheduleFormProps
  extends Omit<ScheduleFormViewProps, 'locations' | 'customers' | 'onClose'>,
    Pick<WhatFieldsProps, 'locations' | 'customers'> {
  formId: string
  /** Is told whether something would be lost with the form. */
  isTyped: RefObject<boolean>
}

function ScheduleForm({
  formId,
  isTyped,
  isDraft = false,
  isNew,
  values,
  canRest = false,
  locations,
  customers,
  canGoBySite = false,
  save,
  conflict = null,
  stopped,
  now,
  viewerZone,
  onSubmit,
  onLeave,
  ...place
}: ScheduleFormProps) {
  const form = useForm<ScheduleFormValues>({
    defaultValues: values ?? newSchedule(locations, canRest),
    resolver:
      isNew && customers !== null
        ? schemaResolver(NewAdminSchedule, newAdminScheduleInput)
        : schemaResolver(ScheduleInput, scheduleInput),
  })
  useLastValues(form.getValues, onLeave)
  const hasTyped = isDraft || form.formState.isDirty
  useEffect(() => {
    isTyped.current = hasTyped
  }, [isTyped, hasTyped])
  const isSaving = save.status === 'saving'
  return (
    <FormProvider {...form}>
      <FormFields
        id={formId}
        noValidate
        onSubmit={submitInputs(form, (values) => !isSaving && onSubmit(values))}
      >
        {save.status === 'failed' && <Note tone="critical">{save.message}</Note>}
        {save.status === 'gone' && (
          <Note tone="critical">
            This schedule was deleted after you opened it. Save makes it anew.
          </Note>
        )}
        {conflict !== null && (
          <ConflictFields
            conflict={conflict}
            locations={locations}
            ssids={place.ssids?.status === 'ready' ? place.ssids.data : noSsids}
            onLocationChange={place.onLocationChange}
            disabled={isSaving}
          />
        )}
        <UnreadableNote what="Locations" of={[locations]} />
        <UnreadableNote what="Customers" of={[customers]} />
        <WhatFields
          {...place}
          locations={locations}
          customers={customers}
          isCustomerFixed={!isNew}
          disabled={isSaving}
        />
        <WhenFields disabled={isSaving} stopped={stopped ?? noneStopped} />
        {canGoBySite && <SitesFields locations={locations} disabled={isSaving} />}
        <PauseFields locations={locations} disabled={isSaving} />
        <Suspense>
          <RunsOfForm now={now} viewerZone={viewerZone} locations={locations} />
        </Suspense>
      </FormFields>
    </FormProvider>
  )
}

function RunsOfForm({
  now,
  viewerZone,
  locations,
}: Pick<ScheduleFormViewProps, 'now' | 'viewerZone'> & Pick<ScheduleFormProps, 'locations'>) {
  const values = useWatch<ScheduleFormValues, typeof ruleFields>({ name: ruleFields })
  const [frequency, time_of_day, timezone, day_of_week, day_of_month, isActive] = values
  const [report_type, location_id, location_ids, site_recipients, paused_until, paused_sites] =
    useWatch<ScheduleFormValues, typeof placeFields>({ name: placeFields })
  const chosen = chosenSites({ report_type, location_id, location_ids, site_recipients })
  const known = new Set(chosen)
  const zones = locations.filter(({ id }) => known.has(id)).map(({ timezone }) => timezone)
  const rest = paused_until === null ? null : pausedUntil({ paused_until, paused_sites }, chosen)
  const rule = { frequency, time_of_day: toWire(time_of_day), timezone, day_of_week, day_of_month }
  return <NextRuns {...{ rule, isActive, now, viewerZone, zones }} pausedUntil={rest} />
}

const ruleFields = [
  'frequency',
  'time_of_day',
  'timezone',
  'day_of_week',
  'day_of_month',
  'is_active',
] as const

const placeFields = [
  'report_type',
  'location_id',
  'location_ids',
  'site_recipients',
  'paused_until',
  'paused_sites',
] as const
