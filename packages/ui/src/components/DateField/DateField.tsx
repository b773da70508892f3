import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'

export interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'icon' | 'end'> {
  /** Earliest day that can be chosen, `yyyy-MM-dd`. */
  min?: string
  /** Latest day that can be chosen, `yyyy-MM-dd`. */
  max?: string
}

/**
 * A day, in the browser's own date control. Its value is `yyyy-MM-dd`, '' while incomplete; how it
 * is written on screen follows the reader's device.
 */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />
}
