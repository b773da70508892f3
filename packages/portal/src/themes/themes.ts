/**
 * The portal's themes by name, which is what is stored when a reader chooses one. A new one is a file, and a line
 * here. Each is loaded when it is shown.
 */
export const themes = {
  light: async () => (await import('./light.ts')).light,
  dark: async () => (await import('./dark.ts')).dark,
}

/** Name of a theme. */
export type ThemeName = keyof typeof themes
