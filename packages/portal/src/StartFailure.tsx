import { PortalTheme } from './PortalTheme.tsx'
import { PageFailure } from './shared/page/PageFailure.tsx'

export interface StartFailureProps {
  /** Why, for whoever runs the portal. */
  message: string
}

/** All there is to see when the portal has no usable configuration. */
export function StartFailure({ message }: StartFailureProps) {
  return (
    <PortalTheme>
      <PageFailure
        title="The portal could not start"
        message={message}
        onReload={() => location.reload()}
      />
    </PortalTheme>
  )
}
