import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { measureText } from '../text/measureText.ts'
import type { Leader, Point } from './leaders.ts'
import { labelFont, type PieLabel } from './pieLabels.ts'
import { pieLayout } from './pieLayout.ts'

const height = 500
const parts = (values: readonly number[]) =>
  values.map((value, place) => ({ label: `Guest-Network-${place}`, value }))
const layOut = (values: readonly number[], width = 820) =>
  pieLayout({ data: parts(values), width, height })

const anyCounts = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 40 })
/** One network that nearly all are on, and many with a few. */
const lopsidedCounts = fc
  .tuple(fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 39 }), fc.nat(20))
  .map(([few, times]) => [...few, sum(few) * (9 + times * times)])
const equalCounts = fc.integer({ min: 1, max: 40 }).map((count) => new Array<number>(count).fill(7))
const pies = fc.tuple(
  fc.oneof(anyCounts, lopsidedCounts, equalCounts),
  fc.integer({ min: 420, max: 1100 }),
)

/** Checks what holds for the labels of every pie. */
function forEveryPie(check: (labels: readonly PieLabel[], radius: number, width: number) => void) {
  fc.assert(
    fc.property(pies, ([counts, width]) => {
      const { labels, radius } = layOut(counts, width)
      check(labels, radius, width)
    }),
    { numRuns: 400 },
  )
}

describe('labels of every pie', () => {
  test('lie within the drawing', () => {
    forEveryPie((labels, _, width) => {
      for (const { left, right, top, bottom } of labels.map(box)) {
        expect(left).toBeGreaterThanOrEqual(-width / 2)
        expect(right).toBeLessThanOrEqual(width / 2)
        expect(top).toBeGreaterThanOrEqual(-height / 2)
        expect(bottom).toBeLessThanOrEqual(height / 2)
      }
    })
  })

  test('never overlap each other', () => {
    forEveryPie((labels) => {
      for (const [one, other] of pairs(labels.map(box))) {
        const isApart =
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top
        expect(isApart).toBe(true)
      }
    })
  })

  test('have leaders that never cross the pie', () => {
    forEveryPie((labels, radius) => {
      for (const { leader } of labels) {
        const nearest = Math.min(...walk(leader).map(({ x, y }) => Math.hypot(x, y)))
        expect(nearest).toBeGreaterThan(radius + 1)
      }
    })
  })

  test('have leaders that never cross each other', () => {
    forEveryPie((labels) => {
      for (const [one, other] of pairs(labels)) {
        expect(crossing(one.leader, other.leader)).toBeNull()
      }
    })
  })

  test('have leaders on one line through the centre, which do not meet there', () => {
    const { labels } = layOut(new Array<number>(12).fill(7), 493)
    for (const [one, other] of pairs(labels)) {
      expect(crossing(one.leader, other.leader)).toBeNull()
    }
  })

  test('are told apart from leaders that do cross, or lie upon each other', () => {
    const leader = (...points: [number, number][]) => points.map(([x, y]) => ({ x, y }))
    const [a, b, c] = [
      leader([0, 0], [10, 10], [20, 10]),
      leader([0, 10], [10, 0], [20, 0]),
      leader([0, 20], [15, 10], [30, 10]),
    ]
    expect(crossing(toLeader(a), toLeader(b))).toEqual({ x: 5, y: 5 })
    expect(crossing(toLeader(a), toLeader(c))).toEqual({ x: 15, y: 10 })
  })

  test('are joined to slice and text without a way back', () => {
    forEveryPie((labels, radius) => {
      for (const { leader, x, y } of labels) {
        const [start, elbow, end] = leader
        expect(Math.hypot(start.x, start.y)).toBeCloseTo(radius + 4, 6)
        expect(end.y).toBe(y)
        expect(Math.abs(x - end.x)).toBeCloseTo(6, 6)
        expect(Math.abs(elbow.x)).toBeLessThanOrEqual(Math.abs(end.x))
      }
    })
  })
})

describe('which slices are named', () => {
  test('all of a common pie', () => {
    expect(layOut([128, 64, 41, 27, 22, 15, 12, 9]).labels).toHaveLength(8)
  })

  test('all of one large slice and a few tiny ones', () => {
    expect(layOut([900, 30, 25, 20, 15, 10]).labels).toHaveLength(6)
  })

  test('the largest of a crowd', () => {
    const values = Array.from({ length: 60 }, (_, place) => 1000 - place)
    const { labels } = pieLayout({ data: parts(values), width: 820, height: 320 })
    const named = labels.map(({ text }) => Number(text.split('-').at(-1)))
    expect(named.length).toBeGreaterThan(10)
    expect(named).toContain(0)
    expect(named).not.toContain(59)
  })
})

function box({ text, x, y, side }: PieLabel) {
  const width = measureText(text, labelFont)
  const left = side === 'right' ? x : x - width
  return {
    left,
    right: left + width,
    top: y - labelFont.sizePx / 2,
    bottom: y + labelFont.sizePx / 2,
  }
}

function toLeader([start, elbow, end]: readonly Point[]): Leader {
  if (!start || !elbow || !end) throw new Error('A leader has three points')
  return [start, elbow, end]
}

/** Points along a leader, half a pixel apart. */
function walk([start, elbow, end]: Leader): readonly Point[] {
  return [...steps(start, elbow), ...steps(elbow, end)]
}

function steps(from: Point, to: Point): readonly Point[] {
  const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) * 2) + 1
  return Array.from({ length: count + 1 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / count,
    y: from.y + ((to.y - from.y) * step) / count,
  }))
}

/** Where two leaders meet, by solving for the point that lies on a part of each. */
function crossing(one: Leader, other: Leader): Point | null {
  for (const [a, b] of partsOf(one)) {
    for (const [c, d] of partsOf(other)) {
      const point = meeting(a, b, c, d)
      if (point) return point
    }
  }
  return null
}

/** Where the parts from a to b and from c to d meet. */
function meeting(a: Point, b: Point, c: Point, d: Point): Point | null {
  const across = cross(a, b, c, d)
  // Leaders of opposite slices lie on one line through the centre: there the quotients below are chance.
  if (Math.abs(across) < 1e-9 * length(a, b) * length(c, d)) return sharedPoint(a, b, c, d)
  const along = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / across
  const alongOther = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / across
  const isOnBoth = Math.min(along, alongOther) >= 0 && Math.max(along, alongOther) <= 1
  return isOnBoth ? { x: a.x + along * (b.x - a.x), y: a.y + along * (b.y - a.y) } : null
}

/** Where two parallel parts lie upon each other. */
function sharedPoint(a: Point, b: Point, c: Point, d: Point): Point | null {
  const distance = Math.abs(cross(a, b, a, c)) / length(a, b)
  if (distance > 1e-6) return null
  const share = ({ x, y }: Point) =>
    ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / length(a, b) ** 2
  const first = Math.max(0, Math.min(share(c), share(d)))
  const last = Math.min(1, Math.max(share(c), share(d)))
  return first <= last ? { x: a.x + first * (b.x - a.x), y: a.y + first * (b.y - a.y) } : null
}

function cross(a: Point, b: Point, c: Point, d: Point): number {
  return (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x)
}

function length(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y)
}

function partsOf([start, elbow, end]: Leader): readonly [Point, Point][] {
  return [
    [start, elbow],
    [elbow, end],
  ]
}

function pairs<Item>(items: readonly Item[]): readonly [Item, Item][] {
  return items.flatMap((one, place) =>
    items.slice(place + 1).map((other): [Item, Item] => [one, other]),
  )
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
