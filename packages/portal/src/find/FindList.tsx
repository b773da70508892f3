import { border, color, isolatedText, media, radius, rem, size, space } from '@netportal/ui'
import { type MouseEvent, useEffect } from 'react'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { DeviceStatusBadge } from '../shared/domain/deviceStatusBadge.tsx'
import type { FindGroup, FindOption } from './findOptions.ts'

export interface FindListProps {
  id: string
  groups: readonly FindGroup[]
  active: FindOption | null
  optionId: (option: FindOption) => string
  /** Told that a press leads away. */
  onClose: () => void
}

/** What was found, in groups. Each is a link, so that a middle click opens it beside. */
export function FindList({ id, groups, active, optionId, onClose }: FindListProps) {
  const activeId = active ? optionId(active) : null
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  const leave = (event: MouseEvent) => {
    const isBeside = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!isBeside) onClose()
  }
  return (
    <List role="listbox" id={id} aria-label="Results">
      {groups.map(({ title, options }) => (
        <Group key={title} role="group" aria-labelledby={`${id}-${title}`}>
          <Title id={`${id}-${title}`} role="presentation">
            {title}
          </Title>
          {options.map((option) => (
            <Row
              key={option.key}
              id={optionId(option)}
              role="option"
              tabIndex={-1}
              aria-selected={option === active}
              to={option.to}
              state={option.state}
              onClick={leave}
              $isActive={option === active}
            >
              <Words>
                <Text>{isolatedText(option.text)}</Text>
                {option.details.length > 0 && <Details details={option.details} />}
              </Words>
              {option.status !== undefined && (
                <DeviceStatusBadge status={option.status} form="text" />
              )}
            </Row>
          ))}
        </Group>
      ))}
    </List>
  )
}

function Details({ details }: { details: readonly string[] }) {
  return (
    <Detail>
      {details.map((detail, place) => (
        <span key={detail}>
          {place > 0 && <span aria-hidden>{' · '}</span>}
          <bdi>{detail}</bdi>
        </span>
      ))}
    </Detail>
  )
}

const List = styled.div`
  padding: 0 ${space[2]} ${space[3]};
`

const Group = styled.div``

const Title = styled.div`
  padding: ${space[3]} calc(var(--content-inset) - ${space[2]}) ${space[1]};
  color: ${color('text.muted')};
  font-size: ${rem(13)};
`

const activeStyle = css`
  border-color: ${color('accent.base')};
  &&,
  &&:hover {
    background: ${color('surface.selected')};
  }
  ${media.forcedColors} {
    outline: 2px solid Highlight;
    outline-offset: -2px;
  }
`

/** It does not come to rest under what stays on top. */
const Row = styled(Link)<{ $isActive: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-block-size: ${size.control};
  padding: ${space[2]} calc(var(--content-inset) - ${space[2]});
  padding-inline-start: calc(var(--content-inset) - ${space[2]} - ${border.strong});
  border-inline-start: ${border.strong} solid transparent;
  border-radius: ${radius.md};
  color: ${color('text.base')};
  text-decoration: none;
  scroll-margin-block: ${rem(150)} ${rem(40)};
  ${({ $isActive }) => $isActive && activeStyle}

  &:hover {
    background: ${color('surface.hover')};
    text-decoration: none;
  }
  ${media.touch} {
    min-block-size: ${size.controlTouch};
  }
`

const Words = styled.span`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Text = styled.span`
  font-weight: 500;
`

const Detail = styled.span`
  color: ${color('text.muted')};
  font-size: ${rem(13)};
`
