import { expect, it } from 'vitest'
import { stoppedText } from './stoppedText.ts'

const stopped = [{ address: 'ann@x.test' }, { address: 'old@x.test' }]

it('names who of the list has stopped the mails, however it is written', () => {
  expect(stoppedText('Ann@x.test; bo@x.test', stopped)).toBe(
    '2 recipients; Ann@x.test stopped these mails, and can start them again by the link in them.',
  )
})

it('says nothing where nobody of the list has', () => {
  expect(stoppedText('bo@x.test', stopped)).toBe('')
  expect(stoppedText('ann@x.test', [])).toBe('')
})
