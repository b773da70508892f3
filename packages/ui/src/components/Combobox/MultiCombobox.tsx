'use client'

import { useMergeRefs } from '@floating-ui/react'
import { isolate } from '@netportal/format'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '../../texts/useTexts.ts'
import { color } from '../../theme/color.ts'
import { media } from '../../theme/media.ts'
import { border, radius, rem, size as sizes, space } from '../../theme/scales.ts'
import { IconButton } from '../Button/Button.tsx'
import { type CheckValue, withValue } from '../CheckList/checkListState.ts'
import { Field } from '../Field/Field.tsx'
import { useField } from '../Field/useField.ts'
import { isolatedText } from '../Words/isolatedText.tsx'
import { ComboboxControl } from './ComboboxControl.tsx'
import type { AnyComboboxProps } from './comboboxProps.ts'
import { englishTexts } from './comboboxTexts.ts'
import { useCombobox } from './useCombobox.ts'

export interface MultiComboboxProps<Value extends CheckValue> extends AnyComboboxProps<Value> {
  /** The chosen values, in the order of choosing. */
  value: readonly Value[]
  /** Told of the values chosen from now on. */
  onChange: (value: Value[]) => void
  /** Chosen ones shown below the field, each with a button that drops it; further ones are counted. @default 8 */
  maxShown?: number
}

/**
 * Any number of very many choices, found by typing, where there is no room for a list. What is chosen stands below
 * the field. Keys are those of `Combobox`; Enter chooses or drops, and the list stays. Not where all choices should
 * be seen beside each other, or all that match be taken at once: a `CheckList`.
 */
export function MultiCombobox<Value extends CheckValue>({
  label,
  labelHidden = false,
  labelPlacement = 'above',
  hint,
  error,
  options,
  onSearch,
  status = 'ready',
  value,
  onChange,
  size = 'md',
  maxShown = 8,
  texts,
  id,
  name,
  ref,
  className,
  style,
  'aria-describedby': describedBy,
  ...rest
}: MultiComboboxProps<Value>) {
  const ids = useField({ id, hint, error, describedBy })
  const field = useRef<HTMLInputElement>(null)
  const inputRef = useMergeRefs([field, ref])
  const said = useTexts('Combobox', englishTexts, texts)
  const chosen = new Set(value)
  const combobox = useCombobox<Value>({
    ...{ options, status, isMany: true, at: null, controlId: ids.controlId },
    ...(onSearch && { onSearch }),
    onChoose: (option) => onChange(withValue(value, option.value, !chosen.has(option.value))),
  })
  const nameOf = (candidate: Value) => combobox.byValue.get(candidate)?.label ?? String(candidate)
  const isFixed = rest.disabled || rest.readOnly
  return (
    <Field {...{ label, labelHidden, labelPlacement, hint, error, ids, className, style }}>
      <ComboboxControl
        {...{ combobox, size, isMany: true, chosenLabel: '', texts: said }}
        isChosen={(candidate) => chosen.has(candidate)}
        inputProps={{ ...rest, ...ids.controlProps, ref: inputRef }}
      />
      <Count aria-live="polite">{value.length > 0 && said.chosenCount(value.length)}</Count>
      {value.length > 0 && (
        <Chosen>
          {value.slice(0, maxShown).map((candidate) => (
            <Item key={candidate}>
              <Name>
                <bdi>{isolatedText(nameOf(candidate))}</bdi>
              </Name>
              {!isFixed && (
                <IconButton
                  label={said.remove(isolate(nameOf(candidate)))}
                  size="sm"
                  onClick={() => {
                    onChange(withValue(value, candidate, false))
                    field.current?.focus()
                  }}
                >
                  <X />
                </IconButton>
              )}
            </Item>
          ))}
          {value.length > maxShown && <More>{said.more(value.length - maxShown)}</More>}
        </Chosen>
      )}
      {name !== undefined &&
        value.map((candidate) => (
          <input key={candidate} type="hidden" name={name} value={candidate} />
        ))}
    </Field>
  )
}

const Count = styled.div`
  color: ${color('text.subtle')};
  font-size: ${rem(13)};
  &:not(:empty) {
    margin-block-start: 6px;
  }
`

const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  margin-block-start: 6px;
`

const Item = styled.li`
  display: flex;
  align-items: center;
  max-inline-size: 100%;
  min-block-size: ${sizes.controlSm};
  padding-inline-start: ${space[2]};
  border: ${border.hairline} solid ${color('line.base')};
  border-radius: ${radius.md};
  background: ${color('surface.sunken')};
  &:not(:has(button)) {
    padding-inline-end: ${space[2]};
  }
  ${media.touch} {
    min-block-size: ${sizes.controlTouchSm};
  }
`

const Name = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const More = styled.li`
  color: ${color('text.muted')};
`
