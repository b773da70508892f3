import type { ComponentProps } from 'react'
import type { CheckValue } from '../CheckList/checkListState.ts'
import type { ControlSize } from '../Field/controlStyle.ts'
import type { FieldTexts } from '../Field/useField.ts'
import type { ComboboxTexts } from './comboboxTexts.ts'
import type { ComboboxSource } from './useOptions.ts'

/** Props of a combobox, whether one may be chosen or several. */
export interface AnyComboboxProps<Value extends CheckValue>
  extends FieldTexts,
    ComboboxSource<Value>,
    Omit<
      ComponentProps<'input'>,
      'size' | 'value' | 'defaultValue' | 'onChange' | 'children' | 'type'
    > {
  /** 36 or 40 px high; 44 under a finger. @default 'md' */
  size?: ControlSize
  /** Every text that is not data. */
  texts?: Partial<ComboboxTexts>
}
