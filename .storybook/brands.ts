import { createTheme, darkTheme, lightTheme, type Theme } from '@netportal/ui'

/** A garage's own green and round corners, as an example of a brand: what it leaves out stays. */
const garage = {
  accent: '#0b6b4f',
  radius: { sm: '8px', md: '12px', lg: '16px' },
}

/** The theme that the toolbar asks for. */
export function chosenTheme({ theme, brand, density }: Record<string, unknown>): Theme {
  const own = theme === 'dark' ? darkTheme : lightTheme
  // The same object each time: a chart is laid out anew for another.
  if (brand !== 'garage' && density !== 'compact') return own
  return createTheme(own, {
    ...(brand === 'garage' && garage),
    ...(density === 'compact' && { density }),
  })
}
