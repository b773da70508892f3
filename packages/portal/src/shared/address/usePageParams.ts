import { useLocation } from 'react-router-dom'
import type { Path } from '../../paths.ts'

/** The parameters in the address of a page of this kind; none on any other page. */
export function usePageParams<Pattern extends string>(
  path: Path<Pattern>,
): ReturnType<Path<Pattern>['read']> {
  return path.read(useLocation().pathname)
}
