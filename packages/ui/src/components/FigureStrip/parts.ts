import { css, styled } from 'styled-components'
import { color } from '../../theme/color.ts'
import { media } from '../../theme/media.ts'
import { largeFigure, ruledPanel } from '../../theme/mixins.ts'
import { border, rem, space } from '../../theme/scales.ts'
import { text } from '../../theme/text.ts'

/** Shared by the strip and its skeleton, so that both are of one size. */
export const Strip = styled.dl<{ $count: number }>`
  ${ruledPanel}
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  overflow: hidden;
  ${media.below.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.below.xxs} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Cell = styled.div`
  container-type: inline-size;
  position: relative;
  padding: ${space[4]} ${space[5]} 18px;
  border-inline-start: ${border.hairline} solid ${color('line.subtle')};

  &:first-child {
    border-inline-start: 0;
  }
  &:has(button):hover {
    background: ${color('surface.hover')};
  }
  ${media.below.sm} {
    padding: ${space[3]} ${space[4]} 14px;
    &:nth-child(odd) {
      border-inline-start: 0;
    }
    &:nth-child(n + 3) {
      border-block-start: ${border.hairline} solid ${color('line.subtle')};
    }
  }
  ${media.below.xxs} {
    &:nth-child(n) {
      border-inline-start: 0;
    }
    &:nth-child(2) {
      border-block-start: ${border.hairline} solid ${color('line.subtle')};
    }
  }
`

/** Least width of a cell in which 'View' is a word and not its arrow alone. */
export const viewTextWidth = rem(200)

export const Label = styled.dt<{ $hasView?: boolean }>`
  display: flex;
  align-items: center;
  gap: 6px;
  min-block-size: ${rem(16)};
  color: ${color('text.muted')};
  ${text('label')}
  ${({ $hasView }) =>
    $hasView &&
    css`
      padding-inline-end: ${rem(18)};
      @container (inline-size >= ${viewTextWidth}) {
        padding-inline-end: ${rem(46)};
      }
    `}
`

export const Value = styled.dd<{ $critical?: boolean }>`
  margin-block-start: ${space[2]};
  min-block-size: ${rem(44)};
  overflow-wrap: anywhere;
  /* A note stands beside the figure, and below it where there is no room. */
  &:has(> small) {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: ${space[2]};
  }
  ${largeFigure}
  color: ${({ $critical = false }) => color($critical ? 'status.critical.text' : 'text.base')};
  ${media.below.sm} {
    margin-block-start: ${space[1]};
    min-block-size: ${rem(36)};
  }
`
