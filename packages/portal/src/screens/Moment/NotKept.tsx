import { color, rem } from '@netportal/ui'
import styled from 'styled-components'

/** Says what a page of a moment cannot show, because nobody kept it. */
export const NotKept = styled.p`
  max-inline-size: 80ch;
  color: ${color('text.muted')};
  font-size: ${rem(14)};
`
