import type { space } from '../../theme/scales.ts'

/** A distance of the 4 px grid: the number of its steps. */
export type SpaceStep = keyof typeof space

/** Props of a box that lays out what is in it. */
export interface SpacingProps {
  /** Distance between the things in it, in steps of 4 px. @default 4 */
  gap?: SpaceStep
}
