import {
  ArgTypes,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Primary,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { Status } from './Status.tsx'
import { StoryFrames } from './StoryFrame.tsx'
import { ComponentTypeTables } from './TypeTables.tsx'

/** The page of a component: what it is for, its props and what they are made of, and each of its stories. */
export function ComponentPage() {
  const { componentStories } = useContext(DocsContext)
  const stories = componentStories()
  const framed = stories.filter(({ parameters }) => parameters.layout === 'fullscreen')
  const [first] = stories
  if (!first) return null
  const isFramed = framed.includes(first)
  const inline = stories.filter((story) => story !== first && !framed.includes(story))
  const name = nameOf(first.component)
  return (
    <>
      <Title />
      <Subtitle />
      {name && <Status component={name} tags={first.tags} />}
      <Description />
      {isFramed ? <StoryFrames stories={framed} isFirst /> : <Primary />}
      {first.component && (isFramed ? <ArgTypes of={first.component} /> : <Controls />)}
      {name && <ComponentTypeTables component={name} extra={first.parameters.docs?.types ?? []} />}
      {inline.length > 0 && <Heading>Stories</Heading>}
      {inline.map((story) => (
        <DocsStory key={story.id} of={story.moduleExport} expanded __forceInitialArgs />
      ))}
      {!isFramed && framed.length > 0 && (
        <>
          <Heading>In a window of its own</Heading>
          <StoryFrames stories={framed} />
        </>
      )}
    </>
  )
}

/** A component's own name, as its file has it: a bundler may have left another. */
function nameOf(component: unknown): string {
  const { __docgenInfo: info }: { __docgenInfo?: { displayName?: string } } = Object(component)
  return info?.displayName ?? ''
}
