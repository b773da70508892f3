/** What only Node can do for charts. */
export { readFontFile } from './fonts/nodeFonts.ts'
