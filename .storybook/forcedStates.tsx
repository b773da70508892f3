import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

/**
 * Draws elements as if they were pointed at, pressed or focused, which no script can make them:
 * `parameters.forced = { hover: 'button' }` takes a selector for each state. An element may also say so itself:
 * `data-forced="hover"`, with `forced: {}`.
 */
export const forcedStates: Decorator = (Story, { parameters }) => {
  const { forced }: { forced?: ForcedStates } = parameters
  return forced ? (
    <Forced states={forced}>
      <Story />
    </Forced>
  ) : (
    <Story />
  )
}

type ForcedStates = Partial<Record<'hover' | 'active' | 'focus-visible', string>>

function Forced({ states, children }: { states: ForcedStates; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const [state, selector] of Object.entries(states)) {
      for (const element of root.current?.querySelectorAll<HTMLElement>(selector) ?? []) {
        element.dataset.forced = state
      }
    }
    const style = document.createElement('style')
    style.textContent = [...document.styleSheets]
      .map((sheet) => forcedRules(sheet.cssRules))
      .join('')
    document.head.append(style)
    return () => style.remove()
  })
  return <div ref={root}>{children}</div>
}

/** The rules that need a state, for elements that claim to be in it: equally specific, after all others. */
function forcedRules(rules: CSSRuleList): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSMediaRule) {
        return `@media ${rule.conditionText} { ${forcedRules(rule.cssRules)} }`
      }
      if (!(rule instanceof CSSStyleRule)) return ''
      const selector = rule.selectorText.replace(
        /:(hover|active|focus-visible)(?![\w-])/g,
        "[data-forced~='$1']",
      )
      return selector === rule.selectorText ? '' : `${selector} { ${rule.style.cssText} }`
    })
    .join('')
}
