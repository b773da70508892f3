import { css } from 'styled-components'
import { color } from './color.ts'
import { media } from './media.ts'
import { border, fontWeight, radius } from './scales.ts'
import { text } from './text.ts'
import { variable } from './variables.ts'

/** Styles that everything in a theme inherits: ink and type. */
export const themedText = css`
  color: ${color('text.base')};
  font-family: ${variable('font.sans')};
  ${text('body')}
  word-spacing: ${variable('font.wordSpacing')};
  font-variant-numeric: tabular-nums;
  -webkit-font-smoothing: antialiased;
`

/** Kept for screen readers, taken from sight. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/**
 * Lets a link or button be pressed anywhere on its nearest positioned ancestor, while its name
 * stays its own text. The focus ring goes around that ancestor.
 */
export const stretched = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.lg};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${color('focus')};
    outline-offset: 2px;
  }
`

/** Ink of what cannot be used. */
export const disabledInk = css`
  color: ${color('text.disabled')};
  ${media.forcedColors} {
    border-color: GrayText;
    color: GrayText;
  }
`

/** A plain panel. */
export const panel = css`
  min-inline-size: 0;
  background: ${color('surface.base')};
  border: ${border.hairline} solid ${color('line.base')};
  border-radius: ${radius.lg};
`

/** A panel whose job is a number or a single form: a heavy rule on top, square top corners. */
export const ruledPanel = css`
  ${panel}
  border-block-start: ${border.strong} solid ${color('line.ink')};
  border-start-start-radius: 0;
  border-start-end-radius: 0;
`

/** The figure of a block whose job is a number; a size smaller on a phone. */
export const largeFigure = css`
  ${text('figureLg')}
  ${media.below.sm} {
    font-size: calc(${variable('text.figureLg.size')} * 0.8);
    line-height: calc(${variable('text.figureLg.line')} * 9 / 11);
  }
`

/** A unit right behind a large figure, so small that the number leads. */
export const figureUnit = css`
  margin-inline-start: 0.06em;
  font-size: 0.6em;
  /* The figure's line stays as high as without it. */
  line-height: 1;
  font-weight: ${fontWeight.medium};
  letter-spacing: 0;
  font-variant-numeric: normal;
`

/** Dims the page behind what is modal. A backdrop inherits from nothing in browsers before 2024: it is dim there too. */
export const scrim = 'background: var(--netportal-color-scrim, rgb(0 0 0 / 0.5));'
