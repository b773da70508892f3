import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { lightTheme } from '../../theme/lightTheme.ts'
import { ThemeRoot } from '../../theme/ThemeRoot.tsx'
import { StateMessage } from './StateMessage.tsx'

function Page({ isFailed }: { isFailed: boolean }) {
  return (
    <ThemeRoot theme={lightTheme}>
      <input aria-label="Search" />
      <section>
        <a href="#back">Back</a>
        <h1 tabIndex={-1}>Devices</h1>
        {isFailed ? (
          <StateMessage state="error" onRetry={() => {}}>
            Failed
          </StateMessage>
        ) : (
          <a href="#device">Device</a>
        )}
      </section>
    </ThemeRoot>
  )
}

it('goes to the nearest heading when the Retry that has it goes', async () => {
  const page = await render(<Page isFailed />)
  page.getByRole('button', { name: 'Retry' }).element().focus()
  await page.rerender(<Page isFailed={false} />)
  expect(document.activeElement).toBe(page.getByRole('heading').element())
})

it('stays where it is when it is elsewhere', async () => {
  const page = await render(<Page isFailed />)
  page.getByRole('textbox').element().focus()
  await page.rerender(<Page isFailed={false} />)
  expect(document.activeElement).toBe(page.getByRole('textbox').element())
})
