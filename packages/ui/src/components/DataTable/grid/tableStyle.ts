import { css, styled } from 'styled-components'
import { color } from '../../../theme/color.ts'
import { media } from '../../../theme/media.ts'
import { border, fontWeight, radius, rem, size, space, z } from '../../../theme/scales.ts'
import { text } from '../../../theme/text.ts'
import { variable } from '../../../theme/variables.ts'

/** Writes the widths that a product has set. @param leadCount cells before those of the columns */
export function columnWidths(
  columns: readonly { width?: number | string }[],
  leadCount: number,
): string {
  return columns
    .map(({ width }, place) => {
      if (width === undefined) return ''
      const length = typeof width === 'number' ? rem(width) : width
      return `thead th:nth-child(${place + leadCount + 1}) { inline-size: ${length}; }`
    })
    .join('')
}

/** Layout of the rows where columns have no room. */
export type NarrowLayout = 'stack' | 'scroll'

/** Space between the table and the edge of what it lies in; a modal says its own. */
export const contentInset = `var(--content-inset, ${space[5]})`

const edge = css`
  content: '';
  position: absolute;
  inset-block: 0;
  z-index: ${z.stickyCorner};
  inline-size: ${rem(20)};
  pointer-events: none;
  --shade: color-mix(in srgb, ${color('text.base')} 18%, transparent);
  ${media.forcedColors} {
    forced-color-adjust: none;
    --shade: CanvasText;
  }
  @media print {
    content: none;
  }
`

/** Around the box that scrolls: a shade at each edge behind which there is more. */
export const ScrollFrame = styled.div`
  position: relative;
  &[data-more-start]::before {
    ${edge}
    inset-inline-start: var(--start-edge);
    background: linear-gradient(to right, var(--shade), transparent);
  }
  &[data-more-end]::after {
    ${edge}
    inset-inline-end: var(--end-edge);
    background: linear-gradient(to left, var(--shade), transparent);
  }
`

/** Keeps in sight what a row is about to say last: its state and what there is to do. */
const keptInSight = css`
  @media not print {
    ${ScrollFrame}[data-keeps-status] & :is(th, td)[data-slot='status'],
    ${ScrollFrame}[data-keeps-actions] & :is(th, td)[data-slot='actions'] {
      position: sticky;
      inset-inline-end: 0;
    }
    ${ScrollFrame}[data-keeps-status] & :is(th, td)[data-slot='status'] {
      inset-inline-end: var(--actions-width);
    }
    & thead :is([data-slot='status'], [data-slot='actions']) {
      z-index: ${z.stickyCorner};
    }
    & td:is([data-slot='status'], [data-slot='actions']) {
      z-index: ${z.stickyCell};
      background: var(--control-surface, ${color('surface.base')});
    }
  }
`

/** Lets a wide table scroll sideways. One that fits lets its header stick to the page instead. */
export const ScrollBox = styled.div<{ $scrolls: boolean; $narrowLayout: NarrowLayout }>`
  /* What is hidden from sight scrolls along. */
  position: relative;
  overflow-x: auto;
  &[data-fits] {
    overflow-x: visible;
  }
  ${({ $scrolls }) => $scrolls && keptInSight}
  /* What takes focus comes clear of the column that stays. */
  ${media.below.sm} {
    scroll-padding-inline-start: ${({ $narrowLayout }) => ($narrowLayout === 'scroll' ? '50%' : 'auto')};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  /* Without a pager the last row lies in the corners of the panel. */
  ${ScrollFrame}:last-child > & tbody tr:last-child > :first-child {
    border-end-start-radius: calc(${radius.lg} - ${border.hairline});
  }
  ${ScrollFrame}:last-child > & tbody tr:last-child > :last-child {
    border-end-end-radius: calc(${radius.lg} - ${border.hairline});
  }
`

/** Of a row, be it the row's header or not; those of the table's head are `thead th`. */
const cell = ':is(td, tbody th)'

const besideTitle = css`
  /* A pill is taller than the title beside it. */
  margin-block: -2px;
  margin-inline-start: auto;
`

