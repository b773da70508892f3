import { type Endpoint, endpointPath } from '@netportal/contract'

/**
 * The addresses of the pages beside one of a list.
 * @param query the page's own, of which all but the offset stays
 * @param count size of the whole list
 */
export function pageLinks(
  endpoint: Endpoint,
  params: Record<string, string | number>,
  query: { limit: number; offset: number },
  count: number,
): { next: string | null; previous: string | null } {
  const { limit, offset } = query
  const address = (start: number) => endpointPath(endpoint, params, { ...query, offset: start })
  return {
    next: offset + limit < count ? address(offset + limit) : null,
    previous: offset > 0 ? address(Math.max(0, offset - limit)) : null,
  }
}
