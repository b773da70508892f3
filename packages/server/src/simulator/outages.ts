import { hashText, noise } from '../demo/random.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** How many of a day's access points go offline for a while. */
const dailyChance = 0.2
/** Minutes; most are short. */
const shortest = 4
const longest = 200
/** Minute of the day (UTC) after which none begins, so that it ends on the same day. */
const latestStart = 24 * 60 - longest - 1

export interface Outage {
  /** Which day, counted from the epoch: with the address, it names the outage. */
  day: number
  start: Date
  end: Date
}

/**
 * When an access point of the demo is offline: the same however often it is asked.
 * @returns its outages that touch the time after `from` up to `until`, in their order
 */
export function outagesOf(macAddress: string, from: Date, until: Date): Outage[] {
  const place = hashText(macAddress)
  const outages: Outage[] = []
  const lastDay = Math.floor(until.getTime() / dayMs)
  for (let day = Math.floor(from.getTime() / dayMs); day <= lastDay; day++) {
    if (noise(place, day) >= dailyChance) continue
    const startMinute = Math.floor(noise(place + 1, day) * latestStart)
    const minutes = shortest + Math.floor((longest - shortest) * noise(place + 2, day) ** 3)
    const start = new Date(day * dayMs + startMinute * minuteMs)
    const end = new Date(start.getTime() + minutes * minuteMs)
    if (start <= until && end > from) outages.push({ day, start, end })
  }
  return outages
}
