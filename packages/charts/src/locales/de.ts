'use client'

import type { ExportTexts } from '../export/exportTexts.ts'
import type { ChartTableTexts } from '../table/useChartTable.tsx'
import type { ChartTexts } from '../text/chartTexts.ts'

/** The texts of every chart in German, for a `TextProvider`. */
export function germanChartTexts(): ChartTexts {
  const busyText = 'Wird erstellt …'
  const failedText = 'Export fehlgeschlagen'
  const empty = 'Keine Daten für das Diagramm vorhanden.'
  const forExport: ExportTexts = {
    exportList: (title) => `${title} exportieren`,
    exportBusy: busyText,
    exportFailed: failedText,
  }
  const forTable: ChartTableTexts = {
    showTable: 'Tabelle anzeigen',
    hideTable: 'Tabelle ausblenden',
    loadingTable: 'Tabelle wird geladen …',
    table: {},
  }
  return {
    ChartFrame: { loadingText: 'Diagramm wird geladen …' },
    ExportButtons: { busyText, failedText },
    LineChart: {
      ...forExport,
      ...forTable,
      empty,
      noValue: 'Keine Daten',
      roleDescription: 'Liniendiagramm',
      description: (zone) =>
        `Zeiten in der Zeitzone ${zone}. Die Pfeiltasten links und rechts lesen die Werte vor.`,
      time: 'Zeit',
      range: (from, to) => `${from} bis ${to}`,
    },
    PieChart: {
      ...forExport,
      empty,
      roleDescription: 'Kreisdiagramm',
      name: 'Name',
      value: 'Wert',
      share: 'Anteil',
    },
  }
}
