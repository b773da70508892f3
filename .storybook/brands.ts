import { createTheme, darkTheme, lightTheme, type Theme } from '@netportal/ui'

/** A garage's own green and round corners, as an example of a brand: what it leaves out stays. */
const garage = {
  light: createTheme(lightTheme, {
    color: {
      accent: {
        base: '#0b6b4f',
        hover: '#095a42',
        active: '#074a36',
        text: '#0b6b4f',
        tint: '#e4f2ec',
      },
      focus: '#0b6b4f',
    },
    radius: { sm: '8px', md: '12px', lg: '16px' },
  }),
  dark: createTheme(darkTheme, {
    color: {
      accent: {
        base: '#5fd3a1',
        hover: '#7fddb5',
        active: '#9fe7c9',
        text: '#5fd3a1',
        tint: '#12301f',
      },
      focus: '#5fd3a1',
    },
    radius: { sm: '8px', md: '12px', lg: '16px' },
  }),
}

/** Closer rows and lower controls, as an example of a density. */
const compact = {
  size: {
    controlSm: '1.5rem',
    control: '2rem',
    controlLg: '2.25rem',
    row: '2.25rem',
    rowHead: '2rem',
  },
  space: { 3: '8px', 4: '12px', 5: '16px', 6: '16px', 8: '24px' },
}

/** The theme that the toolbar asks for. */
export function chosenTheme({ theme, brand, density }: Record<string, unknown>): Theme {
  const scheme = theme === 'dark' ? 'dark' : 'light'
  const own = scheme === 'dark' ? darkTheme : lightTheme
  const branded = brand === 'garage' ? garage[scheme] : own
  return density === 'compact' ? createTheme(branded, compact) : branded
}
