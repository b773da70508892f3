import { useAddress } from './address.tsx'

const name = 'page'

/** Keeps the page of a list in the address, from 1; turning it is no step, so that Back leaves the screen. */
export function usePageAddress(): [page: number, turnTo: (page: number) => void] {
  const { query, replace } = useAddress()
  const asked = Number(query.get(name))
  const turnTo = (page: number) => {
    replace((entry) => {
      entry.query.delete(name)
      if (page !== 1) entry.query.set(name, String(page))
      return { query: entry.query }
    })
  }
  return [Number.isSafeInteger(asked) && asked > 0 ? asked : 1, turnTo]
}
