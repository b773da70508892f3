import { useState } from 'react'

/**
 * Shows a choice at once where what keeps it comes back late, as an address does through the
 * router: a checkbox would jump back for a moment otherwise.
 * @param held the choice as it is kept
 * @returns the choice to show, and how to announce another one
 */
export function useEager<T extends string | number | boolean>(held: T): [T, (next: T) => void] {
  const [announced, setAnnounced] = useState<T | null>(null)
  if (announced === held) setAnnounced(null)
  return [announced ?? held, setAnnounced]
}
