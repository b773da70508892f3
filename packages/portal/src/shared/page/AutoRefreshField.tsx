import { CheckboxField } from '@netportal/ui'

export interface AutoRefreshFieldProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Switches whether a page loads anew by itself. */
export function AutoRefreshField({ isOn, onChange }: AutoRefreshFieldProps) {
  return (
    <CheckboxField
      label="Auto-refresh every 11 minutes"
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
