import { css, keyframes } from 'styled-components'
import { color } from '../../theme/color.ts'
import { border, motion, radius, rem, shadow } from '../../theme/scales.ts'
import { text } from '../../theme/text.ts'
import { variable } from '../../theme/variables.ts'

const appear = keyframes`
  from { opacity: 0; }
`

/** Looks of what floats: a raised box in the top layer, whatever the text around what it belongs to is like. */
export const panelStyle = css`
  --control-surface: ${color('surface.raised')};
  position: fixed;
  inset: auto;
  inline-size: max-content;
  max-inline-size: min(${rem(320)}, 100vw - 16px);
  max-block-size: var(--panel-room, 80dvh);
  margin: 0;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: ${border.hairline} solid ${color('line.base')};
  border-radius: ${radius.lg};
  background: ${color('surface.raised')};
  color: ${color('text.base')};
  box-shadow: ${shadow.menu};
  font-family: ${variable('font.sans')};
  ${text('body')}
  word-spacing: ${variable('font.wordSpacing')};
  text-align: start;
  text-transform: none;
  white-space: normal;
  overflow-wrap: anywhere;
  cursor: default;
  animation: ${appear} ${motion.duration.fast} ${motion.easing.standard};

  &:focus-visible {
    outline-offset: -2px;
  }
  @media print {
    display: none;
  }
`
