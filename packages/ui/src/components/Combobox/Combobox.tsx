'use client'

import { useTexts } from '../../texts/useTexts.ts'
import type { CheckValue } from '../CheckList/checkListState.ts'
import { Field } from '../Field/Field.tsx'
import { useField } from '../Field/useField.ts'
import { ComboboxControl } from './ComboboxControl.tsx'
import type { AnyComboboxProps } from './comboboxProps.ts'
import { englishTexts } from './comboboxTexts.ts'
import { useCombobox } from './useCombobox.ts'

export interface ComboboxProps<Value extends CheckValue> extends AnyComboboxProps<Value> {
  /** The chosen value; null while nothing is. */
  value: Value | null
  /** Told of the value chosen from now on; of null only where it may be given up. */
  onChange: (value: Value | null) => void
}

/**
 * One of many choices, found by typing. Of thousands it draws what is in sight. WAI-ARIA combobox pattern: what is
 * typed only searches, and the text goes back to the choice when the reader goes. Enter that comes while the options
 * load chooses once they are there. A `required` one cannot be given up. With react-hook-form it stands in a
 * `Controller`. Not for a choice of a few, which is a `SelectField` or a `RadioGroup`, nor for a text of the reader's
 * own, a `TextField`.
 */
export function Combobox<Value extends CheckValue>({
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
  texts,
  id,
  name,
  className,
  style,
  'aria-describedby': describedBy,
  ...rest
}: ComboboxProps<Value>) {
  const ids = useField({ id, hint, error, describedBy })
  const said = useTexts('Combobox', englishTexts, texts)
  const { required = false, disabled = false, readOnly = false } = rest
  const canClear = value !== null && !required && !disabled && !readOnly
  const clear = canClear ? () => onChange(null) : undefined
  const combobox = useCombobox<Value>({
    ...{ options, status, isMany: false, controlId: ids.controlId },
    ...(onSearch && { onSearch }),
    at: value,
    onChoose: (option) => onChange(option.value),
    onEmptied: clear,
  })
  const chosen = value === null ? undefined : combobox.byValue.get(value)
  return (
    <Field {...{ label, labelHidden, labelPlacement, hint, error, ids, className, style }}>
      <ComboboxControl
        {...{ combobox, size, isMany: false, onClear: clear }}
        chosenLabel={chosen?.label ?? ''}
        isChosen={(candidate) => candidate === value}
        texts={said}
        inputProps={{ ...rest, ...ids.controlProps }}
      />
      {name !== undefined && value !== null && <input type="hidden" name={name} value={value} />}
    </Field>
  )
}
