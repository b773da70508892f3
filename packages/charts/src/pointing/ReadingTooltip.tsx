import { color, fontWeight, space, text } from '@netportal/ui'
import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { Tooltip, TooltipRow, TooltipValue } from './Tooltip.tsx'

export interface ReadingTooltipProps {
  /** What has a value at each place. */
  entries: readonly { name: string; swatch: ReactNode }[]
  ref: Ref<HTMLDivElement>
  /** Gets the element of the place's name. */
  titleRef: Ref<HTMLDivElement>
  /** Gets the element of what else there is at the place. */
  notesRef: Ref<HTMLDivElement>
  /** Makes what gets the element of an entry's value. @param place in `entries` */
  valueRef: (place: number) => Ref<HTMLSpanElement>
}

/** The box beside the crosshair, empty and unseen until it is filled and placed through its elements. */
export function ReadingTooltip({
  entries,
  ref,
  titleRef,
  notesRef,
  valueRef,
}: ReadingTooltipProps) {
  return (
    <Box ref={ref} aria-hidden>
      <Title ref={titleRef} />
      {entries.map(({ name, swatch }, place) => (
        <TooltipRow key={name}>
          {swatch}
          <bdi>{name}</bdi>
          <TooltipValue ref={valueRef(place)} />
        </TooltipRow>
      ))}
      <Notes ref={notesRef} />
    </Box>
  )
}

const Box = styled(Tooltip)`
  visibility: hidden;

  &[data-shown] {
    visibility: visible;
  }
`

const Title = styled.div`
  margin-block-end: ${space[1]};
  color: ${color('text.muted')};
  ${text('caption')}
`

const Notes = styled.div`
  margin-block-start: ${space[1]};
  font-weight: ${fontWeight.semibold};

  &:empty {
    display: none;
  }
`
