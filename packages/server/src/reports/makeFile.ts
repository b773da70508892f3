import { csvBytes } from './csv/table.ts'
import type { BrandFile, ReportInput } from './input.ts'
import { makers } from './makers.ts'
import { drawDocument } from './pdf/drawDocument.ts'
import type { Brand } from './pdf/model.ts'
import { drawPng } from './png/drawPng.ts'
import { drawLogo } from './png/logo.ts'

/** Makes a report's file. It takes seconds of computing: the drawing thread does it. */
export async function makeFile(input: ReportInput): Promise<Uint8Array> {
  const { type, format } = input.request
  const { csv, pdf, png } = makers[type]
  if (format === 'csv' && csv) return csvBytes(csv(input))
  if (format === 'pdf' && pdf) {
    const brand = await drawBrand(input.brand)
    return drawDocument({ ...pdf(input), brand }, new Date(input.generatedAt))
  }
  if (format === 'png' && png) {
    const { chart, ...caption } = png(input)
    return drawPng(chart, caption)
  }
  throw new Error(`A report of type ${type} does not come as ${format}`)
}

async function drawBrand(brand: BrandFile | undefined): Promise<Brand | undefined> {
  return brand && { name: brand.name, logo: brand.logo && (await drawLogo(brand.logo)) }
}
