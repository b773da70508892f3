/// <reference path="./pdfkit.d.ts" />
import type { PdfDocument, StructureElement } from 'pdfkit'
import type { LaidOutPage } from './pageFlow.ts'
import type { StructureNode } from './structure.ts'

export interface Tags {
  /** Draws content as that of a part of the document; null for decoration. */
  mark(node: StructureNode | null, draw: () => void): void
}

/**
 * Writes a document's structure as its content is drawn. A part is written out as soon as the last of it is drawn,
 * so that a document of thousands of rows does not gather them all.
 * @param pointsPerPx of places of pictures
 */
export function createTags(
  document: PdfDocument,
  pages: readonly LaidOutPage[],
  pointsPerPx: number,
): Tags {
  const open = countContent(pages)
  const elements = new Map<StructureNode, StructureElement>()
  const elementOf = (node: StructureNode): StructureElement => {
    const known = elements.get(node)
    if (known) return known
    const element = document.struct(node.type, optionsOf(node, pointsPerPx))
    if (node.span) element.dictionary.data.A = { O: 'Table', ColSpan: node.span }
    if (node.parent) elementOf(node.parent).add(element)
    else document.addStructure(element)
    elements.set(node, element)
    return element
  }
  const settle = (drawn: StructureNode) => {
    for (let node: StructureNode | null = drawn; node; node = node.parent) {
      const left = (open.get(node) ?? 0) - 1
      open.set(node, left)
      if (left > 0) continue
      elements.get(node)?.end()
      elements.delete(node)
    }
  }
  return {
    mark: (node, draw) => {
      if (node === null) {
        document.markContent('Artifact', { type: 'Layout' })
        draw()
        document.endMarkedContent()
        return
      }
      const element = elementOf(node)
      const content = document.markStructureContent(node.type)
      draw()
      document.endMarkedContent()
      element.add(content)
      settle(node)
    },
  }
}

/** Counts the pieces of content in each part and in all that are within it. */
function countContent(pages: readonly LaidOutPage[]): Map<StructureNode, number> {
  const counts = new Map<StructureNode, number>()
  for (const { content } of pages) {
    for (const { node: drawn } of content) {
      for (let node = drawn; node; node = node.parent) counts.set(node, (counts.get(node) ?? 0) + 1)
    }
  }
  return counts
}

function optionsOf({ alt, actual, box, scope }: StructureNode, pointsPerPx: number) {
  return {
    ...(alt !== undefined && { alt }),
    ...(actual !== undefined && { actual }),
    ...(box && { bbox: box.map((px) => px * pointsPerPx) }),
    ...(scope && { scope }),
  }
}
