/**
 * What a page of a product writes to show one component: with the provider and the styles that it needs, and with
 * what stands behind it at the least. Each is the body of a module; React itself is bundled for none of them.
 */
const shown = (...names) => `globalThis.shown = [${names.join(', ')}]`

const from = (module, ...names) =>
  `import { ${names.join(', ')} } from '${module}'\n${shown(...names)}`

const mantineStyles = (...names) =>
  ['baseline', 'default-css-variables', 'global', ...names]
    .map((name) => `import '@mantine/core/styles/${name}.css'`)
    .join('\n')

const root = ['ThemeRoot', 'lightTheme']

export const samples = {
  Button: {
    ours: from('@netportal/ui', ...root, 'Button'),
    Mantine: `${mantineStyles('UnstyledButton', 'Button')}\n${from('@mantine/core', 'MantineProvider', 'Button')}`,
    MUI: from('@mui/material', 'Button'),
    'React Aria': from('react-aria-components', 'Button'),
    Cloudscape: `import Button from '@cloudscape-design/components/button'\n${shown('Button')}`,
  },
  Dialog: {
    ours: from('@netportal/ui', ...root, 'Modal'),
    Mantine: `${mantineStyles('UnstyledButton', 'CloseButton', 'Overlay', 'Paper', 'ModalBase', 'Modal')}\n${from('@mantine/core', 'MantineProvider', 'Modal')}`,
    MUI: from('@mui/material', 'Dialog', 'DialogTitle', 'DialogContent', 'DialogActions'),
    'React Aria': from('react-aria-components', 'ModalOverlay', 'Modal', 'Dialog', 'Heading'),
    Cloudscape: `import Modal from '@cloudscape-design/components/modal'\n${shown('Modal')}`,
  },
  // With sorting, search and pages, as far as a library has them.
  Table: {
    ours: from('@netportal/ui', ...root, 'DataTable'),
    Mantine: `${mantineStyles('Table')}\n${from('@mantine/core', 'MantineProvider', 'Table')}`,
    MUI: from('@mui/x-data-grid', 'DataGrid'),
    'React Aria': from(
      'react-aria-components',
      'Table',
      'TableHeader',
      'Column',
      'TableBody',
      'Row',
      'Cell',
    ),
    Cloudscape: [
      `import Table from '@cloudscape-design/components/table'`,
      `import TextFilter from '@cloudscape-design/components/text-filter'`,
      `import Pagination from '@cloudscape-design/components/pagination'`,
      `import { useCollection } from '@cloudscape-design/collection-hooks'`,
      shown('Table', 'TextFilter', 'Pagination', 'useCollection'),
    ].join('\n'),
  },
  'Line chart': {
    ours: `${from('@netportal/charts', 'LineChart')}\nimport { ${root.join(', ')} } from '@netportal/ui'\nglobalThis.root = [${root.join(', ')}]`,
    Mantine: `${mantineStyles()}\nimport '@mantine/charts/styles.css'\nimport { MantineProvider } from '@mantine/core'\nglobalThis.root = MantineProvider\n${from('@mantine/charts', 'LineChart')}`,
    MUI: from('@mui/x-charts/LineChart', 'LineChart'),
    Cloudscape: `import LineChart from '@cloudscape-design/components/line-chart'\n${shown('LineChart')}`,
    Recharts: from(
      'recharts',
      'ResponsiveContainer',
      'LineChart',
      'Line',
      'XAxis',
      'YAxis',
      'CartesianGrid',
      'Tooltip',
      'Legend',
    ),
    Nivo: from('@nivo/line', 'ResponsiveLine'),
  },
}
