/** Texts that a reader sees or hears of an export. */
export interface ExportTexts {
  /** Names the list of buttons to screen readers. */
  exportList: (title: string) => string
  /** On a button while its file is made. */
  exportBusy: string
  /** Sentence shown when a file could not be made. */
  exportFailed: string
}

export const defaultExportTexts: ExportTexts = {
  exportList: (title) => `Export ${title}`,
  exportBusy: 'Generating...',
  exportFailed: 'Export failed',
}
