import { Button, iconSize } from '@netportal/ui'
import { ZoomIn, ZoomOut } from 'lucide-react'
import type { Period } from '../series/period.ts'
import { zoomBy } from './zoomPeriod.ts'

/** Texts of the buttons that zoom. */
export interface ZoomTexts {
  /** On the button that shows less time. */
  zoomIn: string
  /** On the button that shows more time. */
  zoomOut: string
  /** On the button that shows all. */
  resetZoom: string
}

export interface ZoomButtonsProps {
  shown: Period
  whole: Period
  onZoom: (zoom: Period | null) => void
  texts: ZoomTexts
}

const step = 0.5

/** Zooms without dragging, wheel or keys (WCAG 2.2 SC 2.5.7). */
export function ZoomButtons({ shown, whole, onZoom, texts }: ZoomButtonsProps) {
  const look = { size: 'sm', variant: 'ghost' } as const
  return (
    <>
      <Button
        {...look}
        icon={<ZoomIn size={iconSize.sm} aria-hidden />}
        onClick={() => onZoom(zoomBy(shown, whole, step))}
      >
        {texts.zoomIn}
      </Button>
      <Button
        {...look}
        icon={<ZoomOut size={iconSize.sm} aria-hidden />}
        onClick={() => onZoom(zoomBy(shown, whole, 1 / step))}
      >
        {texts.zoomOut}
      </Button>
      <Button {...look} onClick={() => onZoom(null)}>
        {texts.resetZoom}
      </Button>
    </>
  )
}
