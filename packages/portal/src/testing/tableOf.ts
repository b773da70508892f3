/**
 * Reads the table on the page, row by row, its header first; of action cells the text. The shape of one that is
 * still to come, which has rows too, is none.
 */
export function tableOf(name: string | RegExp = /./): string[][] {
  const tables = [...document.querySelectorAll('table')].filter((table) => {
    if (table.closest('[inert]')) return false
    const label = table.getAttribute('aria-label')
    const labelledBy = table.getAttribute('aria-labelledby')
    const text = label ?? (labelledBy && document.getElementById(labelledBy)?.textContent) ?? ''
    return typeof name === 'string' ? text === name : name.test(text)
  })
  const rows = tables.at(-1)?.querySelectorAll('tr') ?? []
  return [...rows].map((row) => [...row.children].map((cell) => cell.textContent ?? ''))
}
