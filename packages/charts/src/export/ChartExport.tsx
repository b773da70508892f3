import { saveBlob, type Theme } from '@netportal/ui'
import { ExportButtons } from './ExportButtons.tsx'
import { type ExportFormat, type ExportSource, exportFile } from './exportFile.ts'
import type { ExportTexts } from './exportTexts.ts'

/** Props for making a file of a chart, the same for all charts. */
export interface ChartExportProps {
  /** Kinds of files to offer. @default none */
  exportFormats?: readonly ExportFormat[] | undefined
  /**
   * Makes the file elsewhere, such as by a task of a server: the button is busy until the promise settles.
   * @default the chart makes it, here and now
   */
  onExport?: ((format: ExportFormat) => void | Promise<void>) | undefined
  /**
   * The theme that files are drawn with: a product's own light one.
   * @default the page's theme where it is light, otherwise `lightTheme` with the page's typeface
   */
  exportTheme?: Theme | undefined
  /** Takes what went wrong, such as a font file that could not be read. @default the window's own report of errors */
  onExportError?: ((error: unknown) => void) | undefined
}

/** The export buttons of a chart; nothing without formats. */
export function ChartExport({
  exportFormats = [],
  onExport,
  onExportError,
  title,
  source,
  isReady,
  texts,
}: ChartExportProps & {
  title: string
  source: () => ExportSource
  isReady: boolean
  texts: ExportTexts
}) {
  if (exportFormats.length === 0) return null
  const save = async (format: ExportFormat) => {
    const { blob, fileName } = await exportFile(source(), format, new Date(), onExportError)
    saveBlob(blob, fileName)
  }
  return (
    <ExportButtons
      formats={exportFormats}
      onExport={onExport ?? save}
      onError={onExportError}
      label={texts.exportList(title)}
      disabled={!isReady}
      busyText={texts.exportBusy}
      failedText={texts.exportFailed}
    />
  )
}