/** Each row under the other: its title, its state beside it, then what else there is in two columns. */
const stacked = css`
  &,
  tbody,
  tfoot {
    display: block;
  }
  thead {
    display: none;
  }
  tr {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[4]};
    padding: 14px ${space[4]};
    border-block-start: ${border.hairline} solid ${color('line.subtle')};
  }
  tr:first-child {
    border-block-start-color: ${color('line.base')};
  }
  && ${cell} {
    flex: 0 0 calc(50% - ${space[2]});
    display: block;
    block-size: auto;
    min-inline-size: 0;
    padding: 0;
    border: 0;
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  ${cell}::before {
    content: attr(data-label);
    display: block;
    color: ${color('text.muted')};
    font-family: ${variable('font.sans')};
    ${text('caption')}
  }
  ${media.hover} {
    tbody tr:hover {
      background: ${color('surface.hover')};
    }
    tbody tr:hover ${cell} {
      background: none;
    }
  }
  ${cell}[data-slot='title'] {
    order: -2;
    flex: 1 0 55%;
    font-size: ${rem(15)};
    font-weight: ${fontWeight.medium};
  }
  ${cell}[data-slot='status'] {
    order: -1;
    flex: none;
    max-inline-size: calc(45% - ${space[4]});
    ${besideTitle}
  }
  && ${cell}[data-slot='status'][data-detailed] {
    display: contents;
    > :first-child {
      order: -1;
      ${besideTitle}
    }
    > :last-child {
      order: -1;
      flex: 0 0 100%;
      max-inline-size: none;
    }
  }
  && ${cell}[data-slot='lead'] {
    order: -3;
    flex: none;
    inline-size: auto;
  }
  ${cell}[data-slot='lead'] ~ [data-slot='title'] {
    flex-basis: 30%;
  }
  && tr[data-details] td {
    flex: 1 0 100%;
  }
  ${cell}[data-slot='lead']::before,
  tr[data-details] td::before {
    content: none;
    display: none;
  }
  && td[data-void] {
    display: none;
  }
  ${cell}[data-wrap]:not([data-slot='title']) {
    flex-basis: 100%;
  }
  /* Takes what is left of a line, or a line of its own. */
  ${cell}[data-slot='actions'] {
    flex: 1 0 max-content;
    min-inline-size: calc(50% - ${space[2]});
    max-inline-size: 100%;
    align-self: end;
  }
  ${cell}:is([data-slot='title'], [data-slot='status'], [data-slot='actions'])::before {
    content: none;
  }
`

/** The first column of data: what stands before it, as a box to select with, names no row. */
const first =
  ':where(:first-child:not([data-slot="lead"]), [data-slot="lead"] + :not([data-slot="lead"]))'

/** Keeps the first column in sight, and leaves room beside it. */
const scrolled = css`
  && thead th${first},
  ${cell}${first} {
    position: sticky;
    inset-inline-start: 0;
    border-inline-end: ${border.hairline} solid ${color('line.base')};
  }
  /* Above the other headers, which stick too. */
  && thead th${first} {
    z-index: ${z.stickyCorner};
  }
  ${cell}${first} {
    z-index: ${z.stickyCell};
    background: var(--control-surface, ${color('surface.base')});
  }
  && ${cell}[data-wrap]${first} {
    min-inline-size: min(${rem(200)}, 40vw);
  }
`

const narrowLayouts = { stack: stacked, scroll: scrolled }

