import { memo } from 'react'
import { isolatedText } from '../Words/isolatedText.tsx'
import type { CheckOption, CheckValue } from './checkListState.ts'
import { AllRow, Box, Detail, Label, Row } from './parts.ts'

export interface OptionRowProps extends CheckOption<CheckValue> {
  isChosen: boolean
  onToggle: (value: CheckValue, isChosen: boolean) => void
}

/** One choice; drawn again only when it changes. */
export const OptionRow = memo(function OptionRow({
  value,
  label,
  detail,
  disabled,
  isChosen,
  onToggle,
}: OptionRowProps) {
  return (
    <Row>
      <Box
        type="checkbox"
        checked={isChosen}
        disabled={disabled}
        onChange={(event) => onToggle(value, event.target.checked)}
      />
      <Label>
        <bdi>{isolatedText(label)}</bdi>
      </Label>
      {detail !== undefined && <Detail>{detail}</Detail>}
    </Row>
  )
})

export interface SelectAllRowProps {
  share: 'none' | 'some' | 'all'
  disabled: boolean
  selectAllText: string
  countText: string
  onToggle: (isChosen: boolean) => void
}

/** Chooses or drops all choices at once, and says how many are chosen. */
export function SelectAllRow({
  share,
  disabled,
  selectAllText,
  countText,
  onToggle,
}: SelectAllRowProps) {
  return (
    <AllRow>
      <Box
        type="checkbox"
        checked={share === 'all'}
        disabled={disabled}
        onChange={(event) => onToggle(event.target.checked)}
        ref={(box) => {
          // The half-chosen state has no attribute.
          if (box) box.indeterminate = share === 'some'
        }}
      />
      <span>{selectAllText}</span>
      <Detail aria-live="polite">{countText}</Detail>
    </AllRow>
  )
}
