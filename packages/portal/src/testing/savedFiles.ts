import { onTestFinished, vi } from 'vitest'

/** Catches what the portal hands to the browser to save, instead of saving it. @returns names, as they come */
export function savedFiles(): string[] {
  const names: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click')
  click.mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  onTestFinished(() => click.mockRestore())
  return names
}
