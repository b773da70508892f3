import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'

type Globals = Record<string, unknown>

/** What the toolbar says, for a page as a whole. */
export function useDocsGlobals(channel = useContext(DocsContext).channel): Globals {
  const [globals, setGlobals] = useState<Globals>(
    () => (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0]?.globals ?? {},
  )
  useEffect(() => {
    const update = (changed: { globals: Globals }) => setGlobals(changed.globals)
    channel.on(GLOBALS_UPDATED, update)
    return () => channel.off(GLOBALS_UPDATED, update)
  }, [channel])
  return globals
}
