import type { Rejection } from '@netportal/contract'
import type { Intake } from './intake.ts'

/** How changes of things become whole things. */
interface Merging<Change, Whole extends Change> {
  keyOf(change: Change): string
  /** Those that exist already, by key. */
  known: ReadonlyMap<string, Whole>
  /** Fields without which a thing cannot be made. */
  needs: readonly (keyof Change & string)[]
  /**
   * Lays a change over what is there, if anything is.
   * @default field by field (RFC 7386): what is left out stays, null empties
   */
  lay?: (known: Whole | undefined, change: Change) => Change
  /** Why a whole thing is not taken. @default it always is */
  faultOf?: (item: Whole) => Omit<Rejection, 'index'> | null
}

/**
 * Makes whole things of changes, each by what was known before it: also by the items before it, as if they had come
 * one by one. A change of what does not exist, and that does not say enough to make it, is rejected.
 */
export function mergeItems<Change extends object, Whole extends Change>(
  { accepted, rejected }: Intake<Change>,
  {
    keyOf,
    known,
    needs,
    lay = (earlier, later) => ({ ...earlier, ...later }),
    faultOf = () => null,
  }: Merging<Change, Whole>,
): Intake<Whole> {
  const lacksOf = (item: Change) => needs.filter((field) => item[field] === undefined)
  const isWhole = (item: Change): item is Whole => lacksOf(item).length === 0
  const current = new Map(known)
  const whole: { index: number; item: Whole }[] = []
  const refused: Rejection[] = []
  for (const { index, item: change } of accepted) {
    const item = lay(current.get(keyOf(change)), change)
    if (!isWhole(item)) {
      const detail = `${lacksOf(item).join(', ')}: needed to make what does not exist yet`
      refused.push({ index, code: 'incomplete', detail })
      continue
    }
    const fault = faultOf(item)
    if (fault) {
      refused.push({ index, ...fault })
      continue
    }
    current.set(keyOf(item), item)
    whole.push({ index, item })
  }
  return { accepted: whole, rejected: [...rejected, ...refused] }
}

/** The locations that items name. */
export function placesOf(
  items: readonly { location_external_id?: string | undefined }[],
): { location_external_id: string }[] {
  return items.flatMap(({ location_external_id }) =>
    location_external_id === undefined ? [] : [{ location_external_id }],
  )
}

/** Rejects what is at a location that the company does not have. */
export function unknownLocation(
  locations: ReadonlyMap<string, number>,
): (item: { location_external_id: string }) => Omit<Rejection, 'index'> | null {
  return ({ location_external_id }) =>
    locations.has(location_external_id)
      ? null
      : { code: 'unknown_location', detail: 'location_external_id: not known' }
}
