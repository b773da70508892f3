'use client'

import { createGlobalStyle } from 'styled-components'
import { themedClass } from './ComponentStyles.ts'

/**
 * Makes a clean sheet of a page: what one presses, types into or follows stays away, tables are as wide as the paper,
 * an opened modal is what is printed, and nothing that belongs together is torn apart. Once, beside `DocumentStyles`,
 * where the page is yours and its content stands in a `main`. Bars of your own take themselves away. A page that may be
 * dark says `themeByMedia={{ print: lightTheme }}` to its `ThemeRoot`.
 */
export function PrintStyles() {
  return <Style />
}

const Style = createGlobalStyle`
  @media print {
    @page {
      margin: 12mm;
    }
    *, *::before, *::after {
      animation: none !important;
      box-shadow: none !important;
      print-color-adjust: exact;
      transition: none !important;
    }

    /* Toasts are of the moment. */
    [popover] {
      display: none !important;
    }

    /* The paper is the ground. A flexible frame would put the footer over what goes on to another page. */
    html, body, .${themedClass}:not(.${themedClass} *) {
      background: none !important;
    }
    main, :has(> main) {
      display: block !important;
      min-block-size: 0 !important;
    }

    main {
      > * {
        padding-inline: 0 !important;
      }
      :is(label:has(> input), header a, [data-slot='actions']),
      :has(input:placeholder-shown):not(:has(h1, h2, h3, table)),
      table:has([data-slot='actions']) thead th:last-child,
      th .lucide {
        display: none !important;
      }
      a {
        color: inherit !important;
        text-decoration: none !important;
      }

      /* Sideways there is nothing to scroll to, and nothing sticks. */
      :has(> table) {
        overflow: visible !important;
      }
      :is(th, td) {
        position: static !important;
        padding-inline: 6px !important;
      }
      :is(td, tbody th) {
        white-space: normal !important;
      }
      /* Chromium leaves a button out where it repeats a header. */
      th button {
        display: contents !important;
      }

      :is(tr, li, article, svg, dl, section:not(:has(table, ol))) {
        break-inside: avoid;
      }
      :is(h1, h2, h3) {
        break-after: avoid;
      }
    }

    /* An opened dialog is what one wants on paper, and all of it. */
    body:has(dialog[open]) :is(footer, main :not(:has(dialog[open]), dialog, dialog *)) {
      display: none !important;
    }
    dialog[open] {
      position: absolute !important;
      inset: 0 auto auto 0 !important;
      inline-size: 100% !important;
      max-block-size: none !important;
      margin: 0 !important;
      border: 0 !important;
      overflow: visible !important;
    }
    dialog[open] > * {
      overflow: visible !important;
    }
    dialog::backdrop {
      display: none !important;
    }
  }
`
