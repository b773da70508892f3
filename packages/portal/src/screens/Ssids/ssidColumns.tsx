import type { Id, Ssid } from '@netportal/contract'
import { isolate, notAvailable, textOr } from '@netportal/format'
import type { Column } from '@netportal/ui'
import { iconSize, space } from '@netportal/ui'
import { ChartLine } from 'lucide-react'
import styled from 'styled-components'
import { paths } from '../../paths.ts'
import { Counted } from '../../shared/domain/Counted.tsx'
import { countedText } from '../../shared/domain/countedText.ts'
import { ssidName } from '../../shared/domain/ssidName.ts'
import { fromList } from '../../shared/page/BackLink.tsx'
import { KeptLink } from '../../shared/range/KeptLink.tsx'

/**
 * Columns of the list of SSIDs. Specification §2 "SSID list".
 * @param nowMs epoch milliseconds, which the ages of counts go to
 */
export function ssidColumns(locationId: Id, nowMs: number): Column<Ssid>[] {
  return [
    {
      id: 'name',
      header: 'Broadcast Name (SSID)',
      value: (ssid) => ssid.ssid_broadcast_name_api ?? null,
      text: (ssid) => textOr(ssid.ssid_broadcast_name_api) + (ssid.active ? '' : inactiveMark),
      cell: (ssid) => <BroadcastName ssid={ssid} />,
      textStyle: 'strong',
      slot: 'title',
    },
    {
      id: 'wlan',
      header: 'WLAN Name (Internal)',
      value: (ssid) => ssid.wlan_name_api ?? null,
      text: (ssid) => textOr(ssid.wlan_name_api),
    },
    {
      id: 'clients',
      header: 'Client Count',
      value: (ssid) => ssid.latest_client_count ?? null,
      text: countText,
      cell: (ssid) => <ClientCount ssid={ssid} nowMs={nowMs} />,
      align: 'end',
    },
    {
      id: 'actions',
      header: 'Actions',
      cell: (ssid) =>
        ssid.wlan_id_api !== '' && (
          <KeptLink
            to={paths.ssidStats.to({ locationId, ssidWlanIdApi: ssid.wlan_id_api })}
            state={{ ...fromList, ssidName: ssidName(ssid), ssidId: ssid.wlan_id_api }}
            aria-label={`View Stats ${isolate(ssidName(ssid))}`}
          >
            <ChartLine size={iconSize.sm} />
            <span>View Stats</span>
          </KeptLink>
        ),
    },
  ]
}

const countText = ({ latest_client_count }: Ssid) => String(latest_client_count ?? notAvailable)

/** A count that is late says so. */
function ClientCount({ ssid, nowMs }: { ssid: Ssid; nowMs: number }) {
  const { counted_at: at, count_interval_seconds: intervalSeconds } = ssid
  const counted = ssid.active ? countedText({ at, intervalSeconds }, nowMs) : null
  if (!counted?.isLate) return <span>{countText(ssid)}</span>
  return (
    <LateCount>
      <Counted {...counted} />
      <span>{countText(ssid)}</span>
    </LateCount>
  )
}

const inactiveMark = ' (Inactive)'

function BroadcastName({ ssid }: { ssid: Ssid }) {
  const name = textOr(ssid.ssid_broadcast_name_api)
  if (ssid.active) return <bdi>{name}</bdi>
  return (
    <>
      <bdi>
        <s>{name}</s>
      </bdi>
      <span>{inactiveMark}</span>
    </>
  )
}

const LateCount = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: 0 ${space[3]};
`
