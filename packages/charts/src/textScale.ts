/** Says how many times larger than 16 px the reader's text is. */
export function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
}
