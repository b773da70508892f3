import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useLayoutEffect } from 'react'

/**
 * Shows what a reader sees who wants less movement, or has the system's own colours, without such a system: rules
 * for it hold at once, and scripts that ask are told so. Movement is exact. Colours are about right: a browser
 * forces them later than any style sheet can, so judge borders and fills in a browser that does.
 */
export const emulatedMedia: Decorator = (Story, { globals }) => {
  const features = [
    ...(globals.motion === 'reduced' ? ['prefers-reduced-motion: reduce'] : []),
    ...(globals.colors === 'forced' ? ['forced-colors: active'] : []),
  ]
  return features.length > 0 ? (
    <Emulated key={features.join()} features={features}>
      <Story />
    </Emulated>
  ) : (
    <Story />
  )
}

function Emulated({ features, children }: { features: string[]; children: ReactNode }) {
  const key = features.join()
  useLayoutEffect(() => emulate(key.split(',')), [key])
  return children
}

function emulate(features: readonly string[]): () => void {
  const style = document.createElement('style')
  const { matchMedia } = window
  window.matchMedia = (query) => {
    const list = matchMedia.call(window, query)
    if (!features.some((feature) => query.includes(feature))) return list
    return Object.defineProperty(list, 'matches', { value: true })
  }
  const update = () => {
    style.textContent = ''
    const rules = [...document.styleSheets].map((sheet) => rulesFor(features, sheet.cssRules))
    style.textContent = [
      ...(features.includes('forced-colors: active') ? [forced] : []),
      ...rules,
    ].join('\n')
    document.head.append(style)
  }
  update()
  // What is drawn later brings its rules with it.
  const timer = setInterval(update, 500)
  return () => {
    clearInterval(timer)
    style.remove()
    window.matchMedia = matchMedia
  }
}

/** The rules that stand under a condition, without it. */
function rulesFor(features: readonly string[], rules: CSSRuleList): string {
  return [...rules]
    .map((rule) => {
      if (!(rule instanceof CSSMediaRule)) return ''
      const isMeant = features.some((feature) => rule.conditionText.includes(feature))
      return isMeant ? [...rule.cssRules].map(({ cssText }) => cssText).join('\n') : ''
    })
    .join('\n')
}

/** About what a browser puts in the place of a page's own colours. */
const forced = `
  :where(html, body, body *:not(svg, svg *, img)) {
    background-color: Canvas !important;
    border-color: CanvasText !important;
    color: CanvasText !important;
    box-shadow: none !important;
  }
  a[href], a[href] * { color: LinkText !important; }
  button, button * { color: ButtonText !important; }
  :disabled, [aria-disabled='true'], [aria-disabled='true'] * { color: GrayText !important; }
`
