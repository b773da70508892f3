/** An entry of Storybook's own index, as far as pages read it. */
export interface IndexEntry {
  id: string
  title: string
  name: string
  type: string
  tags?: string[]
}

/** All that a title has, in the order of the sidebar. */
export interface Subject {
  title: string
  tags: string[]
  stories: IndexEntry[]
}

/** Groups the stories of an index by title; none is left out. @param under beginnings of titles */
export function subjectsOf(entries: readonly IndexEntry[], under: readonly string[]): Subject[] {
  const subjects = new Map<string, Subject>()
  for (const entry of entries) {
    if (entry.type !== 'story' || !under.some((start) => entry.title.startsWith(start))) continue
    const { title, tags = [] } = entry
    const subject = subjects.get(title) ?? { title, tags, stories: [] }
    subject.stories.push(entry)
    subjects.set(title, subject)
  }
  return [...subjects.values()]
}

/** States that a reviewer asks for first. */
export const commonStates = ['Loading', 'Failed', 'Empty', 'Ready'] as const

/** The stories of a screen: those of the common states, and all others. */
export function statesOf({ stories }: Subject): {
  common: (IndexEntry | null)[]
  special: IndexEntry[]
} {
  const common = commonStates.map((state) => stories.find(({ name }) => name === state) ?? null)
  return { common, special: stories.filter((story) => !common.includes(story)) }
}
