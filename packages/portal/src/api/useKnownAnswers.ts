import { type Endpoint, type EndpointOutput, readAnswer } from '@netportal/contract'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { path } from '../paths.ts'

/** An answer that this session has read already. */
export interface KnownAnswer<E extends Endpoint> {
  /** Parameters of the path, decoded. */
  params: Readonly<Partial<Record<string, string>>>
  data: EndpointOutput<E>
}

/** Returns what finds all answers of a call that this session has read, whatever they were asked for. It asks for none. */
export function useKnownAnswers(): <E extends Endpoint>(endpoint: E) => KnownAnswer<E>[] {
  const { cache } = useSWRConfig()
  return useCallback(
    <E extends Endpoint>(endpoint: E) => {
      const kind = path(endpoint.path.replace(/\{(\w+)\}/g, ':$1'))
      const isPlain = !endpoint.path.includes('{')
      return Array.from(cache.keys()).flatMap((key): KnownAnswer<E>[] => {
        const [address = ''] = key.split('?')
        const params = kind.read(address)
        if (isPlain ? address !== endpoint.path : Object.keys(params).length === 0) return []
        const arrival: unknown = cache.get(key)?.data
        const data = readKnown(endpoint, Object(arrival).data)
        return data === undefined ? [] : [{ params, data }]
      })
    },
    [cache],
  )
}

/** What the cache holds is of no type: it is read as an answer is. */
function readKnown<E extends Endpoint>(endpoint: E, data: unknown): EndpointOutput<E> | undefined {
  try {
    return readAnswer(endpoint.response, data) as EndpointOutput<E>
  } catch {
    return undefined
  }
}
