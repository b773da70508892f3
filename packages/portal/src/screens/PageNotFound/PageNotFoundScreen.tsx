import { useSession } from '../../auth/session.ts'
import { PageNotFoundView } from './PageNotFoundView.tsx'

export function PageNotFoundScreen() {
  return <PageNotFoundView isSignedIn={useSession() !== null} />
}
