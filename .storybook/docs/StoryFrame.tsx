import {
  Description,
  type DocsContext,
  Heading,
  Source,
  Subheading,
} from '@storybook/addon-docs/blocks'
import { type ContextType, useState } from 'react'
import { useDocsGlobals } from './useDocsGlobals.ts'

type Docs = ContextType<typeof DocsContext>
type Story = ReturnType<Docs['componentStories']>[number]

/**
 * Shows one story at a time in a window of its own: a dialog or a screen covers the page that it is on, so a
 * page of all of them would show the last dialog alone.
 */
export function StoryFrames({
  stories,
  isFirst = false,
}: {
  stories: readonly Story[]
  /** Tells whether the page begins with them: no heading stands above. */
  isFirst?: boolean
}) {
  const [chosen, setChosen] = useState(stories[0])
  const globals = useDocsGlobals()
  const Name = isFirst ? Heading : Subheading
  if (!chosen) return null
  const query = new URLSearchParams({ id: chosen.id, viewMode: 'story', globals: encode(globals) })
  const address = `iframe.html?${query}`
  return (
    <>
      <ul className="np-choices" aria-label="Stories">
        {stories.map((story) => (
          <li key={story.id}>
            <button type="button" aria-pressed={story === chosen} onClick={() => setChosen(story)}>
              {story.name}
            </button>
          </li>
        ))}
      </ul>
      <Name disableAnchor>{chosen.name}</Name>
      <Description of={chosen.moduleExport} />
      <iframe
        key={address}
        className="np-frame"
        title={`${chosen.title}: ${chosen.name}`}
        src={address}
        height={chosen.parameters.docs?.story?.height ?? 600}
      />
      <p>
        <a href={address} target="_blank" rel="noreferrer">
          Open it alone
        </a>
      </p>
      {chosen.parameters.docs?.canvas?.sourceState !== 'none' && (
        <details>
          <summary>Show code</summary>
          <Source of={chosen.moduleExport} />
        </details>
      )}
    </>
  )
}

/** Writes globals as the address of a story has them. */
function encode(globals: Record<string, unknown>): string {
  return Object.entries(globals)
    .filter(([, value]) => typeof value === 'string' && value)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}