export const Table = styled.table<{ $narrowLayout: NarrowLayout; $widths: string }>`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  ${text('table')}
  :where(tr, th, td) {
    box-sizing: border-box;
  }
  /* Cells stand close, so words of a tight face need more. A face that needs nothing says 'normal', which is no length. */
  word-spacing: calc(2 * ${variable('font.wordSpacing')});

  thead th {
    block-size: ${size.rowHead};
    padding: 0 ${space[3]};
    border-block: ${border.hairline} solid ${color('line.base')};
    background: ${color('surface.sunken')};
    color: ${color('text.muted')};
    font-weight: ${fontWeight.medium};
    text-align: start;
    white-space: nowrap;
  }
  /* A page says by --sticky-offset how high the bars are that stick above. On a low page nothing sticks. */
  @media (height >= 30em) {
    thead th {
      position: sticky;
      inset-block-start: var(--sticky-offset, 0px);
      z-index: ${z.sticky};
    }
  }
  th button {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    min-block-size: ${rem(34)};
    /* Room for the focus ring. */
    margin-inline: -6px;
    padding: 0 6px;
    border: 0;
    border-radius: ${radius.sm};
    background: none;
    font-weight: inherit;
    cursor: pointer;
  }
  th button:focus-visible {
    outline-offset: -2px;
  }
  th button .lucide {
    color: ${color('text.subtle')};
  }
  th[aria-sort],
  th button:hover {
    color: ${color('text.base')};
  }
  th[aria-sort] button .lucide {
    color: ${color('accent.base')};
  }
  th[data-align='end'] button {
    flex-direction: row-reverse;
  }

  ${cell} {
    block-size: ${size.row};
    padding: 6px ${space[3]};
    border-block-end: ${border.hairline} solid ${color('line.subtle')};
    font-weight: inherit;
    text-align: start;
    vertical-align: middle;
    white-space: nowrap;
  }
  :is(th, td):first-child {
    padding-inline-start: ${contentInset};
  }
  :is(th, td):last-child {
    padding-inline-end: ${contentInset};
  }
  tbody:last-child tr:last-child ${cell} {
    border-block-end: 0;
  }
  /* Weaker than what stacks cells: as blocks they would not grow with what wraps in them. */
  &:where([data-density='compact']) tbody ${cell} {
    block-size: ${rem(32)};
    padding-block: 2px;
  }
  [data-slot='lead'] {
    inline-size: 1%;
    padding-inline-end: 0;
  }
  tr[data-selected] ${cell} {
    background: ${color('surface.selected')};
  }
  tr[data-open] ${cell} {
    border-block-end-color: transparent;
  }
  tr[data-details] td {
    block-size: auto;
    padding-block: ${space[2]} ${space[4]};
    padding-inline: ${contentInset};
    white-space: normal;
  }
  tfoot td {
    block-size: ${size.row};
    padding: 6px ${space[3]};
    border-block-start: ${border.hairline} solid ${color('line.base')};
    font-weight: ${fontWeight.medium};
    text-align: start;
    white-space: nowrap;
  }
  ${media.hover} {
    tbody tr:hover ${cell} {
      background: ${color('surface.hover')};
    }
    tbody tr[data-details]:hover td {
      background: none;
    }
    &[data-presses-rows] tbody tr:not([data-details]) {
      cursor: pointer;
    }
  }

  [data-align='end'] {
    text-align: end;
  }
  /* Figures that end beside a text that starts would run into it. */
  :where([data-align='end']) + :is(th, td):not([data-align='end']) {
    padding-inline-start: ${space[10]};
  }
  ${cell}[data-text='strong'],
  ${cell} a {
    font-weight: ${fontWeight.medium};
  }
  ${cell}[data-text='mono'] {
    ${text('mono')}
  }
  ${cell}[data-wrap] {
    min-inline-size: ${rem(200)};
    white-space: normal;
    overflow-wrap: anywhere;
  }
  ${cell}[data-blank],
  tr[data-inactive] ${cell} {
    color: ${color('text.subtle')};
  }
  /* Keeps what has focus clear of the header that sticks. */
  tbody :is(a, button, input) {
    scroll-margin-block-start: ${size.rowHead};
  }

  ${({ $widths }) => $widths}

  ${media.below.sm} {
    ${({ $narrowLayout }) => narrowLayouts[$narrowLayout]}
  }
`

/** The detail that a cell gives at length. */
export const Detail = styled.div`
  max-inline-size: ${rem(220)};
  color: ${color('text.muted')};
  white-space: normal;
  overflow-wrap: anywhere;
  ${text('caption')}
`

/** Links and buttons of one row. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: nowrap;
  gap: ${space[2]};
  ${media.below.sm} {
    flex-wrap: wrap;
    /* A button goes to a line of its own sooner than its word breaks. */
    overflow-wrap: normal;
    > * {
      flex: 1;
    }
  }
`
