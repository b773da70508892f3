import {
  type Customer,
  type FormatChoice,
  formatChoices,
  type Id,
  type Location,
  offeredReportTypes,
  type ReportType,
  reports,
} from '@netportal/contract'
import { SelectField, TextField } from '@netportal/ui'
import { useMemo } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { FieldPair } from '../FormFields.tsx'
import { ContentFields } from '../parameters/ContentFields.tsx'
import { PlaceFields, type PlaceFieldsProps } from '../parameters/PlaceFields.tsx'
import { firstLocationOnly, parameterNames } from '../parameters/parameterValues.ts'
import { locationChoices, locationsOf, staysWithin } from './customerLocations.ts'
import type { ScheduleFormValues } from './scheduleForm.ts'

export interface WhatFieldsProps extends Pick<PlaceFieldsProps, 'ssids' | 'onLocationChange'> {
  /** Types of reports that the API has. @default those of the specification */
  types?: readonly ReportType[]
  locations: Location[]
  /** Whom the schedule can be for; null for somebody who works for one customer. */
  customers: Customer[] | null
  /** Whether the schedule is another's for good: an existing one keeps its customer. */
  isCustomerFixed: boolean
  disabled: boolean
}

/** Asks what a schedule is called, for whom it is, and what its report is about. */
export function WhatFields({
  types = specified,
  locations,
  customers,
  isCustomerFixed,
  ssids,
  onLocationChange,
  disabled,
}: WhatFieldsProps) {
  const { register, setValue, getValues, formState } = useFormContext<ScheduleFormValues>()
  const [type, customer] = useWatch<ScheduleFormValues, ['report_type', 'customer_id']>({
    name: ['report_type', 'customer_id'],
  })

  const choices = useMemo(() => locationChoices(customer, locations), [customer, locations])
  const restart = (customer: Id) => {
    const parameters = firstLocationOnly(locationsOf(customer, locations))
    for (const name of parameterNames) setValue(name, parameters[name])
    onLocationChange(parameters.location_id || null)
  }
  const handleCustomer = (next: Id) => {
    if (!staysWithin(getValues(), locationsOf(next, locations))) restart(next)
  }
  const changeType = () => {
    restart(customer)
    const { usually } = reports[getValues('report_type')]
    if (usually !== undefined) setValue('frequency', usually)
  }
  return (
    <>
      <TextField
        label="Name"
        error={formState.errors.name?.message}
        {...register('name')}
        disabled={disabled}
      />
      <FieldPair>
        {customers !== null && (
          <CustomerField
            customers={customers}
            disabled={disabled || isCustomerFixed}
            onCustomerChange={handleCustomer}
          />
        )}
        <SelectField
          label="Report Type"
          {...register('report_type', { onChange: changeType })}
          disabled={disabled}
        >
          {(types.includes(type) ? types : [...types, type]).map((each) => (
            <option key={each} value={each}>
              {reports[each].title}
            </option>
          ))}
        </SelectField>
      </FieldPair>
      <PlaceFields
        type={type}
        locations={choices}
        ssids={ssids}
        onLocationChange={onLocationChange}
        disabled={disabled}
      />
      <ContentFields type={type} formats={scheduledFormats(type)} disabled={disabled} />
    </>
  )
}

const specified = offeredReportTypes(null)

/** The formats that a schedule of a type can choose. */
function scheduledFormats(type: ReportType): FormatChoice[] {
  return reports[type].scheduled === 'chosen' ? formatChoices(type) : []
}

interface CustomerFieldProps {
  customers: Customer[]
  disabled: boolean
  onCustomerChange: (id: Id) => void
}

function CustomerField({ customers, disabled, onCustomerChange }: CustomerFieldProps) {
  return (
    <Controller<ScheduleFormValues, 'customer_id'>
      name="customer_id"
      render={({ field, fieldState }) => (
        <SelectField
          {...field}
          label="Customer"
          disabled={disabled}
          error={fieldState.error?.message}
          value={String(field.value)}
          onChange={(event) => {
            const chosen = customers.find(({ id }) => String(id) === event.target.value)
            field.onChange(chosen?.id ?? '')
            onCustomerChange(chosen?.id ?? '')
          }}
        >
          <option value="">Select a customer</option>
          {customers.map(({ id, company_name }) => (
            <option key={id} value={String(id)} dir="auto">
              {company_name}
            </option>
          ))}
        </SelectField>
      )}
    />
  )
}
