/** Building blocks of what is sent: bounded, because a server must be able to refuse. */
import * as z from 'zod/mini'
import { bounds } from '../rules/bounds.ts'
import { instantMs } from '../rules/instant.ts'
import { normalizeMac } from '../rules/macAddress.ts'

/** PostgreSQL stores every character of a text but this one. @__NO_SIDE_EFFECTS__ */
function noNull() {
  return z.refine<string>((text) => !text.includes('\0'), 'Contains a null character')
}

/**
 * Puts U+FFFD in place of half a character, which a program leaves that cuts a text anywhere: no database
 * stores it, and for a name that is cut nothing of the rest should be refused.
 * @__NO_SIDE_EFFECTS__
 */
function wellFormed() {
  return z.overwrite<string>((text) => text.replace(/\p{Cs}/gu, '\uFFFD'))
}

/**
 * A text that must say something: outer blanks are cut, what remains has 1 to `max` characters.
 * @param missing the message of an empty one
 * @__NO_SIDE_EFFECTS__
 */
export function requiredText(max: number, missing = 'Required.') {
  return z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.maxLength(max), noNull(), wellFormed())
}

/** Said of a number that programs read in different ways, or as another one. */
const doubtfulNumber = `As a number it must be whole and at most ${Number.MAX_SAFE_INTEGER}: give it as a text`

/**
 * An id that another system gave: a text of 1 to `max` characters, or a whole number that no program reads as another.
 * @returns a schema whose output is a text, of a number its decimal digits
 * @__NO_SIDE_EFFECTS__
 */
export function givenId(max: number) {
  return z.pipe(
    z.union([requiredText(max), z.int(doubtfulNumber)], {
      error: ({ input }) => (typeof input === 'number' ? doubtfulNumber : 'Required.'),
    }),
    z.transform(String),
  )
}

/**
 * The company that a thing is of, by its name or id in the portal: for keys that serve several.
 * @__NO_SIDE_EFFECTS__
 */
export function portalCompany() {
  return z.nullish(givenId(300))
}

/**
 * A text that may be null, missing or empty, kept as it is.
 * @__NO_SIDE_EFFECTS__
 */
export function optionalText(max: number) {
  return z.nullish(z.string().check(z.maxLength(max), noNull(), wellFormed()))
}

/**
 * A free-text filter: outer blanks are cut; null, which filters nothing, when it is empty.
 * @__NO_SIDE_EFFECTS__
 */
export function filterText(max: number) {
  return z.pipe(
    z.nullish(z.string().check(z.trim(), z.maxLength(max), noNull(), wellFormed())),
    z.transform((text) => text || null),
  )
}

/**
 * A whole number between two bounds, both included.
 * @__NO_SIDE_EFFECTS__
 */
export function wholeNumber(min: number, max: number = Number.MAX_SAFE_INTEGER) {
  return z.int().check(z.gte(min), z.lte(max))
}

/**
 * A measurement from zero to `max`, which may be missing.
 * @__NO_SIDE_EFFECTS__
 */
export function optionalMeasure(max: number) {
  return z.nullish(z.number().check(z.gte(0), z.lte(max)))
}

/**
 * The id of a thing, as an answer of the API gave it.
 * @param missing the message when none was chosen
 * @__NO_SIDE_EFFECTS__
 */
export function chosenId(missing = 'Required.') {
  return z.union([z.int(), requiredText(100, missing)], missing)
}

/**
 * Ids of at least one thing.
 * @param missing the message when none was chosen
 * @__NO_SIDE_EFFECTS__
 */
export function chosenIds(missing: string) {
  return z.array(chosenId(missing), missing).check(z.minLength(1, missing), z.maxLength(1000))
}

/**
 * Ids of at least one location.
 * @__NO_SIDE_EFFECTS__
 */
export function chosenLocations() {
  return chosenIds('Please select at least one location.')
}

/**
 * A day, `yyyy-MM-dd`, that a report may name.
 * @param missing the message when there is none
 * @__NO_SIDE_EFFECTS__
 */
export function reportDay(missing: string) {
  const { firstDay, lastDay } = bounds
  return z.iso
    .date({ error: missing, abort: true })
    .check(
      z.refine(
        (day) => day >= firstDay && day <= lastDay,
        `Please enter a date from ${firstDay} to ${lastDay}.`,
      ),
    )
}

/**
 * An instant: ISO 8601, UTC without an offset.
 * @returns a schema whose output is in UTC, ending in `Z`
 * @__NO_SIDE_EFFECTS__
 */
export function instant() {
  return z.pipe(
    z.iso.datetime({ offset: true, local: true }),
    z.transform((text) => new Date(instantMs(text) ?? Number.NaN).toISOString()),
  )
}

/**
 * A hardware address in any common notation.
 * @returns a schema whose output is upper-case pairs with colons
 * @__NO_SIDE_EFFECTS__
 */
export function macAddress() {
  return z.pipe(
    z.string().check(z.regex(/^[0-9A-Fa-f]{2}(?:[:.-]?[0-9A-Fa-f]{2}){5}$/)),
    z.transform((text) => normalizeMac(text) ?? text),
  )
}
