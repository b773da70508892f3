import { useState } from 'react'

/**
 * Keeps what a reader has switched off in a legend.
 * @returns the names, and what switches one
 */
export function useHidden(): [ReadonlySet<string>, (name: string) => void] {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const toggle = (name: string) => {
    const others = new Set(hidden)
    setHidden(others.delete(name) ? others : others.add(name))
  }
  return [hidden, toggle]
}
