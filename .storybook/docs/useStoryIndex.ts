import { useEffect, useState } from 'react'
import type { IndexEntry } from './storyIndex.ts'

/** Reads Storybook's index of all stories: what is in the sidebar is on a page, and nothing else. */
export function useStoryIndex(): readonly IndexEntry[] | 'loading' | 'failed' {
  const [index, setIndex] = useState<readonly IndexEntry[] | 'loading' | 'failed'>('loading')
  useEffect(() => {
    fetch('index.json')
      .then(async (response) => {
        const { entries }: { entries: Record<string, IndexEntry> } = await response.json()
        setIndex(Object.values(entries))
      })
      .catch(() => setIndex('failed'))
  }, [])
  return index
}
