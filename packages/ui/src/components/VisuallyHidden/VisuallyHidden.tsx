import { styled } from 'styled-components'
import { visuallyHidden } from '../../theme/mixins.ts'

/** Text for screen readers alone, where sight has a shape or a place to go by. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
