import { useAddress } from './address.tsx'
import { useEager } from './useEager.ts'

/**
 * Keeps one of several choices in the address; a table then begins at its first page.
 * @param name of the query's entry, which is there while the choice is not the default
 * @param choices those that are offered; an address with another means the default
 * @returns what is chosen, and how to choose otherwise
 */
export function useChoiceAddress<Choice extends string | number>(
  name: string,
  choices: readonly Choice[],
  defaultChoice: Choice,
): [Choice, (choice: Choice) => void] {
  const { query, replace } = useAddress()
  const asked = query.get(name)
  const [choice, announce] = useEager(choices.find((one) => String(one) === asked) ?? defaultChoice)
  const choose = (next: Choice) => {
    announce(next)
    replace(({ query }) => {
      query.delete('page')
      if (next === defaultChoice) query.delete(name)
      else query.set(name, String(next))
      return { query }
    })
  }
  return [choice, choose]
}
