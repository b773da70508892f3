import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Shows a choice that is kept in the address at once, while the router is still on its way to the
 * new address: a checkbox would jump back for a moment otherwise.
 * @param held the choice as the address has it
 * @returns the choice to show, and how to announce another one
 */
export function useEager<T>(held: T): [T, (next: T) => void] {
  const { key } = useLocation()
  const [announced, setAnnounced] = useState<{ choice: T; during: string } | null>(null)
  const announce = (choice: T) => setAnnounced({ choice, during: key })
  return [announced?.during === key ? announced.choice : held, announce]
}
