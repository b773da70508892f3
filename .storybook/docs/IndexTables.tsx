import { libraryOf, statusOf } from './status.ts'
import { commonStates, type IndexEntry, statesOf, subjectsOf } from './storyIndex.ts'
import { useStoryIndex } from './useStoryIndex.ts'

/** Each screen and what stands around it, with where each of its states is. */
export function ScreenStates() {
  const index = useStoryIndex()
  if (typeof index === 'string') return <p>{messages[index]}</p>
  return (
    <table className="sbdocs np-types">
      <thead>
        <tr>
          {['Screen', ...commonStates, 'Special states'].map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {subjectsOf(index, ['Screens/', 'Shell/']).map((subject) => {
          const { common, special } = statesOf(subject)
          return (
            <tr key={subject.title}>
              <th scope="row">{subject.title.replaceAll('/', ' / ')}</th>
              {common.map((story, place) => (
                <td key={commonStates[place]}>{story ? <StoryLink {...story} /> : '–'}</td>
              ))}
              <td>
                {special.map((story, place) => (
                  <span key={story.id}>
                    {place > 0 && ', '}
                    <StoryLink {...story} />
                  </span>
                ))}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Each component that a product can import, with its version and how much it can be built on. */
export function ComponentList() {
  const index = useStoryIndex()
  if (typeof index === 'string') return <p>{messages[index]}</p>
  const components = subjectsOf(index, ['UI/', 'Charts/']).flatMap((subject) => {
    const name = subject.title.split('/').at(-1) ?? ''
    const library = libraryOf(name)
    return library ? [{ ...subject, name, library }] : []
  })
  return (
    <table className="sbdocs np-types">
      <thead>
        <tr>
          {['Component', 'Status', 'Library', 'Version', 'States shown'].map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {components.map(({ title, name, library, tags, stories }) => (
          <tr key={title}>
            <th scope="row">
              <a href={`./?path=/docs/${stories[0]?.id.replace(/--.*/, '--docs')}`} target="_top">
                {name}
              </a>
            </th>
            <td>{statusOf(tags)}</td>
            <td>
              <code>{library.name}</code>
            </td>
            <td>{library.version}</td>
            <td>{stories.length}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const messages = {
  loading: 'Reading the list of stories...',
  failed: 'The list of stories could not be read. Please reload the page.',
}

function StoryLink({ id, name }: IndexEntry) {
  return (
    <a href={`./?path=/story/${id}`} target="_top">
      {name}
    </a>
  )
}
