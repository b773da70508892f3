import { isolate } from '@netportal/format'
import { callFigures } from '../figures/calls.ts'
import { clientFigures, totalClients } from '../figures/clients.ts'
import { callOpening, clientOpening, uptimeOpening, usageOpening } from '../figures/opening.ts'
import { deviceUptime, uptimeFigures } from '../figures/uptime.ts'
import { dailyUsage, networkUsage, totalUsage } from '../figures/usage.ts'
import type { PlaceData } from '../input.ts'
import { localTime } from '../texts.ts'
import {
  comparedCalls,
  comparedClients,
  comparedUptime,
  comparedUsage,
  timeBefore,
} from './compared.ts'

/** Opens a report about access points: those of all its places together. */
export function openUptime(places: readonly PlaceData[]): string {
  const uptimes = uptimesOf(places)
  return uptimeOpening({
    ...uptimeFigures(uptimes),
    ...comparedUptime(places, uptimes),
    places: places.length,
    time: timeBefore(places[0]),
  })
}

/** How each access point of all places fared. */
export function uptimesOf(places: readonly PlaceData[]) {
  return places.flatMap(({ devices, place }) =>
    devices.map((device) => deviceUptime(device, place)),
  )
}

/** Opens a report about clients of chosen networks. */
export function openClients(data: PlaceData): string {
  const figures = clientFigures(totalClients(data.clients.map(({ counts }) => counts)))
  return clientOpening({
    ...comparedClients(data, figures),
    peakAt: figures.peak ? localTime(figures.peak.atMs, data.place) : '',
    time: timeBefore(data),
  })
}

/** Opens a report about traffic of chosen networks. */
export function openUsage(data: PlaceData): string {
  const { place, transfers } = data
  return usageOpening({
    bytes: comparedUsage(data, totalUsage(transfers, place)).both,
    busiestDay: busiestDay(data),
    time: timeBefore(data),
  })
}

/** The day of most traffic; '' where no day stands out. */
export function busiestDay({ place, transfers }: PlaceData): string {
  const networks = transfers.map((series) => networkUsage(series, place))
  const days = dailyUsage(networks, place).flatMap(({ date, usage }) =>
    usage ? { date, bytes: usage.downBytes + usage.upBytes } : [],
  )
  const most = Math.max(...days.map(({ bytes }) => bytes))
  return days.length > 1 && most > 0 ? (days.find(({ bytes }) => bytes === most)?.date ?? '') : ''
}

/** Opens a report about calls at any number of places. */
export function openCalls(places: readonly PlaceData[]): string {
  const all = callFigures(places.flatMap(({ tickets }) => tickets))
  const busy = places.filter((data) => data.tickets.length > 0).toSorted(mostTickets)
  const [most] = busy
  return callOpening({
    tickets: comparedCalls(places).tickets,
    calls: all.calls,
    callSeconds: all.totalCallSeconds,
    open: all.tickets.filter(({ ticket }) => ticket.closedAt === null).length,
    mostFrequent: all.byIssue[0] ?? null,
    places:
      places.length > 1
        ? {
            all: places.length,
            withTickets: busy.length,
            most: most ? { name: isolate(most.place.name), count: most.tickets.length } : null,
          }
        : null,
    time: timeBefore(places[0]),
  })
}

/** Puts the places with most tickets first. */
export function mostTickets(a: PlaceData, b: PlaceData): number {
  return b.tickets.length - a.tickets.length
}
