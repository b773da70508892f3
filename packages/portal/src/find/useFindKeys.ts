import { type KeyboardEvent, useEffect, useState } from 'react'
import type { FindOption } from './findOptions.ts'

interface FindKeys {
  options: readonly FindOption[]
  /** What the options are to answer. */
  query: string
  /** Whether they still answer something else. */
  isSearching: boolean
  onGo: (option: FindOption) => void
}

/**
 * Chooses among options while the text keeps focus: Arrow keys, in a circle, and Enter. The first one is chosen at
 * first. Enter that comes before the answer does, as after pasting, goes once it is there.
 */
export function useFindKeys({ options, query, isSearching, onGo }: FindKeys) {
  const [chosen, setChosen] = useState({ query, key: '' })
  const [goingFor, setGoingFor] = useState<string | null>(null)
  const place = Math.max(
    0,
    chosen.query === query ? options.findIndex(({ key }) => key === chosen.key) : 0,
  )
  const active = options[place] ?? null
  const isGoing = goingFor !== null && goingFor === query && !isSearching

  useEffect(() => {
    if (!isGoing) return
    setGoingFor(null)
    if (active) onGo(active)
  }, [isGoing, active, onGo])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && options.length > 0) {
      event.preventDefault()
      const next = options[(place + step + options.length) % options.length]
      if (next) setChosen({ query, key: next.key })
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      if (isSearching) setGoingFor(query)
      else if (active) onGo(active)
    }
  }
  return { active, onKeyDown }
}
