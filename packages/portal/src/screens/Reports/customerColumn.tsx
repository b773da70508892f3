import { notAvailable } from '@netportal/format'
import { type DataColumn, media, rem } from '@netportal/ui'
import styled from 'styled-components'

interface OfCustomer {
  customer_company_name?: string | null | undefined
}

/** Whose a row is, where several customers' rows stand together. */
export const customerColumn: DataColumn<OfCustomer> = {
  id: 'customer',
  header: 'Customer',
  value: ({ customer_company_name }) => customer_company_name ?? null,
  text: ({ customer_company_name }) => customer_company_name || notAvailable,
  cell: ({ customer_company_name: name }) =>
    name ? (
      <Company>
        <bdi>{name}</bdi>
      </Company>
    ) : (
      notAvailable
    ),
}

/** A long name breaks into lines sooner than it pushes the row's buttons out of sight; most keep to one. */
const Company = styled.span`
  display: block;
  min-inline-size: ${rem(140)};
  max-inline-size: ${rem(220)};
  white-space: normal;
  overflow-wrap: break-word;
  ${media.below.lg} {
    min-inline-size: ${rem(112)};
  }
  ${media.below.sm} {
    min-inline-size: 0;
  }
`
