/** Texts of a list whose items may fail. */
export interface UndrawnText {
  /** Text shown in place of an item that cannot be drawn. @default 'Could not be shown.' */
  undrawnText: string
}

export const english: UndrawnText = { undrawnText: 'Could not be shown.' }
