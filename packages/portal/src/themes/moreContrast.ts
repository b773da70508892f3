/** Media query of readers who ask their system for more contrast. */
export const moreContrast = '(prefers-contrast: more)'
