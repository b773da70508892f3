import { onTestFinished } from 'vitest'

/** Another tab of the portal, as far as local storage goes: what it writes comes here as an event. */
export function otherTab(): Storage {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  const storage = frame.contentWindow?.localStorage
  if (storage === undefined) throw new Error('The frame has no storage')
  return storage
}
