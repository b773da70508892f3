import type { Location } from '@netportal/contract'
import { isolate } from '@netportal/format'
import type { ReactNode } from 'react'
import { Page, type PageProps } from '../shared/page/Page.tsx'
import { RemoteState } from '../shared/page/RemoteState.tsx'
import type { Needed, Remote } from '../shared/remote.ts'

export interface LocationPageProps<Data> extends Omit<PageProps, 'children'> {
  /** Data that the page shows. */
  content: Needed<Data>
  /** Text announced while it loads; null where it stands in sight elsewhere. */
  loadingText: string | null
  /** The shape of what comes. */
  skeleton: ReactNode
  /** Draws it. */
  children: (data: Data) => ReactNode
}

/** A page of a location: its heading, and its content or what stands in place of that. */
export function LocationPage<Data>({
  content,
  loadingText,
  skeleton,
  children,
  ...page
}: LocationPageProps<Data>) {
  return (
    <Page {...page}>
      {content.status === 'ready' ? (
        children(content.data)
      ) : (
        <RemoteState
          remote={content}
          loadingText={loadingText}
          skeleton={skeleton}
          failedText={(message) => `Error: ${message}`}
        />
      )}
    </Page>
  )
}

/** Returns the title of a page: by the location's name as soon as that is known. */
export function titleFor(
  location: Remote<Location>,
  title: (name: string) => string,
  shortTitle: string,
): string {
  return location.status === 'ready' ? title(isolate(location.data.name)) : shortTitle
}

/** Stands for a location in the shape of what is still to come. */
export const unknownLocation: Location = { id: '', name: '', timezone: '' }
