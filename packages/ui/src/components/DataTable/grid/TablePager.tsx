import { styled } from 'styled-components'
import { space } from '../../../theme/scales.ts'
import { InlineState } from '../../InlineState/InlineState.tsx'
import { Pagination } from '../../Pagination/Pagination.tsx'
import type { PageRange } from '../../Pagination/pageRange.ts'
import { SelectField } from '../../SelectField/SelectField.tsx'
import type { DataTableTexts } from '../state/tableTexts.ts'

export interface TablePagerProps {
  title: string
  range: PageRange
  pageSize: number
  /** Sizes that the reader can choose from; none is offered where there are fewer than two. */
  pageSizes: readonly number[]
  /** Tells whether its buttons are there though they turn no page. */
  keepsSteps: boolean
  isRefreshing: boolean
  onPageChange: (page: number) => void
  onPageSizeChange: (pageSize: number) => void
  texts: DataTableTexts
}

/** The way to the other pages of a table. */
export function TablePager({
  title,
  range,
  pageSize,
  pageSizes,
  keepsSteps,
  isRefreshing,
  onPageChange,
  onPageSizeChange,
  texts,
}: TablePagerProps) {
  return (
    <Pagination
      label={texts.pagination(title)}
      page={range.page}
      hasSteps={keepsSteps || range.pageCount > 1}
      hasNext={range.page < range.pageCount}
      onPageChange={onPageChange}
      summary={
        <Summary>
          <span>{texts.showing(range)}</span>
          {pageSizes.length > 1 && (
            <PageSize
              label={texts.pageSize}
              labelPlacement="start"
              value={pageSize}
              onChange={({ currentTarget }) => onPageSizeChange(Number(currentTarget.value))}
            >
              {pageSizes.map((size) => (
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
            </PageSize>
          )}
          {isRefreshing && <InlineState state="loading">{texts.refreshing}</InlineState>}
        </Summary>
      }
      position={range.pageCount > 1 && texts.position(range)}
      previousText={texts.previous}
      nextText={texts.next}
    />
  )
}

const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
`

const PageSize = styled(SelectField)`
  @media print {
    display: none;
  }
`
