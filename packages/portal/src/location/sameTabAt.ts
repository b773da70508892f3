import { paths } from '../paths.ts'
import { daysName, rangeName } from '../shared/range/rangeAddress.ts'

/**
 * Finds the page of another location that is of the kind of this one: of an access point its list, of an SSID theirs,
 * of what has no such list the devices. A range that was chosen goes along, and so do the days of tickets; what else
 * the address has is about this location alone.
 * @param query of this page
 */
export function sameTabAt(
  locationId: string | number,
  { pathname, query }: { pathname: string; query: URLSearchParams },
): string {
  const isAt = ({ read }: (typeof tabs)[number]['pages'][number]) =>
    read(pathname).locationId !== undefined
  const tab = tabs.find(({ pages }) => pages.some(isAt))
  const names = tab?.to === paths.tickets ? [rangeName, daysName] : [rangeName]
  const kept = names.flatMap((name) => {
    const value = query.get(name)
    return value === null ? [] : [[name, value]]
  })
  const search = new URLSearchParams(kept).toString()
  return `${(tab?.to ?? paths.devices).to({ locationId })}${search && `?${search}`}`
}

const tabs = [
  { to: paths.timeline, pages: [paths.timeline] },
  { to: paths.ssids, pages: [paths.ssids, paths.ssidStats] },
  { to: paths.tickets, pages: [paths.tickets] },
] as const
