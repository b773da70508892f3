import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { config } from '../../config.ts'

type Arrive = (heading: HTMLElement | null) => void

const ArrivalContext = createContext<Arrive>(() => {})

/**
 * Does for the reader what loading a page does, when only its address and content change: the page
 * starts at its top, and focus goes to its heading, so that a screen reader says where one is.
 * While the heading is still on its way, focus waits on the content's frame. Who comes back to a page
 * finds themselves on the link by which they had left it, such as that of a row.
 */
export function ArrivalProvider({
  frame,
  children,
}: {
  /** Element that holds the pages' content; it can take focus. */
  frame: RefObject<HTMLElement | null>
  children: ReactNode
}) {
  const { pathname, key } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const shown = useRef<string | null>(null)
  const leftBy = useRef(new Map<string, string>())
  const heading = useRef<'here' | 'due' | 'late'>('here')

  const arrive = useMemo<Arrive>(
    () => (element) => {
      shown.current ??= pathname
      const isAwaited =
        heading.current === 'due' ||
        (heading.current === 'late' && document.activeElement === frame.current)
      if (isAwaited) {
        const link = isReturn ? linkTo(frame.current, leftBy.current.get(key)) : null
        if (link !== null) link.focus()
        else element?.focus({ preventScroll: true })
      }
      heading.current = 'here'
    },
    [frame, pathname, key, isReturn],
  )

  // Layout effects run before the effect in which a new page's heading reports.
  useLayoutEffect(() => {
    if (shown.current === null || shown.current === pathname) return
    shown.current = pathname
    heading.current = 'due'
    if (!isReturn) scrollTo(0, 0)
  }, [pathname, isReturn])

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const href = target instanceof Element && target.closest('a')?.getAttribute('href')
      if (href) leftBy.current.set(key, href)
    }
    const element = frame.current
    element?.addEventListener('click', remember)
    return () => element?.removeEventListener('click', remember)
  }, [frame, key])

  useEffect(() => {
    if (heading.current !== 'due') return
    frame.current?.focus({ preventScroll: true })
    heading.current = 'late'
  })

  return <ArrivalContext value={arrive}>{children}</ArrivalContext>
}

function linkTo(frame: HTMLElement | null, href: string | undefined): HTMLElement | null {
  const links = frame?.querySelectorAll<HTMLElement>('a[href]') ?? []
  return [...links].find((link) => link.getAttribute('href') === href) ?? null
}

/**
 * Names the document after the page and lets the page's heading take focus on arrival.
 * @returns goes on the page's h1, which has a `tabIndex` of -1
 */
export function usePageHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null)
  const arrive = useContext(ArrivalContext)
  useEffect(() => {
    document.title = `${title} | ${config().productTitle}`
  }, [title])
  useEffect(() => arrive(ref.current), [arrive])
  return ref
}
