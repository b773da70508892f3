import { border, breakpoint, container, iconSize, motion, type Theme, z } from '@netportal/ui'
import type { CSSProperties } from 'react'
import { chosenTheme } from '../brands.ts'
import { useDocsGlobals } from './useDocsGlobals.ts'

interface Token {
  name: string
  value: string
  /** Draws the token; nothing where a value says it all. */
  sample?: CSSProperties
}

/** All values of a scale, by name, as the code has them. */
function TokenTable({ label, tokens }: { label: string; tokens: readonly Token[] }) {
  const hasSamples = tokens.some(({ sample }) => sample)
  return (
    <table className="sbdocs np-types np-tokens" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Value</th>
          {hasSamples && <th scope="col">Looks</th>}
        </tr>
      </thead>
      <tbody>
        {tokens.map(({ name, value, sample }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{value}</td>
            {hasSamples && <td>{sample && <div className="np-sample" style={sample} />}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Scale = Readonly<Record<string, string | number>>

function tokensOf(
  prefix: string,
  scale: Scale,
  sample?: (value: string) => CSSProperties,
): Token[] {
  return Object.entries(scale).map(([name, value]) => ({
    name: `${prefix}.${name}`,
    value: String(value),
    ...(sample && { sample: sample(String(value)) }),
  }))
}

const mark = 'rgb(86 116 232)'
const bar = (inlineSize: string): CSSProperties => ({ inlineSize, background: mark })

/** Colours by role, of the theme that the toolbar shows. */
export function ColorTokens() {
  const theme = useShownTheme()
  const tokens = [...leaves(theme.color), ...leaves(theme.chart, 'chart.')]
  return (
    <TokenTable
      label="Colours"
      tokens={tokens.map(({ name, value }) => ({
        name,
        value,
        ...(/^[#r]/.test(value) && {
          sample: { background: value, border: '1px solid rgb(128 128 128 / 50%)' },
        }),
      }))}
    />
  )
}

/** Styles of text. */
export function TypeTokens() {
  const tokens = Object.entries(useShownTheme().text).map(([name, style]) => ({
    name,
    value: `${style.sizePx} px on ${style.linePx}, weight ${style.weight}, tracking ${style.tracking}`,
  }))
  return <TokenTable label="Type" tokens={tokens} />
}

export function SpaceTokens() {
  return <TokenTable label="Space" tokens={tokensOf('space', useShownTheme().space, bar)} />
}

export function SizeTokens() {
  return (
    <TokenTable
      label="Sizes"
      tokens={[
        ...tokensOf('size', useShownTheme().size, bar),
        ...tokensOf('iconSize', iconSize, bar),
        ...tokensOf('border', border, (blockSize) => ({ blockSize, background: mark })),
        ...tokensOf('container', container),
      ]}
    />
  )
}

export function RadiusTokens() {
  return (
    <TokenTable
      label="Radii"
      tokens={tokensOf('radius', useShownTheme().radius, (borderRadius) => ({
        borderRadius,
        inlineSize: 64,
        border: `2px solid ${mark}`,
      }))}
    />
  )
}

/** Shadows, of the theme that the toolbar shows. */
export function ElevationTokens() {
  const { shadow, color } = useShownTheme()
  return (
    <TokenTable
      label="Elevation"
      tokens={tokensOf('shadow', shadow, (boxShadow) => ({
        boxShadow,
        inlineSize: 96,
        background: color.surface.raised,
      }))}
    />
  )
}

export function MotionTokens() {
  return (
    <TokenTable
      label="Motion"
      tokens={[
        ...tokensOf('motion.duration', motion.duration),
        ...tokensOf('motion.easing', motion.easing),
      ]}
    />
  )
}

export function BreakpointTokens() {
  const px = Object.fromEntries(
    Object.entries(breakpoint).map(([name, value]) => [name, `${value} px, ${value / 16} em`]),
  )
  return <TokenTable label="Breakpoints" tokens={tokensOf('breakpoint', px)} />
}

export function StackingTokens() {
  return <TokenTable label="Stacking" tokens={tokensOf('z', z)} />
}

function useShownTheme(): Theme {
  return chosenTheme(useDocsGlobals())
}

/** All values of a tree, each with the path to it. */
function leaves(tree: object, prefix = ''): { name: string; value: string }[] {
  return Object.entries(tree).flatMap(([key, child]) =>
    typeof child === 'object' && child !== null
      ? leaves(child, `${prefix}${key}.`)
      : [{ name: `${prefix}${key}`, value: String(child) }],
  )
}
