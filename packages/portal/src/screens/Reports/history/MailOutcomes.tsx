import { limits, type ReportMail } from '@netportal/contract'
import { color, isolatedText, PagedList, rem, size, space } from '@netportal/ui'
import { ChevronRight, CircleHelp, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { type MailGroup, mailGroups, mailGroupText } from './mailGroups.ts'

/** Shows what became of the mail to each recipient: quiet where all went well, loud where one did not get it. */
export function MailOutcomes({ mails }: { mails: readonly ReportMail[] }) {
  return mailGroups(mails).map((group) => (
    <Outcome key={`${group.state} ${group.reason}`} group={group} />
  ))
}

function Outcome({ group }: { group: MailGroup }) {
  const line = (
    <>
      {icons[group.state]} <span>{isolatedText(mailGroupText(group))}</span>
    </>
  )
  if (group.addresses.length === 1) return <Line $state={group.state}>{line}</Line>
  return (
    <details>
      <Summary $state={group.state}>
        <ChevronRight />
        <span>{line}</span>
      </Summary>
      <PagedList
        items={group.addresses}
        pageSize={limits.longListPageSize}
        label="Recipients: pages"
      >
        {(shown, { from }) => (
          <Addresses start={from}>
            {shown.map((address) => (
              <li key={address}>
                <bdi>{address}</bdi>
              </li>
            ))}
          </Addresses>
        )}
      </PagedList>
    </details>
  )
}

const icons: Readonly<Record<MailGroup['state'], ReactNode>> = {
  FAILED: <CircleX />,
  UNKNOWN: <CircleHelp />,
  WAITING: null,
  STOPPED: null,
  SENT: null,
}

const tones = {
  FAILED: color('status.critical.text'),
  UNKNOWN: color('status.warning.text'),
  WAITING: color('text.muted'),
  STOPPED: color('text.muted'),
  SENT: color('text.muted'),
}

interface Toned {
  $state: MailGroup['state']
}

const toned = css<Toned>`
  color: ${({ $state }) => tones[$state]};
  .lucide {
    inline-size: ${rem(14)};
    block-size: ${rem(14)};
  }
`

const Line = styled.div<Toned>`
  ${toned}
`

/** With a marker of our own: the browsers' differ. */
const Summary = styled.summary<Toned>`
  ${toned}
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: ${size.hitMin};
  inline-size: fit-content;
  padding-inline-end: ${space[1]};
  list-style: none;
  cursor: pointer;

  &:focus-visible {
    outline-offset: 0;
  }
  &::-webkit-details-marker {
    display: none;
  }
  [open] > & > .lucide {
    rotate: 90deg;
  }
  &:hover {
    text-decoration: underline;
  }
`

const Addresses = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`
