import { useEffect, useState } from 'react'

/** Follows a value once it has stayed the same for a while: for what is asked of a server while a reader still moves. */
export function useSettled<Value>(value: Value, afterMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return settled
}
