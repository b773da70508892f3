import { unreadableIn } from '@netportal/contract'
import { Note, space } from '@netportal/ui'
import styled from 'styled-components'

type List = Parameters<typeof unreadableIn>[0]

export interface UnreadableNoteProps {
  /** Name of the things in the lists: 'Devices'. */
  what: string
  /** Lists as they were read. */
  of: readonly List[]
  /** Keeps its distance from the edges, where what it stands on reaches them: in a flush modal or panel. @default false */
  inset?: boolean
}

/** Says how many items of lists could not be read; nothing when all could. Ruling: Calls and errors. */
export function UnreadableNote({ what, of, inset = false }: UnreadableNoteProps) {
  const count = of.reduce<number>((sum, list) => sum + unreadableIn(list), 0)
  if (count === 0) return null
  const note = <Note tone="warning">{`${what}: ${count} could not be read.`}</Note>
  return inset ? <Inset>{note}</Inset> : note
}

const Inset = styled.div`
  padding: ${space[4]} var(--content-inset, ${space[5]}) 0;
`
