/** Compiles only as long as the types of the libraries refuse what is wrong. */
import { LineChart } from '@netportal/charts'
import { Button, CardGrid, color, Tag, VisuallyHidden } from '@netportal/ui'
import { styled } from 'styled-components'

export const wrong = [
  // @ts-expect-error There is no such variant.
  <Button key="1" variant="huge" />,
  // @ts-expect-error There is no such property.
  <Tag key="2" colour="red" />,
  // @ts-expect-error There is no such property.
  <CardGrid key="3" columns={3} />,
  // @ts-expect-error It is an element's text, not a number of something.
  <VisuallyHidden key="4" title={4} />,
  // @ts-expect-error A chart has data.
  <LineChart key="5" title="Cars" timeZone="Europe/Berlin" />,
]

export const Muted = styled.span`
  color: ${color('text.muted')};
  ${({ theme }) => theme.logo}
`
