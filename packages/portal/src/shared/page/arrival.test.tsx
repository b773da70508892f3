import { type ReactNode, useRef } from 'react'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { ArrivalProvider, usePageHeading } from './arrival.tsx'

function Heading({ children }: { children: string }) {
  return (
    <h1 ref={usePageHeading(children)} tabIndex={-1}>
      {children}
    </h1>
  )
}

function Content({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLElement>(null)
  return (
    <main ref={frame} tabIndex={-1}>
      <ArrivalProvider frame={frame}>{children}</ArrivalProvider>
    </main>
  )
}

/** Two pages and a link between them outside; the second page's heading comes when it is ready. */
const site = (isReady: boolean) => (
  <MemoryRouter>
    <Link to="/next">Next</Link>
    <input aria-label="Search" />
    <Content>
      <Routes>
        <Route path="/" element={<Heading>First</Heading>} />
        <Route path="/next" element={isReady ? <Heading>Second</Heading> : 'Loading...'} />
      </Routes>
    </Content>
  </MemoryRouter>
)

describe('arriving at a page', () => {
  it('leaves focus alone when the portal is opened', async () => {
    const page = await render(site(true))
    await expect.element(page.getByRole('heading', { name: 'First' })).toBeVisible()
    expect(document.activeElement).toBe(document.body)
  })

  it('moves focus to the heading', async () => {
    const page = await render(site(true))
    await page.getByRole('link').click()
    await expect.element(page.getByRole('heading', { name: 'Second' })).toHaveFocus()
    await expect.poll(() => document.title).toBe('Second | Network Portal')
  })

  it('lets focus wait in the content while the heading is on its way', async () => {
    const page = await render(site(false))
    await page.getByRole('link').click()
    await expect.element(page.getByRole('main')).toHaveFocus()
    await page.rerender(site(true))
    await expect.element(page.getByRole('heading', { name: 'Second' })).toHaveFocus()
  })

  it('does not pull focus away from where the reader has gone in the meantime', async () => {
    const page = await render(site(false))
    await page.getByRole('link').click()
    await page.getByLabelText('Search').click()
    await page.rerender(site(true))
    await expect.element(page.getByRole('heading', { name: 'Second' })).toBeVisible()
    await expect.element(page.getByLabelText('Search')).toHaveFocus()
  })
})
