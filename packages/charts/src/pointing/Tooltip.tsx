import { color, fontWeight, radius, rem, shadow, space, text, z } from '@netportal/ui'
import { styled } from 'styled-components'

/** The box beside what is pointed at. Its place is set by its chart; it never takes the pointer itself. */
export const Tooltip = styled.div`
  position: absolute;
  inset-block-start: 0;
  left: 0;
  z-index: ${z.tooltip};
  min-inline-size: min(100%, ${rem(150)});
  max-inline-size: min(100%, ${rem(320)});
  padding: 10px ${space[3]};
  border: 1px solid ${color('line.base')};
  border-radius: ${radius.md};
  background: ${color('surface.raised')};
  box-shadow: ${shadow.menu};
  ${text('table')}
  overflow-wrap: anywhere;
  pointer-events: none;
`

/** A mark and a name, and a value at the end. */
export const TooltipRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`

export const TooltipValue = styled.b`
  margin-inline-start: auto;
  padding-inline-start: ${space[4]};
  font-weight: ${fontWeight.semibold};
  white-space: nowrap;
`
