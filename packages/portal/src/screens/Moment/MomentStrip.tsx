import {
  border,
  color,
  container,
  fontWeight,
  iconSize,
  media,
  rem,
  size,
  space,
  visuallyHidden,
  z,
} from '@netportal/ui'
import { History } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { gutter } from '../../shared/page/gutter.ts'

export interface MomentStripProps {
  /** Says which moment is shown. */
  children: string
  /** Zone of the clocks that it is by. */
  zone?: string | undefined
  /** Address of the same page as it is now. */
  nowTo: string
}

/** The line over a page that says which moment it shows. It stays in sight, and is the darkest thing of the page. */
export function MomentStrip({ children, zone, nowTo }: MomentStripProps) {
  return (
    <Strip>
      <MomentRow>
        <Said role="status">
          <History size={iconSize.md} />
          <span>{children}</span>
          {zone !== undefined && <Zone>{`(${zone})`}</Zone>}
        </Said>
        <NowLink to={nowTo}>Back to Now</NowLink>
      </MomentRow>
    </Strip>
  )
}

const Strip = styled.div`
  position: sticky;
  inset-block-start: ${size.nav};
  z-index: ${z.sticky};
  background: ${color('inverse.surface')};
  color: ${color('inverse.text')};
  @media (height < 480px) {
    inset-block-start: 0;
  }
  @media print {
    position: static;
    border-block: ${border.strong} solid;
    background: none;
    color: ${color('text.base')};
  }
`

/** A row of the band, as wide as the page. */
export const MomentRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[6]};
  max-inline-size: ${container.page};
  margin-inline: auto;
  padding-block: ${space[2]};
  ${gutter}
  ${media.below.sm} {
    column-gap: ${space[3]};
  }
`

const Said = styled.p`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  min-inline-size: 0;
  font-weight: ${fontWeight.semibold};
  overflow-wrap: anywhere;
  .lucide {
    flex: none;
  }
`

/** On a phone it stands beside the clock above. */
const Zone = styled.span`
  ${media.below.sm} {
    ${visuallyHidden}
  }
`

const NowLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${size.hitMin};
  color: inherit;
  font-size: ${rem(14)};
  font-weight: ${fontWeight.medium};
  text-decoration: underline;
  text-underline-offset: 3px;
  &:focus-visible {
    outline-color: currentcolor;
  }
  ${media.touch} {
    min-block-size: ${size.controlTouchSm};
  }
  @media print {
    display: none;
  }
`
