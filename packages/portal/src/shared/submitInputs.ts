import type { SubmitEvent } from 'react'
import type { FieldValues, SubmitHandler, UseFormReturn } from 'react-hook-form'

/** A form as far as its inputs are concerned, whatever it holds. */
interface Inputs {
  getValues(): FieldValues
  setValue(name: string, value: string | boolean): void
}

/**
 * Makes what submits a form: its inputs are read as they stand, since a browser or a password manager may
 * have filled them in without telling the page (WHATWG HTML leaves the events of autofill open).
 * @param onValid gets the values that the form has accepted
 */
export function submitInputs<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  onValid: SubmitHandler<Values>,
): (event: SubmitEvent<HTMLFormElement>) => void {
  const submit = form.handleSubmit(onValid)
  return (event) => {
    readInputs(event.currentTarget, form)
    void submit(event)
  }
}

/** Choices are left as they are: only what can be filled in or ticked is read. */
function readInputs(element: HTMLFormElement, form: Inputs): void {
  const known = form.getValues()
  for (const input of element.querySelectorAll('input')) {
    const { name, type, value, checked } = input
    const held: unknown = known[name]
    if (type === 'checkbox' && typeof held === 'boolean' && held !== checked) {
      form.setValue(name, checked)
    } else if (type !== 'radio' && typeof held === 'string' && held !== value) {
      form.setValue(name, value)
    }
  }
}
