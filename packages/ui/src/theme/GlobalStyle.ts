import { createGlobalStyle } from 'styled-components'
import { color } from './color.ts'
import { elementStyles } from './elementStyles.ts'
import { media } from './media.ts'
import { themedText } from './mixins.ts'

/** The variables of a whole page: all of its styles that another theme writes anew. */
export const PageVariables = createGlobalStyle<{ $variables: string }>`
  html { ${({ $variables }) => $variables} }
`

/** Reset, the body's type, links, the focus ring, and what a reader's own settings switch off, of a whole page. */
export const GlobalStyle = createGlobalStyle`
  html {
    background: ${color('canvas')};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  body {
    margin: 0;
    ${themedText}
  }

  ${elementStyles(':where(*)')}

  a {
    color: ${color('accent.text')};
    text-underline-offset: 3px;
    ${media.hover} { &:hover { text-decoration: underline; } }
  }

  .lucide { flex: none; vertical-align: -3px; }

  /* Browsers leave drawings as they are: an icon takes the ink of its text. */
  ${media.forcedColors} {
    .lucide { color: inherit !important; }
  }
`
