import { darkTheme, lightTheme } from '@netportal/charts/plots'

const light = lightTheme.color
const dark = darkTheme.color

/** The style of the API's description: the portal's paper and ink, in both colour schemes. */
export const docsStyle = `:root {
  color-scheme: light dark;
  --canvas: light-dark(${light.canvas}, ${dark.canvas});
  --surface: light-dark(${light.surface.base}, ${dark.surface.base});
  --line: light-dark(${light.line.base}, ${dark.line.base});
  --text: light-dark(${light.text.base}, ${dark.text.base});
  --muted: light-dark(${light.text.muted}, ${dark.text.muted});
  --accent: light-dark(${light.accent.text}, ${dark.accent.text});
  --button: light-dark(${light.accent.base}, ${dark.accent.base});
  --on-button: light-dark(${light.accent.on}, ${dark.accent.on});
}
* { box-sizing: border-box }
body { margin: 0; background: var(--canvas); color: var(--text); font: 14px/20px system-ui, sans-serif }
main { max-width: 960px; margin: 0 auto; padding: 32px 16px }
h1 { font-size: 24px; line-height: 32px }
h2 { margin-top: 32px; font-size: 16px; line-height: 24px; border-top: 2px solid; padding-top: 12px }
h3 { font-size: 14px; margin: 16px 0 0 }
a { color: var(--accent) }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
details { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; margin: 8px 0; padding: 0 16px }
summary { padding: 12px 0; cursor: pointer; overflow-wrap: anywhere }
summary span { color: var(--muted); margin-left: 8px }
button { min-height: 44px; padding: 0 20px; border: 1px solid transparent; border-radius: 6px; background: var(--button); color: var(--on-button); font: inherit; font-weight: 600; cursor: pointer }
table { border-collapse: collapse; display: block; overflow-x: auto }
th, td { text-align: left; vertical-align: top; padding: 4px 12px 4px 0; border-bottom: 1px solid var(--line) }
pre { background: var(--canvas); padding: 12px; border-radius: 6px; overflow-x: auto; font-size: 12px; line-height: 16px }
`
