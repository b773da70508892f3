'use client'

import { Button, color, iconSize, media, space, text, useTexts } from '@netportal/ui'
import { FileSpreadsheet, FileText, Image, type LucideIcon } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { styled } from 'styled-components'
import type { ExportFormat } from './exportFile.ts'
import { type ExportButtonsTexts, exportButtonsTexts } from './exportTexts.ts'

export interface ExportButtonsProps
  extends Partial<ExportButtonsTexts>,
    Omit<ComponentProps<'div'>, 'children' | 'onError'> {
  /** In the order of the buttons. */
  formats: readonly ExportFormat[]
  /**
   * Makes the file. Its button is busy until the promise settles, so whoever makes the file decides when it
   * can be pressed again; a rejection shows `failedText` and goes to `onError`.
   */
  onExport: (format: ExportFormat) => void | Promise<void>
  /** Takes what went wrong. @default the window's own report of errors */
  onError?: ((error: unknown) => void) | undefined
  /** Names the buttons' list to screen readers, such as 'Export Transfer Rates Over Time'. */
  label: string
  /** Tells whether there is nothing to export. @default false */
  disabled?: boolean
}

/**
 * A button for each kind of file that a chart can become. Not for the files of a
 * chart alone, which brings them with `exportFormats`.
 */
export function ExportButtons({
  formats,
  onExport,
  onError = (error) => reportError(error),
  label,
  disabled = false,
  busyText,
  failedText,
  ...rest
}: ExportButtonsProps) {
  const texts = useTexts('ExportButtons', exportButtonsTexts, { busyText, failedText })
  const [busy, setBusy] = useState<ReadonlySet<ExportFormat>>(new Set())
  const [hasFailed, setHasFailed] = useState(false)

  const start = async (format: ExportFormat) => {
    setHasFailed(false)
    setBusy((others) => new Set([...others, format]))
    try {
      await onExport(format)
    } catch (error) {
      setHasFailed(true)
      onError(error)
    } finally {
      setBusy((others) => new Set([...others].filter((other) => other !== format)))
    }
  }

  return (
    <Row {...rest}>
      <List aria-label={label}>
        {formats.map((format) => {
          const Icon = icons[format]
          return (
            <li key={format}>
              <FormatButton
                size="sm"
                block
                icon={<Icon size={iconSize.sm} aria-hidden />}
                busy={busy.has(format)}
                busyText={texts.busyText}
                disabled={disabled}
                onClick={() => void start(format)}
              >
                {format.toUpperCase()}
              </FormatButton>
            </li>
          )
        })}
      </List>
      {hasFailed && <Failure role="alert">{texts.failedText}</Failure>}
    </Row>
  )
}

const icons: Record<ExportFormat, LucideIcon> = {
  pdf: FileText,
  csv: FileSpreadsheet,
  png: Image,
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  ${media.below.sm} {
    inline-size: 100%;
  }
`

/** On a phone the buttons share one row, as wide as each other, as long as their texts have room. */
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  ${media.below.sm} {
    flex: 1 1 100%;
    li {
      flex: 1 1 0;
      min-inline-size: max-content;
    }
  }
`

/** Where three have to fit beside each other the words stand alone, busy or not. */
const FormatButton = styled(Button)`
  ${media.below.sm} {
    padding-inline: 6px;
    svg,
    [aria-hidden='true']:empty {
      display: none;
    }
  }
`

const Failure = styled.p`
  color: ${color('status.critical.text')};
  ${text('table')}
`
