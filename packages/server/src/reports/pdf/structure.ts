/** What a part of a document is, for whoever has it read aloud. ISO 32000-1, 14.8.4 */
export type StructureType =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'Span'

export interface NodeOptions {
  /** Words for a picture. */
  alt?: string
  /** What a text says, where it is read in another order from the places of its letters. ISO 32000-1, 14.9.4 */
  actual?: string
  /** Place of a picture on its page, px: left, top, right, bottom. */
  box?: readonly [number, number, number, number]
  /** What a table's header is the header of. */
  scope?: 'Column' | 'Row'
  /** Columns that a cell of a table takes. @default 1 */
  span?: number
}

/** A part of a document's structure. Its own parts come in the order in which something of them is drawn. */
export interface StructureNode extends NodeOptions {
  readonly type: StructureType
  /** null for the whole document. */
  readonly parent: StructureNode | null
}

/** Makes a part of another part. */
export function part(
  type: StructureType,
  parent: StructureNode | null,
  options: NodeOptions = {},
): StructureNode {
  return { ...options, type, parent }
}
