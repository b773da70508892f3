'use client'

import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'

export type TimeFieldProps = Omit<TextFieldProps, 'type' | 'icon' | 'end'>

/**
 * A time of day to the minute, in the browser's own time control. Its value is `HH:mm`, '' while
 * incomplete; how it is written on screen follows the reader's device. Not for a duration.
 */
export function TimeField(props: TimeFieldProps) {
  return <TextField {...props} type="time" />
}
