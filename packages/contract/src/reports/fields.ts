/** Parameters that several types of reports have, and what their forms say. Specification §5. */
import * as z from 'zod/mini'
import { chosenId, chosenIds, chosenLocations, filterText } from '../entities/input.ts'
import type { Id } from '../entities/shared.ts'
import { serverLimits } from '../rules/serverLimits.ts'
import { reportFormats } from './formats.ts'

/** The parameters that say where a type of report looks, by its place. */
export interface PlaceParameters {
  /** One location. */
  location: { location_id: Id }
  /** Some SSIDs of one location. */
  ssids: { location_id: Id; ssid_ids: Id[] }
  /** Several locations. */
  locations: { location_ids: Id[] }
}
export type ReportPlace = keyof PlaceParameters

/** A parameter that is on or off. */
export interface ReportSwitch {
  /** At its box in a form. */
  label: string
  /** For who reads the API's documentation. */
  meaning: string
  /** As a form begins with it. */
  isOn: boolean
  /** How a schedule is told that has it, or has it not. */
  words: { on: string; off: string }
}

/** @__NO_SIDE_EFFECTS__ */
export function oneLocation() {
  return { location_id: chosenId('Please select a location.') }
}

/** @__NO_SIDE_EFFECTS__ */
export function someSsids() {
  return { ...oneLocation(), ssid_ids: chosenIds('Please select at least one SSID.') }
}

/** @__NO_SIDE_EFFECTS__ */
export function someLocations() {
  return { location_ids: chosenLocations() }
}

/** @__NO_SIDE_EFFECTS__ */
export function chosenFormat() {
  return z.enum(reportFormats)
}

/** @__NO_SIDE_EFFECTS__ */
export function ticketFilter() {
  return filterText(serverLimits.filterCharacters)
}
