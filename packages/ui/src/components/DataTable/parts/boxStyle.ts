import { css } from 'styled-components'
import { media } from '../../../theme/media.ts'
import { size } from '../../../theme/scales.ts'

/** Around a box without words: as large as what may be pressed has to be. */
export const boxArea = css`
  display: inline-grid;
  place-items: center;
  min-inline-size: ${size.hitMin};
  min-block-size: ${size.hitMin};
  vertical-align: middle;
  cursor: pointer;
  &:has(:disabled) {
    cursor: not-allowed;
  }
  ${media.touch} {
    min-inline-size: ${size.controlTouchSm};
    min-block-size: ${size.controlTouchSm};
  }
`
