import { cp } from 'node:fs/promises'
import { build } from 'esbuild'

await build({
  entryPoints: ['src/main.tsx'],
  bundle: true,
  splitting: true,
  format: 'esm',
  minify: true,
  jsx: 'automatic',
  outdir: 'dist',
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.woff2': 'file' },
  logLevel: 'warning',
})
await cp('bundlers/page.html', 'dist/index.html')
await cp('public', 'dist', { recursive: true })
