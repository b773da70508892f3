import { createGlobalStyle } from 'styled-components'
import { elementStyles } from './elementStyles.ts'
import { media } from './media.ts'
import { iconSize } from './scales.ts'

/** Root of what a `ThemeRoot` themes. */
export const themedClass = 'netportal-theme'

/** Icons of ours that stand for the way a text runs. */
const directional = '.lucide:is(.lucide-chevron-left, .lucide-chevron-right, .lucide-arrow-right)'

/** Styles of our own elements: the published build puts `netportal__` into the class of each. The page around is not touched. */
export const ComponentStyles = createGlobalStyle`
  ${elementStyles(":where([class*='netportal__'])")}

  :where(.${themedClass}) .lucide { flex: none; vertical-align: -3px; }
  /* An icon that says no size of its own, whichever copy of the library drew it. */
  :where(.${themedClass} .lucide[width='24']) { inline-size: ${iconSize.md}; block-size: ${iconSize.md}; }
  :where(.${themedClass} .lucide[stroke-width='2']) { stroke-width: 1.75; }

  /* An icon that says onwards or back points the way the text runs. */
  :where(.${themedClass} ${directional}):dir(rtl) { transform: scaleX(-1); }

  /* Browsers leave drawings as they are: an icon takes the ink of its text. */
  ${media.forcedColors} {
    :where(.${themedClass}) .lucide { color: inherit !important; }
  }
`
