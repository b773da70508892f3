import type { ZoneName } from '@netportal/format'
import { Button, media, space, TextField } from '@netportal/ui'
import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import { readMoment, writeMoment } from '../../shared/address/momentAddress.ts'

export interface MomentFormProps {
  /** The moment that is shown; null when none is. */
  atMs: number | null
  zone: ZoneName
  nowMs: number
  onAsk: (atMs: number) => void
}

const name = 'moment'

/** Asks for another moment, by the clocks of the location. What is wrong with one is said at the field. */
export function MomentForm({ atMs, zone, nowMs, onAsk }: MomentFormProps) {
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const asked = readMoment(String(new FormData(event.currentTarget).get(name) ?? ''), zone)
    const fault = asked === null ? 'Please enter a date and a time.' : momentFault(asked, nowMs)
    setError(fault ?? undefined)
    if (asked !== null && fault === null) onAsk(asked)
  }
  return (
    <Form onSubmit={submit} noValidate>
      <TextField
        type="datetime-local"
        label="Moment"
        labelPlacement="start"
        name={name}
        error={error}
        defaultValue={atMs === null ? undefined : fieldText(atMs, zone)}
        max={fieldText(nowMs, zone)}
      />
      <Button type="submit">View</Button>
    </Form>
  )
}

/** Tells what is wrong with a moment; null for nothing. */
export function momentFault(atMs: number, nowMs: number): string | null {
  return atMs > nowMs ? 'This moment is still to come.' : null
}

/** Such a field knows no offset. */
function fieldText(atMs: number, zone: ZoneName): string {
  return writeMoment(atMs, zone).slice(0, 'yyyy-MM-ddTHH:mm'.length)
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[2]};
  min-inline-size: 0;
  ${media.below.sm} {
    inline-size: 100%;
    > :first-child {
      flex: 1;
    }
  }
`
