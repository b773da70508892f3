import '@netportal/ui/fonts.css'
import { DocumentStyles, darkTheme, lightTheme, ThemeRoot } from '@netportal/ui'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { beginnings, fitControls } from './controls.tsx'
import { forcedStates } from './forcedStates.tsx'

// A loaded machine takes longer than the default second.
configure({ asyncUtilTimeout: 5000 })

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    layout: 'padded',
    options: { storySort: { order: ['Foundations', 'UI', 'Charts', 'Shell', 'Screens'] } },
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
    (Story, { args, globals }) => (
      <ThemeRoot theme={globals.theme === 'dark' ? darkTheme : lightTheme}>
        <DocumentStyles />
        <Story key={beginnings(args)} />
      </ThemeRoot>
    ),
  ],
}

export default preview
