/** Texts of export buttons beside the kinds of files. */
export interface ExportButtonsTexts {
  /** On a button while its file is made. @default 'Generating...' */
  busyText: string
  /** Shown when a file could not be made. @default 'Export failed' */
  failedText: string
}

export const exportButtonsTexts: ExportButtonsTexts = {
  busyText: 'Generating...',
  failedText: 'Export failed',
}

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
  exportBusy: exportButtonsTexts.busyText,
  exportFailed: exportButtonsTexts.failedText,
}
