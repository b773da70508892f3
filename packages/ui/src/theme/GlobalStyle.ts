import { createGlobalStyle } from 'styled-components'
import { color } from './color.ts'
import { media } from './media.ts'
import { themedText } from './mixins.ts'

/** Reset, the body's type, links, the focus ring, and what a reader's own settings switch off, of a whole page. */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }

  html {
    color-scheme: ${({ theme }) => theme.colorScheme};
    background: ${color('canvas')};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  /* The page stays where it is while a modal is open, and is freed with it however it goes. */
  html:has(dialog:modal) {
    overflow: hidden;
    padding-inline-end: var(--page-scrollbar, 0);
  }

  body {
    margin: 0;
    ${themedText}
  }

  h1, h2, h3, h4, p, dl, dd, ol, ul, figure, fieldset { margin: 0; padding: 0; }
  h1, h2, h3, h4 { font-size: inherit; line-height: inherit; font-weight: inherit; }
  ol, ul { list-style: none; }
  fieldset { min-inline-size: 0; border: 0; }

  button, input, select, textarea {
    margin: 0;
    font: inherit;
    letter-spacing: inherit;
    word-spacing: inherit;
    color: inherit;
    font-variant-numeric: inherit;
  }

  a {
    color: ${color('accent.text')};
    text-decoration: none;
    text-underline-offset: 3px;
    ${media.hover} { &:hover { text-decoration: underline; } }
  }

  /* Within a sentence colour alone would not tell a link. */
  :where(p) a { text-decoration: underline; }

  .lucide { flex: none; vertical-align: -3px; }

  /* Browsers leave drawings as they are: an icon takes the ink of its text. */
  ${media.forcedColors} {
    .lucide { color: inherit !important; }
  }

  :focus { outline: none; }
  :focus-visible {
    outline: 2px solid ${color('focus')};
    outline-offset: 2px;
  }

  ${media.reducedMotion} {
    *, *::before, *::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`
