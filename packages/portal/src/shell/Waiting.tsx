import { useEffect, useState, useSyncExternalStore } from 'react'
import { serverWait } from '../api/serverWait.ts'
import { WaitingView } from './WaitingView.tsx'

/** Shows what calls wait for, wherever they come from. */
export function Waiting() {
  const wait = useSyncExternalStore(serverWait.subscribe, serverWait.get)
  const nowMs = useSeconds(wait !== null)
  if (wait === null || nowMs - wait.untilMs > graceMs) return <WaitingView wait={null} />
  return (
    <WaitingView
      wait={{
        secondsLeft: Math.max(0, Math.ceil((wait.untilMs - nowMs) / 1000)),
        announcedSeconds: Math.ceil(wait.announcedMs / 1000),
      }}
    />
  )
}

/** Between two waits in a row lies a question; whoever has left asks none. */
const graceMs = 5000

/** The clock of `performance.now`, each second while it is looked at. */
function useSeconds(isOn: boolean): number {
  const [nowMs, setNowMs] = useState(() => performance.now())
  useEffect(() => {
    if (!isOn) return
    const tick = () => setNowMs(performance.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [isOn])
  return nowMs
}
