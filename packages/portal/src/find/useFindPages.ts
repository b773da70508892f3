import { getLocation } from '@netportal/contract'
import { useMemo } from 'react'
import { useMatch } from 'react-router-dom'
import { useExtra } from '../api/useExtra.ts'
import { useKnownAnswers } from '../api/useKnownAnswers.ts'
import { paths } from '../paths.ts'
import { incidentMailsPath } from '../shared/domain/incidentMailsPath.ts'
import { incidentsPath } from '../shared/domain/incidentPath.ts'
import { roomCallsText, roomPath } from '../shared/domain/roomPath.ts'
import type { FindPage } from './findOptions.ts'

/** Returns the pages that a reader may go to: those of the location that they are at, and those of all. */
export function useFindPages(): FindPage[] {
  const locationId = useMatch('/locations/:locationId/*')?.params.locationId
  const known = useKnownAnswers()
  const has = {
    incidents: useExtra('incident-history') === 'announced',
    rooms: useExtra('rooms') === 'announced',
    mails: useExtra('incident-mails') === 'announced',
  }
  const { incidents, rooms, mails } = has
  return useMemo(() => {
    const here = known(getLocation).find(({ params }) => params.id === locationId)
    const details = here ? [here.data.name] : []
    const to = locationId === undefined ? null : { locationId }
    const ofLocation =
      to === null
        ? []
        : [
            { text: 'Timeline', to: paths.timeline.to(to) },
            { text: 'Devices', to: paths.devices.to(to) },
            { text: 'SSIDs', to: paths.ssids.to(to) },
            { text: 'Tickets', to: paths.tickets.to(to) },
            ...(rooms ? [{ text: roomCallsText, to: roomPath.to(to) }] : []),
          ]
    const ofAll = [
      { text: 'Dashboard', to: paths.dashboard },
      ...(incidents ? [{ text: 'Incidents', to: incidentsPath }] : []),
      { text: 'On-Demand Reports', to: paths.reports },
      { text: 'Scheduled Reports', to: `${paths.reports}?tab=scheduled` },
      { text: 'Scheduled History', to: `${paths.reports}?tab=history` },
      ...(mails ? [{ text: 'Incident Mails', to: incidentMailsPath }] : []),
    ]
    return [
      ...ofLocation.map((page) => ({ ...page, details })),
      ...ofAll.map((page) => ({ ...page, details: [] })),
    ]
  }, [known, locationId, incidents, rooms, mails])
}
