import { createTheme, darkTheme, lightTheme } from '@netportal/ui'

const font = { sans: 'Georgia, serif' }

/** The product's own look: another accent and another face; all else is the design system's. */
export const themes = {
  light: createTheme(lightTheme, {
    color: { accent: { base: '#0b6b4f', hover: '#095741', active: '#074533', text: '#0b6b4f' } },
    font,
  }),
  dark: createTheme(darkTheme, { font }),
}
