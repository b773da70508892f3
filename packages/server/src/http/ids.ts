/**
 * Reads an id of ours as a path, a query or a body gives it: one way of writing it and no other, so that
 * two ids that differ never name one thing.
 * @returns null for what is no id of ours, and names nothing
 */
export function readId(id: number | string): number | null {
  return /^(?:0|[1-9]\d{0,14})$/.test(String(id)) ? Number(id) : null
}
