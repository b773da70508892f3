import type { Ssid } from '@netportal/contract'
import { textOr } from '@netportal/format'

/** Returns the name of a network where it needs one: as it broadcasts, else as it is called within, else its id. */
export function ssidName(ssid: Ssid): string {
  return textOr(
    ssid.ssid_broadcast_name_api,
    textOr(ssid.wlan_name_api, String(ssid.wlan_id_api || ssid.id)),
  )
}
