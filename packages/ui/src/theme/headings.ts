import { styled } from 'styled-components'

/** Plain headings by their level in the page's outline, whose looks are those of what they stand in. */
export const headings = { 2: styled.h2``, 3: styled.h3`` }
