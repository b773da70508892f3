const ascii = /^[\0-\x7f]*$/

/**
 * Makes texts equal that differ in letter case alone, whatever the language: `STRASSE` and `Straße`, all four
 * letters i of Turkish, both small sigmas. Accents count, however they are encoded.
 */
export function foldCase(text: string): string {
  const lower = text.toLowerCase()
  if (ascii.test(lower)) return lower
  // Through upper case, since some letters have one small form too many or too few.
  const folded = lower.toUpperCase().toLowerCase()
  return folded.replaceAll('ς', 'σ').replaceAll('i\u0307', 'i').normalize('NFC')
}
