import { createTheme, darkTheme, lightTheme, type ThemeOverrides } from '@netportal/ui'

/**
 * The product's own look: accent, density, corners and face; all else is the design system's. The page loads the
 * face by `public/faces.css`, and charts make their files with the same ones.
 */
const brand: ThemeOverrides = {
  accent: '#0b6b4f',
  density: 'compact',
  radius: { sm: '8px', md: '10px', lg: '14px', xl: '18px' },
  font: {
    sans: 'Figtree, sans-serif',
    wordSpacing: 'normal',
    files: [
      { weight: 400, url: '/fonts/figtree-400.woff' },
      { weight: 600, url: '/fonts/figtree-600.woff' },
    ],
  },
}

export const themes = {
  light: createTheme(lightTheme, brand),
  dark: createTheme(darkTheme, brand),
}
