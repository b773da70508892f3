export const reportFormats = ['pdf', 'csv'] as const
export type ReportFormat = (typeof reportFormats)[number]

export const exportFormats = ['pdf', 'csv', 'png'] as const
export type ExportFormat = (typeof exportFormats)[number]
