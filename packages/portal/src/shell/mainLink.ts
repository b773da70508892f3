import { paths } from '../paths.ts'

export interface MainLink {
  text: 'Dashboard' | 'Devices'
  to: string
}

/**
 * Where the navigation bar's first link goes. Specification §2 "Global shell".
 * @param locationId the location whose pages the reader is on, if any
 * @param totalLocations how many the reader may see; undefined while that is not known
 */
export function mainLink(
  locationId: string | undefined,
  totalLocations: number | undefined,
): MainLink {
  const onlyLocation =
    locationId !== undefined && totalLocations !== undefined && totalLocations <= 1
  return onlyLocation
    ? { text: 'Devices', to: paths.devices.to({ locationId }) }
    : { text: 'Dashboard', to: paths.dashboard }
}
