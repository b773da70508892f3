import { VisuallyHidden } from '@netportal/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

export interface PendingProps {
  /** Words for who hears the page; null where they stand in sight elsewhere. */
  text: string | null
  /** What comes, drawn with skeletons for what is not known yet. */
  children: ReactNode
}

/**
 * Holds the place of content that is on its way, in its shape, so that nothing moves when it comes. Keyboard
 * and screen reader pass by it: nothing in it can be used yet.
 */
export function Pending({ text, children }: PendingProps) {
  return (
    <>
      {text !== null && <VisuallyHidden role="status">{text}</VisuallyHidden>}
      <Shape inert>{children}</Shape>
    </>
  )
}

/** Its blocks are those of the page. */
const Shape = styled.div`
  display: contents;
`
