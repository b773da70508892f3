import { Note } from '@netportal/ui'
import { NotePlace } from './NotePlace.ts'

/** Says that signing in will not outlive the page, where the browser refuses to store it. */
export function UnkeptNote() {
  return (
    <NotePlace>
      <Note tone="warning">
        This browser does not let the portal store your sign-in. It ends when you reload or close
        this page.
      </Note>
    </NotePlace>
  )
}
