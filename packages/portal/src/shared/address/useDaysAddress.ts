import { useAddress } from './address.tsx'
import { useEager } from './useEager.ts'

const name = 'days'

/**
 * Keeps a choice of days in the address.
 * @param choices the days that are offered; an address with others means the default
 * @returns the days chosen, and how to choose others; a table then begins at its first page
 */
export function useDaysAddress<Days extends number>(
  choices: readonly Days[],
  defaultDays: Days,
): [Days, (days: Days) => void] {
  const { query, replace } = useAddress()
  const asked = query.get(name)
  const [days, announce] = useEager(
    choices.find((choice) => String(choice) === asked) ?? defaultDays,
  )
  const choose = (next: Days) => {
    announce(next)
    replace(({ query }) => {
      query.delete('page')
      if (next === defaultDays) query.delete(name)
      else query.set(name, String(next))
      return { query }
    })
  }
  return [days, choose]
}
