/** Tells whether texts are shown in Instrument Sans, the face of our themes. @param family CSS font-family list */
export function isOurFace(family: string): boolean {
  return /^\s*["']?Instrument Sans\b/.test(family)
}
