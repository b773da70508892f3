import { createHash } from 'node:crypto'
import { colorSchemeScript } from '@netportal/ui/color-scheme'
import { defineConfig, type Plugin } from 'vite'
import { dark, light, storageKey } from './src/brand.ts'

const themes = { light: { theme: light }, dark: { theme: dark } }
const firstPaint = colorSchemeScript({ storageKey, themes })
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const policy = [
  "default-src 'none'",
  `script-src 'self' ${hashOf(firstPaint)}`,
  `style-src 'self' ${hashOf('')}`,
  "img-src 'self' data:",
].join('; ')

/** Puts the script of the first paint into the page, and into a built one the policy that allows it. */
const head: Plugin = {
  name: 'head',
  transformIndexHtml(_html, { server }) {
    const script = { tag: 'script', children: firstPaint }
    const attrs = { 'http-equiv': 'Content-Security-Policy', content: policy }
    return server ? [script] : [{ tag: 'meta', attrs }, script]
  },
}

export default defineConfig({ plugins: [head] })
