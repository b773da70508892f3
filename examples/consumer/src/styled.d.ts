import 'styled-components'

declare module 'styled-components' {
  /** The product's own theme, of another shape than the design system's. */
  export interface DefaultTheme {
    color: 'green' | 'blue'
    logo: string
  }
}
