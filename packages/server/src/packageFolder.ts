import { fileURLToPath } from 'node:url'

/** This package's folder: `src` and the bundle in `dist` both lie directly in it. */
export const packageFolder = fileURLToPath(new URL('..', import.meta.url))
