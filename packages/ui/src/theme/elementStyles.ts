import { css } from 'styled-components'
import { color } from './color.ts'
import { media } from './media.ts'

/**
 * What elements of ours need and browsers draw otherwise, with the weight of an element's name: a component's own
 * rules win. The same for every theme, so that one in another changes nothing outside.
 * @param which a selector of the elements, without weight
 */
export const elementStyles = (which: string) => css`
  ${which}, ${which}::before, ${which}::after { box-sizing: border-box; }

  :is(h1, h2, h3, h4, p, dl, dd, ol, ul, figure, fieldset)${which} {
    margin: 0;
    padding: 0;
  }
  :is(h1, h2, h3, h4)${which} {
    font-size: inherit;
    line-height: inherit;
    font-weight: inherit;
  }
  :is(ol, ul)${which} { list-style: none; }
  fieldset${which} { min-inline-size: 0; border: 0; }

  :is(button, input, select, textarea)${which} {
    margin: 0;
    font: inherit;
    letter-spacing: inherit;
    word-spacing: inherit;
    color: inherit;
    font-variant-numeric: inherit;
  }
  a${which} { text-decoration: none; }
  /* Within a sentence colour alone would not tell a link. */
  :where(p) a${which} { text-decoration: underline; }

  ${which}:focus { outline: none; }
  ${which}:focus-visible {
    outline: 2px solid ${color('focus')};
    outline-offset: 2px;
  }

  /* The page stays where it is while a modal is open, and is freed with it however it goes. */
  html:has(dialog:modal${which}) {
    overflow: hidden;
    padding-inline-end: var(--page-scrollbar, 0);
  }

  ${media.reducedMotion} {
    ${which}, ${which}::before, ${which}::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`
