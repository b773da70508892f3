import { createTheme, darkTheme, lightTheme, type ThemeOverrides } from '@netportal/ui/themes'

/** Where the browser keeps the reader's choice of light or dark. */
export const storageKey = 'garages.theme'

const brand: ThemeOverrides = {
  accent: '#7a2e8e',
  density: 'compact',
  radius: { md: '3px', lg: '4px' },
  font: { sans: 'system-ui, sans-serif', wordSpacing: 'normal' },
}

export const light = createTheme(lightTheme, brand)
export const dark = createTheme(darkTheme, brand)
