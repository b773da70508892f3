/** The part of fontkit 2.0 that is used here; @types/fontkit asks for a Buffer, which browsers lack. */
declare module 'fontkit' {
  /**
   * @returns a font, or a collection of fonts
   * @throws Error when the bytes are neither
   */
  export function create(bytes: Uint8Array): unknown
}
