import { useMergeRefs } from '@floating-ui/react'
import { ChevronDown, X } from 'lucide-react'
import { type ComponentProps, type HTMLProps, type ReactNode, useRef } from 'react'
import { styled } from 'styled-components'
import { color } from '../../theme/color.ts'
import { media } from '../../theme/media.ts'
import { rem, size as sizes } from '../../theme/scales.ts'
import { IconButton } from '../Button/Button.tsx'
import type { CheckValue } from '../CheckList/checkListState.ts'
import { type ControlSize, controlIcon, controlStyle } from '../Field/controlStyle.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { ComboboxList, type ComboboxListProps } from './ComboboxList.tsx'

export interface ComboboxControlProps<Value extends CheckValue>
  extends Omit<ComboboxListProps<Value>, 'labelledBy'> {
  size: ControlSize
  /** Name of what is chosen, shown while nothing is typed. */
  chosenLabel: string
  /** Gives the choice up; no button without it. */
  onClear?: (() => void) | undefined
  /** What the caller gave the field, and what ties it to its label. */
  inputProps: Omit<ComponentProps<'input'>, 'size'>
  children?: ReactNode
}

/** The field, its list, and what is read out of it. */
export function ComboboxControl<Value extends CheckValue>({
  combobox,
  size,
  chosenLabel,
  onClear,
  inputProps: { ref, ...inputProps },
  children,
  ...list
}: ComboboxControlProps<Value>) {
  const { isOpen, typed, panel, offered, status } = combobox
  const field = useRef<HTMLInputElement>(null)
  const inputRef = useMergeRefs([panel.setReference, field, ref])
  const props: HTMLProps<HTMLInputElement> = inputProps
  const isSpoken = isOpen && typed !== null
  return (
    <Box onBlur={combobox.leave}>
      <Place>
        <Input
          {...combobox.inputProps(props)}
          ref={inputRef}
          type="text"
          value={typed ?? chosenLabel}
          $size={size}
          $hasClear={onClear !== undefined}
        />
        {onClear && (
          <Clear
            label={list.texts.clear}
            size="sm"
            onClick={() => {
              onClear()
              field.current?.focus()
            }}
          >
            <X />
          </Clear>
        )}
        <Chevron>
          <ChevronDown />
        </Chevron>
      </Place>
      {isOpen && (
        <ComboboxList {...list} combobox={combobox} labelledBy={`${inputProps.id}-label`} />
      )}
      <VisuallyHidden role="status">
        {isSpoken && spoken(status, offered.length, list.texts)}
      </VisuallyHidden>
      {children}
    </Box>
  )
}

function spoken(
  status: ComboboxControlProps<CheckValue>['combobox']['status'],
  count: number,
  texts: ComboboxControlProps<CheckValue>['texts'],
): string {
  if (status === 'loading') return texts.loading
  if (status !== 'ready') return status.message
  return count === 0 ? texts.noMatch : texts.optionCount(count)
}

const Box = styled.div`
  position: relative;
`

const Place = styled.div`
  position: relative;
`

const Input = styled.input<{ $size: ControlSize; $hasClear: boolean }>`
  ${controlStyle}
  padding-inline-end: ${({ $hasClear }) => rem($hasClear ? 68 : 34)};
  text-overflow: ellipsis;
`

const Chevron = styled.span`
  ${controlIcon}
  inset-inline-end: 11px;
  color: ${color('text.muted')};
`

const Clear = styled(IconButton)`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${rem(32)};
  margin-block: auto;
  block-size: ${sizes.controlSm};
  ${media.touch} {
    block-size: ${sizes.controlTouchSm};
  }
`
