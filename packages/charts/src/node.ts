/** Functions for charts that only Node can run. */
export { readFontFile } from './fonts/nodeFonts.ts'
