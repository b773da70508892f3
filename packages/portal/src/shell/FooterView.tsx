import {
  border,
  color,
  container,
  fontWeight,
  isolatedText,
  media,
  rem,
  size,
  space,
} from '@netportal/ui'
import styled from 'styled-components'
import { type BrandNames, Logo } from '../shared/page/Brand.tsx'
import { gutter } from '../shared/page/gutter.ts'

export interface FooterViewProps {
  brand: BrandNames
  companyName: string
  year: number
  /** Says who is signed in, where the navigation bar has no room for it. */
  viewer?: string | null
}

/** The last line of every page. Specification §2 "Global shell". */
export function FooterView({ brand, companyName, year, viewer = null }: FooterViewProps) {
  return (
    <Root>
      <Row>
        <span>{`© ${year} ${companyName}`}</span>
        {viewer && <Viewer>{isolatedText(`Signed in as ${viewer}`)}</Viewer>}
        <BrandPlace>
          <Logo logo={brand.logo} sizePx={16} />
          <span>{brand.productTitle}</span>
        </BrandPlace>
      </Row>
    </Root>
  )
}

const Root = styled.footer`
  border-block-start: ${border.hairline} solid ${color('line.base')};
  color: ${color('text.muted')};
  font-size: ${rem(13)};
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  min-block-size: ${size.nav};
  max-inline-size: ${container.page};
  margin-inline: auto;
  padding-block: 14px;
  ${gutter}
`

const Viewer = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${media.from.md} {
    display: none;
  }
  ${media.below.sm} {
    order: 1;
    inline-size: 100%;
  }
`

const BrandPlace = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font-weight: ${fontWeight.semibold};
  letter-spacing: -0.005em;
`
