/**
 * Says how old something is, for reading.
 * @param at ISO instant
 * @param nowMs epoch milliseconds
 * @returns 'Just now' below a minute, then whole minutes, hours or days: '3 min ago'
 */
export function ageText(at: string, nowMs: number): string {
  const minutes = Math.floor((nowMs - Date.parse(at)) / 60_000)
  if (minutes < 1) return 'Just now'
  if (minutes < 60) return `${minutes} min ago`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h ago` : `${Math.floor(hours / 24)} days ago`
}
