/** Hands a file to the browser, which saves it the way its reader has set. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // A browser may still be reading the address for a while after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
