/** Libraries that are measured beside ours, in exact versions: another version has another figure. */
export const peers = {
  '@mantine/core': '9.7.3',
  '@mantine/charts': '9.7.3',
  '@mui/material': '9.5.0',
  '@mui/x-data-grid': '9.17.0',
  '@mui/x-charts': '9.17.0',
  'react-aria-components': '1.22.1',
  '@cloudscape-design/components': '3.0.1383',
  '@nivo/line': '0.99.0',
  recharts: '3.11.1',
}

/** Packages that they, or ours, ask a product to install beside them. */
export const companions = {
  '@cloudscape-design/collection-hooks': '1.0.107',
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.1',
  '@mantine/hooks': '9.7.3',
  '@nivo/core': '0.99.0',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-is': '19.3.1',
  'styled-components': '6.6.0',
}
