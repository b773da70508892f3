import { libraryOf, statusOf } from './status.ts'

/** Says whether a component can be built on, since which version it is as it is, and where it comes from. */
export function Status({ component, tags }: { component: string; tags: readonly string[] }) {
  const library = libraryOf(component)
  if (!library) return null
  return (
    <p className="np-status">
      <strong>{statusOf(tags)}</strong>
      {` in ${library.version} · `}
      <code>{`import { ${component} } from '${library.name}'`}</code>
    </p>
  )
}
