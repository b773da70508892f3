import '@netportal/ui/fonts.css'
import { germanChartTexts } from '@netportal/charts/locales/de'
import { DocumentStyles, TextProvider, ThemeRoot, type ThemeRootProps } from '@netportal/ui'
import { germanTexts } from '@netportal/ui/locales/de'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { chosenTheme } from './brands.ts'
import { beginnings, fitControls } from './controls.tsx'
import { emulatedMedia } from './emulatedMedia.tsx'
import { forcedStates } from './forcedStates.tsx'
import { useShownTheme } from './shownTheme.ts'

// A loaded machine takes longer than the default second.
configure({ asyncUtilTimeout: 10_000 })

/** A theme around the story: the toolbar's, or the one that a test shows. */
function StoryTheme({ globals, ...box }: { globals: Globals } & Omit<ThemeRootProps, 'theme'>) {
  const shown = useShownTheme()
  return <ThemeRoot theme={chosenTheme(shown ? { ...globals, theme: shown } : globals)} {...box} />
}

const german = [germanTexts, germanChartTexts]

type Globals = Parameters<typeof chosenTheme>[0]
type Toolbar = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>
type Icon = NonNullable<Toolbar['icon']>

/** A choice in the toolbar; its values are words, by what a reader sees. */
function choice(description: string, icon: Icon, titles: Record<string, string>) {
  const items = Object.entries(titles).map(([value, title]) => ({ value, title }))
  return { description, toolbar: { icon, items, dynamicTitle: true } }
}

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: {
    theme: 'light',
    brand: 'own',
    density: 'comfortable',
    direction: 'ltr',
    locale: 'en',
    motion: 'full',
    colors: 'own',
  },
  globalTypes: {
    theme: choice('Theme', 'contrast', { light: 'Light', dark: 'Dark' }),
    brand: choice('Brand', 'paintbrush', { own: 'Our own', garage: 'A garage (sample)' }),
    density: choice('Density', 'component', {
      comfortable: 'Comfortable',
      compact: 'Compact (sample)',
    }),
    locale: choice('Language', 'globe', { en: 'English', de: 'Deutsch' }),
    direction: choice('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
    motion: choice('Motion', 'play', { full: 'Motion', reduced: 'Reduced motion' }),
    colors: choice('Colours', 'eye', { own: 'Own colours', forced: 'Forced colours, about' }),
  },
  parameters: {
    a11y: { test: 'error' },
    chromatic: {
      modes: {
        light: { theme: 'light', viewport: 'desktop' },
        dark: { theme: 'dark', viewport: 'desktop' },
        'light phone': { theme: 'light', viewport: 'phone' },
        'dark phone': { theme: 'dark', viewport: 'phone' },
      },
    },
    controls: { expanded: true },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Start',
          ['Welcome', 'Getting started', 'Theming', 'Languages', 'Writing', 'Components'],
          'Foundations',
          ['Tokens'],
          'UI',
          'Charts',
          'Patterns',
          'Shell',
          'Screens',
          ['States'],
        ],
      },
    },
    viewport: {
      options: {
        small: { name: 'Small, 320', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 820', styles: { width: '820px', height: '1180px' } },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  argTypesEnhancers: [fitControls],
  decorators: [
    forcedStates,
    emulatedMedia,
    (Story, { args, globals, viewMode }) => (
      <StoryTheme
        globals={globals}
        {...(globals.direction === 'rtl' && { dir: 'rtl' })}
        {...(globals.locale === 'de' && { lang: 'de' })}
        {...(viewMode === 'docs' && { style: { padding: 24 } })}
      >
        {viewMode !== 'docs' && <DocumentStyles />}
        {globals.locale === 'de' ? (
          <TextProvider locale="de" texts={german}>
            <Story key={beginnings(args)} />
          </TextProvider>
        ) : (
          <Story key={beginnings(args)} />
        )}
      </StoryTheme>
    ),
  ],
}

export default preview
