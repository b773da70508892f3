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
    BarChart: {
      ...forExport,
      ...forTable,
      empty,
      noValue: 'Keine Daten',
      roleDescription: 'Balkendiagramm',
      description: 'Die Pfeiltasten lesen die Kategorien vor.',
      chooseDescription: 'Die Eingabetaste wählt die Kategorie.',
      category: 'Kategorie',
    },
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
      chooseDescription: 'Die Eingabetaste wählt den Punkt.',
      zoomDescription: 'Die Tasten Plus und Minus zoomen, 0 zeigt alles.',
      zoomed: (from, to) => `Gezeigt wird ${from} bis ${to}`,
      zoomIn: 'Vergrößern',
      zoomOut: 'Verkleinern',
      resetZoom: 'Alles zeigen',
      lowest: (name) => `${name}, niedrigste`,
      highest: (name) => `${name}, höchste`,
      time: 'Zeit',
      range: (from, to) => `${from} bis ${to}`,
      counted: (name, count) => `${name}: ${count}`,
    },
    PieChart: {
      ...forExport,
      empty,
      roleDescription: 'Kreisdiagramm',
      roundedUp: 'Kleine Anteile sind aufgerundet: alle zusammen ergeben mehr als 100 %.',
      name: 'Name',
      value: 'Wert',
      share: 'Anteil',
    },
    Sparkline: {
      summary: ({ first, last, lowest, highest }) =>
        `von ${first} bis ${last}, zwischen ${lowest} und ${highest}`,
      noValue: 'Keine Daten',
      roleDescription: 'Verlaufslinie',
      description: 'Die Pfeiltasten links und rechts lesen die Werte vor.',
      position: (number, count) => `${number} von ${count}`,
    },
  }
}
