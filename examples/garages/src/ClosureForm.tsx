import {
  Button,
  Combobox,
  DateRange,
  type DaySpan,
  dayFault,
  Modal,
  MultiCombobox,
  Stack,
  Textarea,
  useToast,
} from '@netportal/ui'
import { type FormEvent, useId, useState } from 'react'
import { names, tickets } from './server.ts'
import { useWords } from './words.ts'

const limits = { min: '2026-06-18', maxDays: 60 }

/** Asks what is needed to close a garage for some days. */
export function ClosureForm({ first, onClose }: { first: number | null; onClose: () => void }) {
  const words = useWords()
  const toast = useToast()
  const id = useId()
  const [garage, setGarage] = useState(first)
  const [days, setDays] = useState<DaySpan>({ from: '', to: '' })
  const [told, setTold] = useState<number[]>([])
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const name = names.find(({ value }) => value === garage)?.label
  const areDaysMissing = days.from === '' || days.to === ''
  const missing = (isMissing: boolean) => isTried && isMissing && words.missing

  const save = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!name || areDaysMissing || dayFault(days, limits) || reason === '') return
    toast({ tone: 'good', text: words.planned(name) })
    onClose()
  }
  return (
    <Modal
      title={words.plan}
      onClose={onClose}
      footer={
        <Button variant="primary" type="submit" form={id}>
          {words.save}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={save}>
        <Stack gap={5}>
          <Combobox
            label={words.garages}
            options={names}
            value={garage}
            onChange={setGarage}
            error={missing(garage === null)}
          />
          <DateRange
            label={words.days}
            value={days}
            onChange={setDays}
            presets={[{ label: words.nextWeek, from: '2026-06-22', to: '2026-06-28' }]}
            error={missing(areDaysMissing)}
            {...limits}
          />
          <MultiCombobox label={words.tickets} options={tickets} value={told} onChange={setTold} />
          <Textarea
            label={words.reason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            error={missing(reason === '')}
          />
        </Stack>
      </form>
    </Modal>
  )
}
