const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What a reader sees as a picture: emoji, those that a selector makes of a sign, flags and keycaps. */
const emoji = /[\ufe0f\u20e3]|\p{Emoji_Presentation}/u

/** Characters that have no shape of their own: they join or part others, or turn the direction of a text. */
const unseen = /^\p{Default_Ignorable_Code_Point}+$/u

/** Tells whether a text, or one of its clusters, has an emoji. */
export function isEmoji(text: string): boolean {
  return emoji.test(text)
}

/** Tells whether a character has no shape of its own. */
export function isUnseen(character: string): boolean {
  return unseen.test(character)
}

/** Splits a text into its characters; an emoji of several, such as a family or a flag, stays whole. */
export function clustersOf(text: string): readonly string[] {
  if (!isEmoji(text)) return [...text]
  return Array.from(graphemes.segment(text), ({ segment }) => segment).flatMap((segment) =>
    isEmoji(segment) ? [segment] : [...segment],
  )
}
