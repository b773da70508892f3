import { expect, vi } from 'vitest'

/**
 * Waits for the next file that the page hands to the browser, and keeps the browser from saving it.
 * @param act starts the download
 */
export async function captureDownload(act: () => Promise<void>) {
  const create = vi.spyOn(URL, 'createObjectURL')
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  try {
    await act()
    await vi.waitFor(() => expect(click).toHaveBeenCalled(), { timeout: 30_000 })
    const [link] = click.mock.instances
    const [file] = create.mock.lastCall ?? []
    if (!(link instanceof HTMLAnchorElement && file instanceof Blob)) {
      throw new Error('What was handed over is no file')
    }
    return { name: link.download, file }
  } finally {
    create.mockRestore()
    click.mockRestore()
  }
}
