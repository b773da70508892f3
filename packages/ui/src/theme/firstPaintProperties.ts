/** Root style properties that `colorSchemeScript` sets and `DocumentStyles` takes over. */
export const firstPaintProperties = ['color-scheme', 'background-color'] as const
