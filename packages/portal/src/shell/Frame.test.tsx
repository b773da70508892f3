import { DocumentStyles, lightTheme, ThemeRoot } from '@netportal/ui'
import { lazy } from 'react'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Page } from '../shared/page/Page.tsx'
import { Frame } from './Frame.tsx'

const Unreachable = lazy(() => Promise.reject(new TypeError('Failed to fetch a module')))

it('shows what to do when a page breaks, and lets go of it on the way to another page', async () => {
  // React reports a caught error to the console as well.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const page = await render(
    <ThemeRoot theme={lightTheme}>
      <DocumentStyles />
      <MemoryRouter>
        <Frame nav={<Link to="/next">Next</Link>} footer={null}>
          <Routes>
            <Route path="/" element={<Unreachable />} />
            <Route path="/next" element={<Page title="Next page">Fine</Page>} />
          </Routes>
        </Frame>
      </MemoryRouter>
    </ThemeRoot>,
  )
  await expect.element(page.getByRole('alert')).toHaveTextContent('This page could not be shown.')
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await page.getByRole('link').click()
  await expect.element(page.getByRole('heading', { name: 'Next page' })).toBeVisible()
  expect(page.getByRole('alert').query()).toBeNull()
  vi.restoreAllMocks()
})
