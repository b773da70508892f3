/** Tells whether a text holds a word, letter case and accents ignored: 'hotel' is in 'Hôtel'. */
export function matchesText(text: string, word: string): boolean {
  return folded(text).includes(folded(word))
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
