/** Every entry of the libraries in plain Node: no bundler, no DOM. Prints what it made. */
import { LineChart } from '@netportal/charts'
import { readFontFile } from '@netportal/charts/node'
import { gatherFonts, textsOf } from '@netportal/charts/pdf'
import { darkTheme, PiePlot, piePicture, toSvg } from '@netportal/charts/plots'
import { formatBytes } from '@netportal/format'
import { Button, lightTheme, ThemeRoot } from '@netportal/ui'
import { colorSchemeScript } from '@netportal/ui/color-scheme'
import { createElement, version } from 'react'
import { renderToString } from 'react-dom/server'

const series = [{ name: 'Cars', points: [{ time: '2026-03-29T00:00:00Z', value: 4 }] }]
const page = renderToString(
  createElement(
    ThemeRoot,
    { theme: lightTheme },
    createElement(Button, null, 'Send'),
    createElement(LineChart, { title: 'Cars', series, timeZone: 'Europe/Berlin' }),
  ),
)
const pie = {
  data: [{ label: 'Zoo', value: 3 }],
  theme: darkTheme,
  width: 320,
  height: 200,
}
const svg = renderToString(createElement(PiePlot, pie))
const picture = piePicture({ ...pie, formatCount: String }, { title: 'Cars', details: [] })
const fonts = await gatherFonts(textsOf(picture.shapes), readFontFile)
console.log(
  JSON.stringify({
    react: version,
    page: page.includes('Send'),
    svg: svg.startsWith('<svg'),
    file: toSvg(picture, { 400: 'Georgia', 600: 'Georgia' }).startsWith('<svg'),
    fonts: fonts.map(({ family, bytes }) => `${family} ${bytes.length}`),
    bytes: formatBytes(2048),
    script: colorSchemeScript({ storageKey: 'theme' }).length > 0,
  }),
)
