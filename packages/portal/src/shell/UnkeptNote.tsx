import { container, Note, space } from '@netportal/ui'
import styled from 'styled-components'
import { gutter } from '../shared/page/gutter.ts'

/** Says that signing in will not outlive the page, where the browser refuses to store it. */
export function UnkeptNote() {
  return (
    <Place>
      <Note tone="warning">
        This browser does not let the portal store your sign-in. It ends when you reload or close
        this page.
      </Note>
    </Place>
  )
}

const Place = styled.div`
  inline-size: 100%;
  max-inline-size: ${container.page};
  margin-inline: auto;
  padding-block-start: ${space[5]};
  ${gutter}
  @media print {
    display: none;
  }
`
