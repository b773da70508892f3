import type { ReactNode } from 'react'

// Lucide's drawings (ISC, Lucide Icons and Contributors) without lucide's runtime: a page whose only icons are those
// of a note does not load it.

/** Puts shapes into an icon as lucide does. */
const drawn = (content: ReactNode) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    width={24}
    height={24}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    className="lucide"
    aria-hidden
  >
    {content}
  </svg>
)

const circle = <circle cx={12} cy={12} r={10} />

/** Lucide's `Info`. */
export const info = drawn(
  <>
    {circle}
    <path d="M12 16v-4" />
    <path d="M12 8h.01" />
  </>,
)

/** Lucide's `CircleCheck`. */
export const circleCheck = drawn(
  <>
    {circle}
    <path d="m16 9-5.5 5.5L8 12" />
  </>,
)

/** Lucide's `TriangleAlert`. */
export const triangleAlert = drawn(
  <>
    <path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3" />
    <path d="M12 9v4" />
    <path d="M12 17h.01" />
  </>,
)

/** Lucide's `CircleAlert`. */
export const circleAlert = drawn(
  <>
    {circle}
    <line x1="12" x2="12" y1="8" y2="12" />
    <line x1="12" x2="12.01" y1="16" y2="16" />
  </>,
)
