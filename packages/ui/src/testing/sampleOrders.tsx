import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Column } from '../components/DataTable/columns/column.ts'
import { StatusBadge } from '../components/StatusBadge/StatusBadge.tsx'
import { media } from '../theme/media.ts'
import { space } from '../theme/scales.ts'

/** A row of the patterns' tables: something that every product could have. */
export interface Order {
  id: number
  customer: string
  items: number
  state: 'Sent' | 'Open' | 'Late'
}

const customers = ['Alder Bakery', 'Birch & Sons', 'Cedar House', 'Elm Street Library']
const states = ['Sent', 'Open', 'Late'] as const
/** @shown */
const tones = { Sent: 'good', Open: 'noData', Late: 'critical' } as const

/** 24 orders, the same ones whenever it is asked. */
export const orders: readonly Order[] = Array.from({ length: 24 }, (_, index) => ({
  id: 1001 + index,
  customer: customers[index % 4] ?? '',
  items: 1 + ((index * 7) % 12),
  state: states[(index * 5) % 3] ?? 'Open',
}))

/** @shown */
export const orderColumns: readonly Column<Order>[] = [
  { id: 'id', header: 'Order', value: (order) => order.id, textStyle: 'strong' },
  { id: 'customer', header: 'Customer', value: (order) => order.customer },
  { id: 'items', header: 'Items', value: (order) => order.items, align: 'end' },
  {
    id: 'state',
    header: 'State',
    value: (order) => order.state,
    cell: (order) => <StatusBadge tone={tones[order.state]}>{order.state}</StatusBadge>,
  },
]

/** A page of its own: a header, then panels one below the other. @shown */
export function Page({ children }: { children: ReactNode }) {
  return <Main>{children}</Main>
}

/** @shown */
const Main = styled.main`
  display: grid;
  gap: ${space[6]};
  padding: ${space[8]};
  ${media.below.sm} {
    padding: ${space[4]};
  }
`

/** Fields of a form, one below the other. @shown */
export const Fields = styled.form`
  display: grid;
  gap: ${space[5]};
  max-inline-size: 420px;
`
