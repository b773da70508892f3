'use client'

import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '../../texts/useTexts.ts'
import { color } from '../../theme/color.ts'
import { border, space } from '../../theme/scales.ts'
import { text } from '../../theme/text.ts'
import { inTurn } from './inTurn.ts'
import { RestText } from './RestText.tsx'

/** Texts of a `SafeHtml` beside its content. */
export interface SafeHtmlTexts {
  /** Text shown in place of HTML that says nothing. @default '' */
  emptyText: string
  /**
   * On the button that shows what is too long to be drawn with its markup, as plain text.
   * @default 'Show the rest as plain text'
   */
  restText: string
}

const english: SafeHtmlTexts = { emptyText: '', restText: 'Show the rest as plain text' }

export interface SafeHtmlProps
  extends Partial<SafeHtmlTexts>,
    Omit<ComponentProps<'div'>, 'children'> {
  /** Somebody else's HTML, whatever it holds. */
  html: string
}

/**
 * Shows somebody else's HTML as running text: its words, lists, tables and links, in our type. It cannot
 * run, fetch, style or cover anything, nor hold the page up: of what is too long or too deep the words are
 * kept, as plain text. The sanitizer is loaded with the first of these. On a server, or where it cannot be
 * loaded, the source itself stands there as plain text. Not for text, which needs none of this.
 */
export function SafeHtml({ html, emptyText, restText, ...rest }: SafeHtmlProps) {
  const texts = useTexts('SafeHtml', english, { emptyText, restText })
  const [shown, setShown] = useState<Shown | null>(null)
  const current = shown?.html === html ? shown : null
  return (
    <Root {...rest}>
      <Content html={html} onShown={setShown} />
      {current?.isEmpty && <Empty>{texts.emptyText}</Empty>}
      {current && current.rest !== '' && (
        <RestText key={html} text={current.rest} showText={texts.restText} />
      )}
    </Root>
  )
}

interface Shown {
  html: string
  isEmpty: boolean
  /** The part that is not drawn, in words. */
  rest: string
}

const isServer = typeof document === 'undefined'

/** React never touches what is within: the sanitizer's own nodes. */
function Content({ html, onShown }: { html: string; onShown: (shown: Shown) => void }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = ref.current
    if (!root) return
    let isCurrent = true
    root.replaceChildren()
    const show = async () => {
      const { sanitize } = await import('./sanitize.ts')
      // Of many on one page, each is drawn by itself: the page goes on answering between them.
      await inTurn(() => {
        if (!isCurrent) return
        const { content, rest } = sanitize(html)
        root.replaceChildren(content)
        onShown({ html, rest, isEmpty: rest === '' && root.textContent?.trim() === '' })
      })
    }
    show().catch(() => {
      if (isCurrent) root.replaceChildren(html)
    })
    return () => {
      isCurrent = false
    }
  }, [html, onShown])
  return (
    <div ref={ref} suppressHydrationWarning>
      {isServer ? html : null}
    </div>
  )
}

const Root = styled.div`
  /* Not even stacked accents or turned writing direction reach beyond it. */
  contain: paint;
  unicode-bidi: isolate;
  overflow-x: auto;
  overflow-wrap: anywhere;

  * {
    box-sizing: border-box;
  }
  :is(ul, ol, dl, dd, figure) {
    margin: 0;
    padding: 0;
  }
  :is(p, ul, ol, dl, table, blockquote, pre, h1, h2, h3, h4, h5, h6) {
    margin-block: ${space[2]} 0;
  }
  > div > :first-child {
    margin-block-start: 0;
  }
  :is(h1, h2, h3, h4, h5, h6) {
    ${text('heading3')}
  }
  ul {
    list-style: disc;
    padding-inline-start: ${space[5]};
  }
  ol {
    list-style: decimal;
    padding-inline-start: ${space[5]};
  }
  blockquote {
    padding-inline-start: ${space[3]};
    border-inline-start: ${border.strong} solid ${color('line.base')};
  }
  pre {
    white-space: pre-wrap;
  }
  table {
    border-collapse: collapse;
  }
  :is(th, td) {
    padding: ${space[1]} ${space[2]};
    border: ${border.hairline} solid ${color('line.base')};
    text-align: start;
    vertical-align: top;
  }
  a {
    color: ${color('accent.text')};
    text-decoration: underline;
  }
`

const Empty = styled.div`
  color: ${color('text.subtle')};
`
