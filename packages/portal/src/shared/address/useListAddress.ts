import { useMemo } from 'react'
import { useAddress } from './address.tsx'
import { useEager } from './useEager.ts'

/**
 * Keeps which of a few things are chosen in the address, as a list.
 * @param name of the query's entry, which is there while any is chosen
 * @param choices those that there are; an address with others means nothing
 */
export function useListAddress<Choice extends string>(
  name: string,
  choices: readonly Choice[],
): [readonly Choice[], (chosen: readonly Choice[]) => void] {
  const { query, replace } = useAddress()
  const [text, announce] = useEager(query.get(name) ?? '')
  const chosen = useMemo(() => {
    const asked = text.split(',')
    return choices.filter((choice) => asked.includes(choice))
  }, [text, choices])
  const choose = (next: readonly Choice[]) => {
    const value = next.join(',')
    announce(value)
    replace((entry) => {
      if (value === '') entry.query.delete(name)
      else entry.query.set(name, value)
      return { query: entry.query }
    })
  }
  return [chosen, choose]
}
