import type { ReactNode } from 'react'
import { expect, userEvent } from 'storybook/test'
import { container } from '../theme/scales.ts'

/** Room for a field and the list below it. */
export function ListRoom({ children }: { children: ReactNode }) {
  return <div style={{ maxInlineSize: container.auth, minBlockSize: 360 }}>{children}</div>
}

/** Opens the list, or what stands in its place, as a reader does. */
export async function openList({ canvas }: { canvas: Canvas }): Promise<void> {
  await userEvent.click(canvas.getByRole('combobox'))
  await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true')
}

interface Canvas {
  getByRole: (role: string) => HTMLElement
}
