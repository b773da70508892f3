import { createElement, type ReactNode } from 'react'
import type { Shape } from './shape.ts'
import { type FontFamily, type SvgElement, svgElement } from './svgElement.ts'

export interface ShapeListProps {
  shapes: readonly Shape[]
  fontFamily: FontFamily
}

/** Draws shapes as SVG elements. */
export function ShapeList({ shapes, fontFamily }: ShapeListProps) {
  return renderAll(shapes.map((shape) => svgElement(shape, fontFamily)))
}

/** They never change places within a list, so the place is their key. */
function renderAll(elements: readonly SvgElement[]): readonly ReactNode[] {
  return elements.map(({ name, attributes, style, content = [] }, key) =>
    createElement(
      name,
      { key, ...attributes, style },
      typeof content === 'string' ? content : renderAll(content),
    ),
  )
}
