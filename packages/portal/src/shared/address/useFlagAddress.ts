import { useAddress } from './address.tsx'
import { useEager } from './useEager.ts'

/**
 * Keeps something that is on or off in the address; a table then begins at its first page.
 * @param name of the query's entry, which is there while it is on
 */
export function useFlagAddress(name: string): [boolean, (isOn: boolean) => void] {
  const { query, replace } = useAddress()
  const [isOn, announce] = useEager(query.has(name))
  const set = (next: boolean) => {
    announce(next)
    replace(({ query }) => {
      query.delete('page')
      if (next) query.set(name, '1')
      else query.delete(name)
      return { query }
    })
  }
  return [isOn, set]
}
