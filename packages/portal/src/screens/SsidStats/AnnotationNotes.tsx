import { Note, TextButton } from '@netportal/ui'
import { UnreadableNote } from '../../shared/page/UnreadableNote.tsx'
import type { Remote } from '../../shared/remote.ts'
import type { ChartAnnotations } from './annotationReferences.ts'

/** Says what the charts lack beside their lines; nothing while all is there or still to come. */
export function AnnotationNotes({ incidents, calls, hidden }: ChartAnnotations) {
  const page = incidents.status === 'ready' ? incidents.data : null
  return (
    <>
      {!hidden.includes('incidents') && <Missing what="incidents" remote={incidents} />}
      {!hidden.includes('calls') && <Missing what="calls" remote={calls} />}
      {page && <UnreadableNote what="Incidents" of={[page.results]} />}
      {page && page.count > page.results.length && (
        <Note>{`The charts show the newest ${page.results.length} of ${page.count} incidents.`}</Note>
      )}
    </>
  )
}

function Missing({ what, remote }: { what: string; remote: Remote<unknown> }) {
  if (remote.status !== 'failed') return null
  const { message, retry } = remote
  return (
    <Note tone="warning" action={retry && <TextButton onClick={retry}>Retry</TextButton>}>
      {`The charts are without ${what}: ${message}`}
    </Note>
  )
}
