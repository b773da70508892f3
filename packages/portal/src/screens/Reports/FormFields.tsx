import { media, space } from '@netportal/ui'
import styled from 'styled-components'

/** The fields of a form, one under the other. */
export const FormFields = styled.form`
  display: grid;
  gap: ${space[5]};
`

/** Two short fields side by side, where there is room. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space[4]};
  ${media.below.sm} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[5]};
  }
`
