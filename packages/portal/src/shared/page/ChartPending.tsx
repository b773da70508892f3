import { Button, media, Panel, rem, Skeleton, size, space } from '@netportal/ui'
import styled from 'styled-components'
import { Pending } from './Pending.tsx'

export interface ChartShapeProps {
  title: string
  /** Of the chart, px. */
  height: number
  /** Names of its lines; none where the legend belongs to the chart itself. */
  legend?: readonly string[]
  /** Texts of the buttons below it, a row of files first. */
  files: readonly string[]
  /** Texts of more buttons below it, in their order: those that zoom, that of its table. @default none */
  others?: readonly string[]
}

/** Holds the place of a chart whose code is still on its way. */
export function ChartPending(chart: ChartShapeProps) {
  return (
    <Pending text="Loading chart...">
      <ChartShape {...chart} />
    </Pending>
  )
}

/** A chart before there is anything to draw, as high as the chart will be. Only within a `Pending`. */
export function ChartShape({ title, height, legend = [], files, others = [] }: ChartShapeProps) {
  return (
    <Panel
      title={title}
      actions={
        legend.length > 0 && (
          <Legend>
            {legend.map((name) => (
              <LegendEntry key={name}>
                <Skeleton inline width={rem(32 + 7 * name.length)} />
              </LegendEntry>
            ))}
          </Legend>
        )
      }
    >
      <Skeleton height={rem(height)} />
      <Actions>
        <Files>
          {files.map((file) => (
            <li key={file}>
              <Button size="sm" block disabled>
                {file}
              </Button>
            </li>
          ))}
        </Files>
        {others.map((text) => (
          <Button key={text} size="sm" variant="ghost" disabled>
            {text}
          </Button>
        ))}
      </Actions>
    </Panel>
  )
}

const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
`

const LegendEntry = styled.span`
  display: inline-flex;
  align-items: center;
  min-block-size: ${size.hitMin};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  margin-block-start: ${space[4]};
`

const Files = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  li {
    min-inline-size: ${rem(120)};
  }
  ${media.below.sm} {
    inline-size: 100%;
    li {
      flex: 1 1 0;
      min-inline-size: 0;
    }
  }
`
