import { getProfile, type Location, limits, listLocations, unreadableIn } from '@netportal/contract'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useExtra } from '../../api/useExtra.ts'
import { useRemote } from '../../api/useRemote.ts'
import { NewsScreen } from '../../news/NewsScreen.tsx'
import { paths } from '../../paths.ts'
import { useDetailAddress } from '../../shared/address/useDetailAddress.ts'
import { useFlagAddress } from '../../shared/address/useFlagAddress.ts'
import { useTableAddress } from '../../shared/address/useTableAddress.ts'
import { useAutoRefresh } from '../../shared/useAutoRefresh.ts'
import { useNow } from '../../shared/useNow.ts'
import { LocationsOverviewView } from './LocationsOverviewView.tsx'
import { OfflineDevicesModal } from './OfflineDevicesModal.tsx'
import { OpenTicketsModal } from './OpenTicketsModal.tsx'
import { useCustomers } from './useCustomers.ts'
import { useLocationStats } from './useLocationStats.ts'
import { useOverviewChoices } from './useOverviewChoices.ts'

/** Somebody with one location has no use for an overview and goes straight to it. */
export function LocationsOverviewScreen() {
  const locations = useRemote(listLocations, {})
  const list = locations.status === 'ready' ? locations.data : none
  const [first, ...others] = list
  const isOnly = first !== undefined && others.length === 0 && unreadableIn(list) === 0
  const { locations: shown, choice, viewedId } = useCustomers()
  const places = shown.status === 'ready' ? shown.data : none
  const figures = useLocationStats(isOnly ? none : places, viewedId)
  const [isAutoRefreshOn, setIsAutoRefreshOn] = useState(true)
  useAutoRefresh({
    isOn: isAutoRefreshOn && figures.isOneCall,
    everyMs: limits.autoRefreshMs,
    refresh: figures.refresh,
  })
  const [isListShown, showList] = useFlagAddress('list')
  const table = useTableAddress({ sort: { columnId: 'name', direction: 'ascending' } })
  const controls = useOverviewChoices(places, figures.isOneCall ? 'severity' : 'name', table)
  const { detail, showDetail, closeDetail } = useDetailAddress(details)
  const nowMs = useNow(ageMs)
  const hasNews = useExtra('incidents') === 'announced' && list.length > 0
  const profile = useRemote(getProfile, {})
  const person = (profile.status === 'ready' && profile.data.email) || ''
  const at = choice === null || choice.chosen === '' ? null : places
  if (isOnly) return <Navigate to={paths.devices.to({ locationId: first.id })} replace />
  return (
    <>
      <LocationsOverviewView
        locations={shown}
        customers={choice}
        stats={figures.stats}
        updatedAt={figures.at}
        answer={figures.answer}
        {...(figures.isOneCall && {
          autoRefresh: { isOn: isAutoRefreshOn, onChange: setIsAutoRefreshOn },
        })}
        onRefresh={figures.refresh}
        {...controls}
        hasIncidents={hasNews}
        nowMs={nowMs}
        news={hasNews && <NewsScreen person={person} nowMs={nowMs} customerId={viewedId} />}
        onRetryStats={figures.retry}
        isListShown={isListShown}
        onListShownChange={showList}
        table={table.state}
        onTableChange={table.onStateChange}
        onShowOfflineDevices={() => showDetail('offline-devices')}
        onShowOpenTickets={() => showDetail('open-tickets')}
      />
      {detail === 'offline-devices' && <OfflineDevicesModal at={at} onClose={closeDetail} />}
      {detail === 'open-tickets' && <OpenTicketsModal at={at} onClose={closeDetail} />}
    </>
  )
}

const none: Location[] = []

/** What stands behind the totals, in a window of its own. */
const details = ['offline-devices', 'open-tickets'] as const

/** Ages are counted in minutes. */
const ageMs = 60_000
