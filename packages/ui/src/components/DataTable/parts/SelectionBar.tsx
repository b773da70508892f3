import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { color } from '../../../theme/color.ts'
import { media } from '../../../theme/media.ts'
import { border, space } from '../../../theme/scales.ts'
import { Button } from '../../Button/Button.tsx'
import { useLatest } from '../../useLatest.ts'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx'
import { contentInset } from '../grid/tableStyle.ts'

export interface SelectionBarProps {
  count: number
  countText: string
  /** On the button that selects all rows that match; null where they are, or the page is not selected. */
  selectAllText: string | null
  onSelectAll: () => void
  clearText: string
  onClear: () => void
  /** Search and filters, as one text: what is selected by them ends with them. */
  query: string
  isAllMatching: boolean
  /** Buttons of what can be done. */
  children: ReactNode
}

/** Says how many rows are selected, and what can be done with them. */
export function SelectionBar({
  count,
  countText,
  selectAllText,
  onSelectAll,
  clearText,
  onClear,
  query,
  isAllMatching,
  children,
}: SelectionBarProps) {
  const lastQuery = useRef(query)
  const end = useLatest(() => isAllMatching && onClear())
  useEffect(() => {
    if (lastQuery.current !== query) end()
    lastQuery.current = query
  }, [query, end])
  return (
    <>
      <VisuallyHidden role="status">{count > 0 ? countText : ''}</VisuallyHidden>
      {count > 0 && (
        <Root>
          <Count aria-hidden>{countText}</Count>
          {selectAllText !== null && (
            <Button size="sm" variant="ghost" onClick={onSelectAll}>
              {selectAllText}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={onClear}>
            {clearText}
          </Button>
          {children && <Actions>{children}</Actions>}
        </Root>
      )}
    </>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: ${space[2]} ${contentInset};
  border-block-start: ${border.hairline} solid ${color('line.base')};
  background: ${color('surface.sunken')};
  ${media.below.sm} {
    padding-inline: ${space[4]};
  }
`

const Count = styled.span`
  font-variant-numeric: tabular-nums;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-inline-start: auto;
`
