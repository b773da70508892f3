import { useEffect, useLayoutEffect, useRef } from 'react'

/** Tells what stands in a form at the moment at which it goes from the page. */
export function useLastValues<Values>(read: () => Values, onLeave: (values: Values) => void): void {
  const latest = useRef({ read, onLeave })
  useLayoutEffect(() => {
    latest.current = { read, onLeave }
  })
  useEffect(
    () => () => {
      const { read, onLeave } = latest.current
      onLeave(read())
    },
    [],
  )
}
