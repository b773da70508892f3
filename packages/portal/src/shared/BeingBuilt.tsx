import { StateMessage } from '@netportal/ui'
import { Construction } from 'lucide-react'
import { Page } from './Page.tsx'

export interface BeingBuiltProps {
  /** What the page will be called. */
  title: string
}

/** Stands in place of a page that does not exist yet. */
export function BeingBuilt({ title }: BeingBuiltProps) {
  return (
    <Page title={title}>
      <StateMessage state="empty" icon={<Construction size={20} />}>
        This page is being built.
      </StateMessage>
    </Page>
  )
}
