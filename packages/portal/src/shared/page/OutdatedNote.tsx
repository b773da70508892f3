import { Note, space } from '@netportal/ui'
import styled from 'styled-components'
import type { Remote } from '../remote.ts'

export interface OutdatedNoteProps {
  /** All that is in sight. */
  of: readonly Remote<unknown>[]
  /** Keeps its distance from the edges of a flush modal. @default false */
  inset?: boolean
}

/** Says that what is in sight could not be read anew, and stays. */
export function OutdatedNote({ of, inset = false }: OutdatedNoteProps) {
  if (!of.some((remote) => remote.status === 'ready' && remote.refresh === 'failed')) return null
  const note = <Note tone="warning">{outdatedText}</Note>
  return inset ? <Inset>{note}</Inset> : note
}

/** Specification §4 "Location page loading". */
const outdatedText =
  'Note: A background refresh encountered an error. Displayed data might be outdated.'

const Inset = styled.div`
  padding: ${space[4]} var(--content-inset, ${space[5]}) 0;
`
