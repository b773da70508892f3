import { color, text } from '@netportal/ui'
import styled from 'styled-components'

/** A line below what a cell says, which is no part of its text: a zone, a remark. */
export const QuietLine = styled.div`
  color: ${color('text.muted')};
  ${text('caption')}
`
