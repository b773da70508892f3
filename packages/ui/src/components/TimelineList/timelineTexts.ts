import { type UndrawnText, english as undrawn } from '../ItemBoundary/undrawnText.ts'

/** Texts of a `TimelineList` beside its events. */
export interface TimelineListTexts extends UndrawnText {
  /** On the button of an item that opens, while it is closed. @default 'Show details' */
  showDetailsText: string
  /** On the same button while it is open. @default 'Hide details' */
  hideDetailsText: string
}

export const english: TimelineListTexts = {
  ...undrawn,
  showDetailsText: 'Show details',
  hideDetailsText: 'Hide details',
}
