import { isEmoji } from '../text/clusters.ts'

/** A font of other scripts than ours, by the name of its package. */
interface OtherFont {
  /** As in `@fontsource/noto-sans-thai`. */
  name: string
  /** Characters that it is made for; of others it is asked last. */
  scripts: RegExp
  /** Texts that it draws before any other, since they are in its language. */
  language?: RegExp
}

/**
 * Fonts for what Instrument Sans and Inter lack, in the order in which they are asked. One character may be drawn
 * in several ways, one for each language: what else a text has tells which one it is in.
 */
const known: readonly OtherFont[] = [
  { name: 'noto-sans-arabic', scripts: /\p{scx=Arab}/u },
  { name: 'noto-sans-hebrew', scripts: /\p{scx=Hebr}/u },
  { name: 'noto-sans-sc', scripts: /[\p{scx=Hani}\p{scx=Bopo}\p{scx=Kana}\uff00-\uff65]/u },
  {
    name: 'noto-sans-jp',
    scripts: /[\p{scx=Hani}\p{scx=Kana}\p{scx=Hira}\uff00-\uff9f]/u,
    language: /[\p{sc=Hira}\p{sc=Kana}]/u,
  },
  {
    name: 'noto-sans-kr',
    scripts: /[\p{scx=Hang}\p{scx=Hani}\uffa0-\uffdc]/u,
    language: /\p{sc=Hang}/u,
  },
  { name: 'noto-sans-thai', scripts: /\p{scx=Thai}/u },
  { name: 'noto-sans-devanagari', scripts: /\p{scx=Deva}/u },
  { name: 'noto-emoji', scripts: /\p{Emoji}/u },
]

/** Names of the fonts of other scripts that files are drawn in, beside those that a product adds. */
export const otherFontNames: readonly string[] = known.map(({ name }) => name)

/** Tells whether a font draws emoji, and other signs only when nothing else has them. */
export function isEmojiFont(family: string): boolean {
  return family.endsWith('-emoji')
}

/** Tells whether a font is the one of a text's language. */
export function isOfLanguage(family: string, text: string): boolean {
  return known.some(({ name, language }) => name === family && language?.test(text))
}

/**
 * Puts fonts into the order in which they are asked for a part of a text: one of its language, those of a product,
 * those that are made for it, then the others. Emoji are asked of their own font first.
 */
export function inOrder<Font extends { name: string }>(
  fonts: readonly Font[],
  cluster: string,
  text: string,
): readonly Font[] {
  const rank = ({ name }: Font) => {
    const font = known.find((each) => each.name === name)
    if (isEmojiFont(name)) return isEmoji(cluster) ? 0 : 4
    if (font && isOfLanguage(name, text)) return 1
    if (!font) return 2
    return font.scripts.test(cluster) ? 3 : 5
  }
  return fonts.toSorted((a, b) => rank(a) - rank(b))
}
