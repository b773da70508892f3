/**
 * A text without what has no shape and breaks files: control characters, which XML forbids, and halves of
 * characters, which no encoding can hold.
 */
export function drawableText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '')
}
