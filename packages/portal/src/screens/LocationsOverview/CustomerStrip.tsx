import { isolate } from '@netportal/format'
import { Button, color, Note, passFocusOn, radius, size, z } from '@netportal/ui'
import styled from 'styled-components'

export interface CustomerStripProps {
  customer: string
  onShowAll: () => void
}

/** The line that says whose overview is shown. It stays in sight. */
export function CustomerStrip({ customer, onShowAll }: CustomerStripProps) {
  return (
    <Sticky>
      <Note
        role="status"
        action={
          <Button ref={passFocusOn} size="sm" onClick={onShowAll}>
            Show All Customers
          </Button>
        }
      >
        {`Shown as ${isolate(customer)} sees it`}
      </Note>
    </Sticky>
  )
}

/** Above the head of a table, which sticks too. */
const Sticky = styled.div`
  position: sticky;
  inset-block-start: ${size.nav};
  z-index: ${z.stickyCorner};
  border-radius: ${radius.md};
  background: ${color('surface.base')};
  @media (height < 480px) {
    inset-block-start: 0;
  }
  @media print {
    position: static;
  }
`
