import { createGlobalStyle } from 'styled-components'
import { elementStyles } from './elementStyles.ts'
import { media } from './media.ts'
import { iconSize } from './scales.ts'

/** Root of what a `ThemeRoot` themes. */
export const themedClass = 'netportal-theme'

/** Turns what points or grows to the right the way that the text runs. */
export const onwards = 'var(--netportal-onwards, none)'

/** Icons of ours that stand for the way a text runs. */
const directional = '.lucide:is(.lucide-chevron-left, .lucide-chevron-right, .lucide-arrow-right)'

/** Styles of our own elements: the published build puts `netportal__` into the class of each. Of the page around only a variable is set. */
export const ComponentStyles = createGlobalStyle`
  ${elementStyles(":where([class*='netportal__'])")}

  :where(.${themedClass}) .lucide { flex: none; vertical-align: -3px; }
  /* An icon that says no size of its own, whichever copy of the library drew it. */
  :where(.${themedClass} .lucide[width='24']) { inline-size: ${iconSize.md}; block-size: ${iconSize.md}; }
  :where(.${themedClass} .lucide[stroke-width='2']) { stroke-width: 1.75; }

  /*
   * An icon that says onwards or back points the way the text runs: as the nearest dir around it says. The
   * pseudo-class for that is younger than the browsers that we name.
   */
  :where([dir='ltr']) { --netportal-onwards: none; }
  :where([dir='rtl']) { --netportal-onwards: scaleX(-1); }
  :where(.${themedClass} ${directional}) { transform: ${onwards}; }

  /* Browsers leave drawings as they are: an icon takes the ink of its text. */
  ${media.forcedColors} {
    :where(.${themedClass}) .lucide { color: inherit !important; }
  }
`
