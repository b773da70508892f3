import { type ReactNode, useId } from 'react'

/** Texts of every field about itself. */
export interface FieldTexts {
  /** Names the control. */
  label: ReactNode
  /** Hides the label from sight where the surroundings already say it. @default false */
  labelHidden?: boolean
  /** `start` sets the label beside the control, for a toolbar. @default 'above' */
  labelPlacement?: 'above' | 'start'
  /** Helps before anything went wrong. */
  hint?: ReactNode
  /** Says what is wrong and how to mend it; nothing while the value is fine. */
  error?: ReactNode
}

/** Ids and states that tie a control to its label, hint and error. WCAG 2.2 SC 1.3.1, 3.3.1. */
export interface FieldIds {
  controlId: string
  hintId: string
  errorId: string
  /** Goes on the control. */
  controlProps: {
    id: string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }
}

/**
 * Makes the ids of a field.
 * @param id the control's own id, where the caller needs to know it
 * @param describedBy ids of further descriptions, kept after ours
 */
export function useField({
  id,
  hint,
  error,
  describedBy,
}: Pick<FieldTexts, 'hint' | 'error'> & {
  id: string | undefined
  describedBy: string | undefined
}): FieldIds {
  const generated = useId()
  const controlId = id ?? generated
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const descriptions = [error ? errorId : '', hint ? hintId : '', describedBy ?? '']
  return {
    controlId,
    hintId,
    errorId,
    controlProps: {
      id: controlId,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
    },
  }
}
