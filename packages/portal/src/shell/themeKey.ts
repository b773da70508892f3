/** Where local storage keeps the chosen colour scheme: `light` or `dark`. */
export const themeKey = 'theme'
