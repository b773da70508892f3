'use client'

import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'

export type DateFieldProps = Omit<TextFieldProps, 'type' | 'icon' | 'end'>

/**
 * A day, in the browser's own date control. Its value, `min` and `max` are `yyyy-MM-dd`; the value is ''
 * while incomplete. How it is written on screen follows the reader's device. Not for a moment, which needs
 * a time and a zone beside it.
 */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />
}
