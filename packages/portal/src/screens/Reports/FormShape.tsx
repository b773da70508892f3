import { formatChoices, type ReportType, reports, switchesOf } from '@netportal/contract'
import { media, rem, Skeleton, size, text } from '@netportal/ui'
import styled from 'styled-components'
import { FieldPair, FormFields } from './FormFields.tsx'

/** `list` is a list to tick, `line` a choice without a label above it. */
type FieldKind = 'field' | 'list' | 'pair' | 'line'

/** Holds the place of a form, field by field. Only within a `Pending`. */
export function FormShape({ fields }: { fields: readonly FieldKind[] }) {
  return (
    <FormFields as="div">
      {fields.map((kind, place) => (
        <Shape key={place} kind={kind} />
      ))}
    </FormFields>
  )
}

function Shape({ kind }: { kind: FieldKind }) {
  switch (kind) {
    case 'field':
      return <LabelAndControl />
    case 'list':
      return <LabelAndControl height={rem(168)} />
    case 'pair':
      return (
        <FieldPair>
          <LabelAndControl />
          <LabelAndControl />
        </FieldPair>
      )
    case 'line':
      return (
        <Line>
          <Skeleton inline width="160px" />
        </Line>
      )
    default:
      return kind satisfies never
  }
}

function LabelAndControl({ height }: { height?: string }) {
  return (
    <div>
      <Label>
        <Skeleton inline width="80px" height="10px" />
      </Label>
      <Control height={height ?? ''} />
    </div>
  )
}

/** Says what is asked of the place and the content of a report of a type. */
export function parameterShape(type: ReportType, canChooseFormat: boolean): FieldKind[] {
  const { place, parameters } = reports[type]
  return [
    ...(place === 'locations' ? [] : (['field'] as const)),
    ...(place === 'location' ? [] : (['list'] as const)),
    ...(canChooseFormat && formatChoices(type).length > 1 ? (['field'] as const) : []),
    ...('status_filter' in parameters.shape ? (['pair'] as const) : []),
    ...switchesOf(type).map(() => 'line' as const),
  ]
}

const Label = styled.div`
  margin-block-end: 6px;
  ${text('label')}
`

const Control = styled(Skeleton)`
  min-block-size: ${size.control};
  ${media.touch} {
    min-block-size: ${size.controlTouch};
  }
`

const Line = styled.div`
  min-block-size: ${size.hitMin};
`
