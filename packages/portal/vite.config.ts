import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstPaint } from './build/firstPaint.ts'
import { fontFiles } from './build/fontFiles.ts'
import { loginBudget } from './build/loginBudget.ts'
import { patientImports } from './build/patientImports.ts'
import { productionRouter } from './build/productionRouter.ts'

/** Libraries of this workspace are bundled from their source, in development and production alike. */
const conditions = ['@netportal/source', 'module', 'browser', 'development|production']

/** Paths that the development server passes on to the API server. */
const proxy = Object.fromEntries(
  ['/api', '/token', '/media', '/config.json'].map((path) => [path, 'http://127.0.0.1:8080']),
)

/** Changes with an upgrade only, so browsers keep it over deployments. */
const framework = {
  name: 'framework',
  test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|styled-components|stylis)[\\/]/,
  priority: 1,
}

/** Code that every page needs, in one piece: small chunks compress badly. */
const shell = {
  name: 'shell',
  test: new RegExp(
    [
      'portal/src/(App|api/(ApiError|errorMessage)|shared/page/(RouterLink|AuthPage))\\.',
      'ui/src/components/(Skyline/|Field/(?!Fieldset)|TextField/|Note/)',
      // All of it but the themes that few pages begin with, and what charts, headings and paper alone ask for.
      'ui/src/theme/(?!dark|lightHighContrast|forcedColors|headings|PrintStyles)',
    ]
      .join('|')
      .replaceAll('/', '[\\\\/]'),
  ),
}

export default defineConfig({
  plugins: [
    react(),
    firstPaint(conditions),
    fontFiles(process.env.REPORT_FONTS),
    productionRouter(),
    patientImports(),
    loginBudget(108_000),
  ],
  resolve: { conditions },
  server: { proxy },
  oxc: {
    plugins: { styledComponents: { displayName: false, fileName: false, ssr: false } },
  },
  build: {
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [framework, shell] } } },
  },
})
