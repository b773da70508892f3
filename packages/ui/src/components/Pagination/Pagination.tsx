'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '../../texts/useTexts.ts'
import { color } from '../../theme/color.ts'
import { media } from '../../theme/media.ts'
import { border, rem, size, space } from '../../theme/scales.ts'
import { Button } from '../Button/Button.tsx'

/** Texts of a `Pagination` beside what it says of its list. */
export interface PaginationTexts {
  /** Names the landmark; a page with several lists names each. @default 'Pagination' */
  label: string
  /** On the button that goes back. @default 'Previous' */
  previousText: string
  /** On the button that goes on. @default 'Next' */
  nextText: string
}

const english: PaginationTexts = { label: 'Pagination', previousText: 'Previous', nextText: 'Next' }

export interface PaginationProps
  extends Partial<PaginationTexts>,
    Omit<ComponentProps<'nav'>, 'children'> {
  /** The page shown, from 1. */
  page: number
  /** Tells whether a page follows. */
  hasNext: boolean
  /** Tells whether its buttons are there; a list that has a single page can do without. @default true */
  hasSteps?: boolean
  /** Asks for another page, from 1. */
  onPageChange: (page: number) => void
  /** Words for the items shown, such as `showingText(range)`. */
  summary?: ReactNode
  /** Words for the place among the pages, such as 'Page 1 of 3'. */
  position?: ReactNode
}

/**
 * Leads from page to page of a list. At the ends its buttons are disabled but keep focus, so that a
 * keyboard does not lose its place on the last page. Not below a `DataTable`, which has its own.
 */
export function Pagination({
  label,
  page,
  hasNext,
  hasSteps = true,
  onPageChange,
  summary,
  position,
  previousText,
  nextText,
  ...rest
}: PaginationProps) {
  const texts = useTexts('Pagination', english, { label, previousText, nextText })
  return (
    <Root {...(hasSteps ? { 'aria-label': texts.label } : { as: 'div' })} {...rest}>
      {(summary || position) && (
        <Words>
          <div>{summary}</div>
          <div>{position}</div>
        </Words>
      )}
      {hasSteps && (
        <Steps>
          <Button
            size="sm"
            icon={<ChevronLeft />}
            aria-disabled={page <= 1}
            onClick={() => page > 1 && onPageChange(page - 1)}
          >
            {texts.previousText}
          </Button>
          <Button
            size="sm"
            aria-disabled={!hasNext}
            onClick={() => hasNext && onPageChange(page + 1)}
          >
            {texts.nextText}
            <ChevronRight />
          </Button>
        </Steps>
      )}
    </Root>
  )
}

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  /* As high without its buttons. */
  min-block-size: calc(${size.controlSm} + 2 * ${space[3]});
  padding: ${space[3]} var(--content-inset, ${space[5]});
  border-block-start: ${border.hairline} solid ${color('line.base')};
  color: ${color('text.muted')};
  font-size: ${rem(13)};

  ${media.below.sm} {
    padding-inline: ${space[4]};
  }
`

const Words = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  ${media.below.sm} {
    flex-basis: 100%;
  }
`

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-inline-start: auto;
  ${media.below.sm} {
    flex: 1;
    > button {
      flex: 1;
    }
  }
`
