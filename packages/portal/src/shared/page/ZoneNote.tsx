import { color, text } from '@netportal/ui'
import styled from 'styled-components'

/** Says whose clock a table's times are by. Ruling: Times. */
export function ZoneNote({ viewerZone }: { viewerZone: string }) {
  return <Line>{`Times are in your time zone (${viewerZone}).`}</Line>
}

const Line = styled.p`
  color: ${color('text.muted')};
  ${text('caption')}
`
