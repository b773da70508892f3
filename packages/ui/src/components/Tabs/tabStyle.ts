import { css } from 'styled-components'
import { color } from '../../theme/color.ts'
import { media } from '../../theme/media.ts'
import { border, fontWeight, radius, size, space } from '../../theme/scales.ts'

/** On both sides of a tab's text: room for the focus ring. */
const ringRoom = space[2]

/** A row of tabs, the first one's text at its edge; where it does not fit it scrolls. */
export const tabRow = css`
  display: flex;
  gap: ${space[2]};
  min-block-size: ${size.controlTouch};
  margin-inline: calc(-1 * ${ringRoom});
  overflow-x: auto;
  scrollbar-width: none;
  ${media.below.sm} {
    gap: ${space[1]};
  }
`

/** One tab; its rule lies on the row's lower edge. */
export const tab = css`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  padding: 0 ${ringRoom};
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  color: ${color('text.muted')};
  font-weight: ${fontWeight.medium};
  text-decoration: none;
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: auto ${ringRoom} 0;
    block-size: ${border.strong};
  }
  &:hover {
    color: ${color('text.base')};
    text-decoration: none;
  }
  &:hover::after {
    background: ${color('line.control')};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

/** The tab that is open. */
export const currentTab = css`
  color: ${color('text.base')};
  &::after,
  &:hover::after {
    background: ${color('accent.base')};
  }
  ${media.forcedColors} {
    &::after {
      background: Highlight;
    }
  }
`
