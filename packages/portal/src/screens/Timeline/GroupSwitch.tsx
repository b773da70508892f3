import { CheckboxField } from '@netportal/ui'
import type { Ref } from 'react'

/** The choice between the plain list and the grouped one. */
export interface Grouping {
  isGrouped: boolean
  onChange: (isGrouped: boolean) => void
  /** The checkbox: each list has one of its own, and the keyboard goes on in the other. */
  ref?: Ref<HTMLInputElement>
}

/** Switches between the plain list and the grouped one. */
export function GroupSwitch({ isGrouped, onChange, ref }: Grouping) {
  return (
    <CheckboxField
      ref={ref}
      label="Group incidents and outages"
      checked={isGrouped}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
