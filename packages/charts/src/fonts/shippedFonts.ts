/** A font file of the package, in both weights of charts. */
export interface ShippedFont {
  name: ShippedFontName
  /** The characters that it has. */
  characters: RegExp
}

export type ShippedFontName =
  | 'instrument-sans-latin'
  | 'instrument-sans-latin-ext'
  | 'inter-latin'
  | 'inter-latin-ext'
  | 'inter-vietnamese'
  | 'inter-greek'
  | 'inter-greek-ext'
  | 'inter-cyrillic'
  | 'inter-cyrillic-ext'

/**
 * The typeface of the design, then Inter for what it lacks: together Latin, Greek and Cyrillic. The first
 * that has a character draws it.
 */
export const shippedFonts: readonly ShippedFont[] = [
  {
    name: 'instrument-sans-latin',
    characters:
      /[\u0300\u0301\u0303\u0304\u0308 -~\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b0\u00b4\u00b6-\u00b8\u00ba\u00bb\u00bf-\u00ff\u0102\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2191\u2193\u2212]/u,
  },
  {
    name: 'instrument-sans-latin-ext',
    characters:
      /[\u0100-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0130\u0132\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150\u0151\u0154-\u015b\u015e-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3]/u,
  },
  {
    name: 'inter-latin',
    characters: /[\u00a4\u00a6\u00ac\u00b1-\u00b3\u00b5\u00b9\u00bc-\u00be\u2032\u2033\u2044]/u,
  },
  {
    name: 'inter-latin-ext',
    characters:
      /[\u0100-\u0130\u0132-\u0148\u014a-\u0151\u0154-\u01c3\u01c5-\u0254\u1e00-\u1e9b\u1e9d-\u1e9f\u1ef2-\u1eff\u2020\u20a0-\u20ab\u20ad-\u20af\u20b1-\u20b5\u20b8-\u20ba\u20bc-\u20bf\u2113]/u,
  },
  { name: 'inter-vietnamese', characters: /[\u0309\u0323\u1ea0-\u1ef9]/u },
  {
    name: 'inter-greek',
    characters:
      /[\u0374-\u0376\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03d7\u03f0-\u03f6]/u,
  },
  {
    name: 'inter-greek-ext',
    characters:
      /[\u1f00-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d\u1f80-\u1fb4\u1fb6-\u1fc4\u1fc6-\u1fd3\u1fd6-\u1fdb\u1fdd-\u1fef\u1ff2-\u1ff4\u1ff6-\u1ffe]/u,
  },
  { name: 'inter-cyrillic', characters: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/u },
  {
    name: 'inter-cyrillic-ext',
    characters: /[\u0460-\u0479\u0480-\u048f\u0492-\u049d\u04a0-\u04af\u04b2-\u04ff\u20b4]/u,
  },
]
