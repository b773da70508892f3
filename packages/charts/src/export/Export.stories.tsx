import regular from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-latin-400-normal.woff?url'
import semibold from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-latin-600-normal.woff?url'
import { createTheme, type Theme, useTheme } from '@netportal/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect } from 'storybook/test'
import { lineExport } from '../LineChart/lineExport.ts'
import { pieExport } from '../PieChart/pieExport.ts'
import type { PieDatum } from '../PieChart/pieSlices.ts'
import { toPlotSeries } from '../series/plotSeries.ts'
import { fetchOtherFonts } from '../testing/fetchOtherFonts.ts'
import { paintPdf } from '../testing/paintPdf.ts'
import { names } from '../testing/pictures.ts'
import { samplePoints } from '../testing/samples.ts'
import { type ExportFormat, type ExportSource, exportFile } from './exportFile.ts'

interface ExportedProps {
  chart: keyof typeof sources
  format: Exclude<ExportFormat, 'csv'>
  /** Of the chart on the page, px. */
  width: number
}

/** Shows the very file that a chart becomes. */
function Exported({ chart, format, width }: ExportedProps) {
  const theme = useTheme()
  const [file, setFile] = useState<{ url: string; name: string }>()
  useEffect(() => {
    void exportFile(sources[chart](width, theme), format, new Date(0)).then(
      async ({ blob, fileName }) => {
        const picture = format === 'pdf' ? await paintPdf(blob) : blob
        setFile({ url: URL.createObjectURL(picture), name: fileName })
      },
    )
  }, [chart, format, width, theme])
  if (file) return <img src={file.url} alt={file.name} style={{ maxInlineSize: '100%' }} />
  return <span data-awaited />
}

const day = { from: '2026-06-17T13:30:00Z', days: 1, round: Number }
function line(width: number, theme: Theme): ExportSource {
  return lineExport(
    {
      series: toPlotSeries([
        { name: 'Парковка-5', points: samplePoints({ ...day, peak: 140 }) },
        { name: 'مرآب النخيل', points: samplePoints({ ...day, peak: 38, seed: 2 }), color: 3 },
      ]),
      timeZone: 'Europe/London',
      formatTick: (value) => `${value} kW`,
      width,
      height: 350,
      theme,
    },
    {
      title: 'Power Over Time: 停车场',
      place: 'Garage Łódź',
      loadFonts: fetchOtherFonts,
    },
  )
}

const few = names.map((label, place) => ({ label, value: 60 - place * 8 }))

/** As many garages as a large city has, with names as long as they may be. */
const many = Array.from({ length: 40 }, (_, place) => ({
  label: `Underground-Garage-${place}-WWW`,
  value: 12_000 - place * 290,
}))

function pie(width: number, theme: Theme, data: readonly PieDatum[] = few): ExportSource {
  return pieExport(
    {
      data,
      formatCount: String,
      width,
      height: 500,
      theme,
    },
    {
      title: 'Cars by Garage',
      place: 'مرآب النخيل',
      period: '2026-06-18 14:30',
      loadFonts: fetchOtherFonts,
    },
  )
}

/** A theme whose face is not ours, and which says where its files are. */
function inOwnFace(theme: Theme): Theme {
  return createTheme(theme, {
    font: {
      sans: "'Noto Sans', sans-serif",
      files: [
        { weight: 400, url: regular },
        { weight: 600, url: semibold },
      ],
    },
  })
}

const sources = {
  line,
  ownFace: (width: number, theme: Theme) => line(width, inOwnFace(theme)),
  pie,
  longPie: (width: number, theme: Theme) => pie(width, theme, many),
}

const meta = {
  title: 'Charts/Export',
  component: Exported,
  args: { chart: 'line', format: 'png', width: 1128 },
  parameters: { docs: { canvas: { sourceState: 'none' } } },
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole<HTMLImageElement>('img', {}, { timeout: 30_000 })
    await picture.decode()
    await expect(picture.naturalWidth).toBeGreaterThan(1000)
  },
} satisfies Meta<typeof Exported>
export default meta

type Story = StoryObj<typeof meta>

export const LineAsPng: Story = {}

export const LineAsPdf: Story = { args: { format: 'pdf' } }

export const LineFromPhone: Story = { args: { width: 280 } }

export const LineFromPhoneAsPdf: Story = { args: { width: 280, format: 'pdf' } }

export const PieAsPng: Story = { args: { chart: 'pie' } }

export const PieAsPdf: Story = { args: { chart: 'pie', format: 'pdf' } }

export const PieFromPhone: Story = { args: { chart: 'pie', width: 280 } }

export const PieFromPhoneAsPdf: Story = { args: { chart: 'pie', width: 280, format: 'pdf' } }

/** In the face of a product, by the files that its theme names; what that lacks is in ours. */
export const OwnFaceAsPng: Story = { args: { chart: 'ownFace' } }

export const OwnFaceAsPdf: Story = { args: { chart: 'ownFace', format: 'pdf' } }

/** A legend that is higher than its pie stands below, in columns. */
export const LongPieAsPng: Story = { args: { chart: 'longPie' } }

export const LongPieAsPdf: Story = { args: { chart: 'longPie', format: 'pdf' } }
