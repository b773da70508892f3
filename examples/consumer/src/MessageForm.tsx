import { Button, CheckList, Panel, space, TextField, useToast } from '@netportal/ui'
import { type FormEvent, useState } from 'react'
import { styled } from 'styled-components'
import type { Garage } from './garages.ts'

/** Sends a line to the signs at some garages. */
export function MessageForm({ garages }: { garages: readonly Garage[] }) {
  const toast = useToast()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string[]>([])
  const [isChecked, setIsChecked] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (text === '' || chosen.length === 0) return
    toast({ tone: 'good', text: `Sent to ${chosen.length} signs` })
  }
  return (
    <Panel title="Message to the signs">
      <Form onSubmit={send} noValidate>
        <TextField
          label="Message"
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={isChecked && text === '' ? 'Please write a message.' : undefined}
        />
        <CheckList
          label="Garages"
          options={garages.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen}
          onChange={setChosen}
          error={isChecked && chosen.length === 0 ? 'Please choose a garage.' : undefined}
        />
        <div>
          <Button type="submit" variant="primary">
            Send
          </Button>
        </div>
      </Form>
    </Panel>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
`
