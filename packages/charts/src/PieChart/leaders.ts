/** A place, px from the centre of the pie. */
export interface Point {
  x: number
  y: number
}

/** From the slice, clear of the pie, then level to the text. */
export type Leader = readonly [start: Point, elbow: Point, end: Point]

/** The ends that a leader joins, on a half of a pie whose rim lies to the right. */
export interface LeaderEnds {
  /** Unit vector from the centre through the middle of the slice; x ≥ 0. */
  direction: Point
  /** Middle of the text. */
  textY: number
}

/** From the rim of the pie to where a leader begins, would like to turn, and ends. */
const startReach = 4
const elbowReach = 14
export const endReach = 34
/** Least distance of a leader from the pie. */
const clearance = 2
/** Between a leader's elbow and another leader that passes it. */
const pitch = 4

/**
 * Draws leaders of which none crosses the pie or another one.
 * @returns those that turn nearest to a pole of the pie first; null when there is no such drawing
 */
export function drawLeaders<Ends extends LeaderEnds>(
  wanted: readonly Ends[],
  radius: number,
): readonly (Ends & { leader: Leader })[] | null {
  const drawn: (Ends & { leader: Leader })[] = []
  // The nearer a slice is to the waist, the farther out its leader turns, to keep clear of those before.
  const fromPoles = wanted.toSorted((a, b) => Math.abs(b.direction.y) - Math.abs(a.direction.y))
  for (const ends of fromPoles) {
    const others = drawn.map(({ leader }) => leader)
    const leader = drawLeader(ends, radius, others)
    const [, elbow, end] = leader
    if (elbow.x > end.x || others.some((other) => doCross(leader, other))) return null
    drawn.push({ ...ends, leader })
  }
  return drawn
}

function drawLeader(
  { direction, textY }: LeaderEnds,
  radius: number,
  others: readonly Leader[],
): Leader {
  const start = scale(direction, radius + startReach)
  const elbowX = Math.max(
    direction.x * (radius + elbowReach),
    clearOfPie(direction, textY, radius),
    ...others.map((other) => clearOfLeader(other, textY)),
  )
  return [start, { x: elbowX, y: textY }, { x: radius + endReach, y: textY }]
}

/** Finds how far out a leader has to turn so that it passes the pie on its way towards the waist. */
function clearOfPie({ x, y }: Point, textY: number, radius: number): number {
  const start = radius + startReach
  const nearest = radius + clearance
  const pole = Math.sign(y)
  const isOutwards = pole * textY >= pole * y * start
  if (isOutwards) return 0
  // The straight line through the start that touches the circle of that distance.
  const angle = Math.atan2(x, Math.abs(y)) + Math.acos(nearest / start)
  return (nearest - pole * textY * Math.cos(angle)) / Math.sin(angle)
}

/** Finds how far out a level line has to begin so as to meet no other leader on its way to its elbow. */
function clearOfLeader([start, elbow]: Leader, y: number): number {
  const isPassing = (y - start.y) * (y - elbow.y) < 0
  if (!isPassing) return 0
  return start.x + ((elbow.x - start.x) * (y - start.y)) / (elbow.y - start.y) + pitch
}

function doCross(one: Leader, other: Leader): boolean {
  return parts(one).some(([a, b]) => parts(other).some(([c, d]) => doPartsCross(a, b, c, d)))
}

function parts([start, elbow, end]: Leader): readonly [Point, Point][] {
  return [
    [start, elbow],
    [elbow, end],
  ]
}

/** Tells whether the lines from a to b and from c to d meet: each has the ends of the other on both sides. */
function doPartsCross(a: Point, b: Point, c: Point, d: Point): boolean {
  return turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0
}

/** Positive when the way from a over b to c turns right, negative when left, 0 when it goes straight on. */
function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

function scale({ x, y }: Point, factor: number): Point {
  return { x: x * factor, y: y * factor }
}
