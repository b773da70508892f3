import { createGlobalStyle } from 'styled-components'
import { media } from './media.ts'
import { iconSize } from './scales.ts'

/** Root of what a `ThemeRoot` themes. */
export const themedClass = 'netportal-theme'

/** Our own elements: the published build puts this into the class of each. */
const ours = "[class*='netportal__']"

/**
 * Styles that our elements need and browsers draw otherwise: they touch no element of the page around them. The same
 * for every theme, so that one in another changes nothing outside.
 */
export const ComponentStyles = createGlobalStyle`
  :where(${ours}), :where(${ours})::before, :where(${ours})::after { box-sizing: border-box; }

  :is(h1, h2, h3, h4, p, dl, dd, ol, ul, figure, fieldset):where(${ours}) {
    margin: 0;
    padding: 0;
  }
  :is(h1, h2, h3, h4):where(${ours}) {
    font-size: inherit;
    line-height: inherit;
    font-weight: inherit;
  }
  :is(ol, ul):where(${ours}) { list-style: none; }
  fieldset:where(${ours}) { min-inline-size: 0; border: 0; }

  :is(button, input, select, textarea):where(${ours}) {
    margin: 0;
    font: inherit;
    letter-spacing: inherit;
    word-spacing: inherit;
    color: inherit;
    font-variant-numeric: inherit;
  }
  a:where(${ours}) { text-decoration: none; }
  /* Within a sentence colour alone would not tell a link. */
  :where(p) a:where(${ours}) { text-decoration: underline; }

  :where(${ours}):focus { outline: none; }
  :where(${ours}):focus-visible {
    outline: 2px solid var(--netportal-focus);
    outline-offset: 2px;
  }

  :where(.${themedClass}) .lucide { flex: none; vertical-align: -3px; }
  /* An icon that says no size of its own, whichever copy of the library drew it. */
  :where(.${themedClass} .lucide[width='24']) { inline-size: ${iconSize.md}; block-size: ${iconSize.md}; }
  :where(.${themedClass} .lucide[stroke-width='2']) { stroke-width: 1.75; }

  /* Browsers leave drawings as they are: an icon takes the ink of its text. */
  ${media.forcedColors} {
    :where(.${themedClass}) .lucide { color: inherit !important; }
  }

  /* The page stays where it is while a modal is open, and is freed with it however it goes. */
  html:has(dialog:modal:where(${ours})) {
    overflow: hidden;
    padding-inline-end: var(--page-scrollbar, 0);
  }

  ${media.reducedMotion} {
    ${ours}, ${ours}::before, ${ours}::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`
