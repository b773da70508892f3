'use client'

import { formatCount } from '@netportal/format'
import { type ReactNode, useRef, useState } from 'react'
import { useTexts } from '../../texts/useTexts.ts'
import { Pagination, type PaginationTexts } from '../Pagination/Pagination.tsx'
import { type PageRange, pageRange } from '../Pagination/pageRange.ts'
import { showStart } from '../Pagination/showStart.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

/** Texts of a `PagedList`; its buttons are those of a `Pagination`. */
export interface PagedListTexts {
  /** Says which items are shown, also to who hears the page. @default 'Showing 1 - 100 of 20,000' */
  showingText: (range: PageRange) => string
}

const english: PagedListTexts = {
  showingText: ({ from, to, total }) =>
    `Showing ${formatCount(from)} - ${formatCount(to)} of ${formatCount(total)}`,
}

export interface PagedListProps<Item> extends Partial<PagedListTexts & PaginationTexts> {
  /** All of them, in the order shown. */
  items: readonly Item[]
  /** Items of a page; with no more than these there are no pages. @default 100 */
  pageSize?: number
  /** The page shown, from 1, where the caller keeps count; one that does not exist stands for the nearest. */
  page?: number
  /** Told of another page, from 1. */
  onPageChange?: (page: number) => void
  /** Draws the items of a page; `range.from` is the first one's number. */
  children: (items: readonly Item[], range: PageRange) => ReactNode
}

/**
 * A list that may be of any length: at most one page of it is on the page, however long it is. Under it
 * stands what is shown and the way to the rest; a list that fits has neither. Not for rows in columns,
 * which is a `DataTable`, nor where the server cuts the pages: a `Pagination`.
 */
export function PagedList<Item>({
  items,
  pageSize = 100,
  page,
  onPageChange,
  label,
  showingText,
  previousText,
  nextText,
  children,
}: PagedListProps<Item>) {
  const texts = useTexts('PagedList', english, { showingText })
  const [ownPage, setOwnPage] = useState(1)
  const [announcement, setAnnouncement] = useState('')
  const listRef = useRef<HTMLDivElement>(null)
  const range = pageRange(page ?? ownPage, pageSize, items.length)
  const turnTo = (next: number) => {
    setOwnPage(next)
    setAnnouncement(texts.showingText(pageRange(next, pageSize, items.length)))
    onPageChange?.(next)
    showStart(listRef.current)
  }
  if (range.pageCount === 1) return children(items, range)
  return (
    <>
      <div ref={listRef}>{children(items.slice(range.from - 1, range.to), range)}</div>
      <Pagination
        {...(label !== undefined && { label })}
        page={range.page}
        hasNext={range.page < range.pageCount}
        onPageChange={turnTo}
        summary={texts.showingText(range)}
        {...(previousText !== undefined && { previousText })}
        {...(nextText !== undefined && { nextText })}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}
