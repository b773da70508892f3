import { DocumentStyles, darkTheme, lightTheme, ThemeRoot } from '@netportal/ui'
import { PageFailure } from './shared/page/PageFailure.tsx'
import { useColorScheme } from './shell/colorScheme.ts'

export interface StartFailureProps {
  /** Why, for whoever runs the portal. */
  message: string
}

/** All there is to see when the portal has no usable configuration. */
export function StartFailure({ message }: StartFailureProps) {
  return (
    <ThemeRoot theme={useColorScheme() === 'dark' ? darkTheme : lightTheme}>
      <DocumentStyles />
      <PageFailure
        title="The portal could not start"
        message={message}
        onReload={() => location.reload()}
      />
    </ThemeRoot>
  )
}
