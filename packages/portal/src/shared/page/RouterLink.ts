import { type ButtonStyleProps, buttonStyle, linkStyle } from '@netportal/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

/** A link within the portal that stands alone. */
export const PortalLink = styled(Link)`
  ${linkStyle}
`

/** A link within the portal that looks like a button. */
export const PortalButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyle}
`
