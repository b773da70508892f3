import { container, space } from '@netportal/ui'
import styled from 'styled-components'
import { gutter } from '../shared/page/gutter.ts'

/** The place of a note under the bar, as wide as the pages. It is not printed. */
export const NotePlace = styled.div`
  inline-size: 100%;
  max-inline-size: ${container.page};
  margin-inline: auto;
  padding-block-start: ${space[5]};
  ${gutter}
  @media print {
    display: none;
  }
`
