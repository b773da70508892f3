'use client'

import { type Formats, isolate } from '@netportal/format'
import type { UiTexts } from '../texts/uiTexts.ts'

/** The texts of every component in German, for a `TextProvider`. */
export function germanTexts({
  formatCount,
  plural,
}: Pick<Formats, 'formatCount' | 'plural'>): UiTexts {
  const undrawnText = 'Kann nicht angezeigt werden.'
  const retry = 'Erneut versuchen'
  const search = 'Suchen'
  const previous = 'Zurück'
  const next = 'Weiter'
  const show = 'Anzeigen'
  const hide = 'Ausblenden'
  const missingText = 'k. A.'
  return {
    CardTimeline: { undrawnText },
    CheckList: {
      searchText: search,
      selectAllText: 'Alle auswählen',
      countText: (chosen, total) => `${formatCount(chosen)} von ${formatCount(total)} ausgewählt`,
      noMatchText: 'Keine Treffer.',
      moreText: (count) => `${formatCount(count)} weitere anzeigen`,
    },
    Combobox: {
      noMatch: 'Keine Treffer.',
      empty: 'Keine Auswahl vorhanden.',
      loading: 'Wird geladen …',
      retry,
      clear: 'Leeren',
      optionCount: (count) =>
        `${formatCount(count)} ${plural(count, { one: 'Eintrag', other: 'Einträge' })}`,
      chosenCount: (count) => `${formatCount(count)} ausgewählt`,
      remove: (label) => `${label} entfernen`,
      more: (count) => `und ${formatCount(count)} weitere`,
    },
    ConfirmDialog: { cancelText: 'Abbrechen' },
    DataTable: {
      search,
      exportCsv: 'Als CSV speichern',
      exporting: 'Wird gespeichert …',
      sortBy: 'Sortieren nach',
      unsorted: 'Unsortiert',
      descending: 'Absteigend',
      loading: 'Wird geladen …',
      refreshing: 'Wird aktualisiert …',
      empty: 'Nichts anzuzeigen.',
      noMatch: 'Keine Treffer.',
      retry,
      resultCount: (count) =>
        `${formatCount(count)} ${plural(count, { one: 'Ergebnis', other: 'Ergebnisse' })}`,
      showing: shown,
      position: ({ page, pageCount }) => `Seite ${formatCount(page)} von ${formatCount(pageCount)}`,
      pagination: (title) => `${title}: Seiten`,
      previous,
      next,
      blank: missingText,
      undrawn: undrawnText,
      pageSize: 'Zeilen je Seite',
      yes: 'Ja',
      no: 'Nein',
      columns: 'Spalten',
      filters: (count) => (count === 0 ? 'Filter' : `Filter (${formatCount(count)})`),
      clearFilters: 'Filter zurücksetzen',
      filterFrom: (column) => `${column} von`,
      filterTo: (column) => `${column} bis`,
      selection: 'Auswahl',
      selectRow: (row) => `${isolate(row)} auswählen`,
      selectPage: 'Alle Zeilen dieser Seite auswählen',
      selectAll: (count) => `Alle ${formatCount(count)} auswählen`,
      clearSelection: 'Auswahl aufheben',
      selectedCount: (count) => `${formatCount(count)} ausgewählt`,
      details: 'Einzelheiten',
      detailsOf: (row) => `Einzelheiten zu ${isolate(row)}`,
    },
    DateRange: {
      from: 'Von',
      to: 'Bis',
      order: 'Der erste Tag liegt nach dem letzten.',
      early: (min) => `Wählen Sie Tage ab ${min}.`,
      late: (max) => `Wählen Sie Tage bis ${max}.`,
      long: (maxDays) => `Wählen Sie höchstens ${formatCount(maxDays)} Tage.`,
    },
    Disclosure: { showText: show, hideText: hide },
    FigureList: { missingText },
    FigureStrip: { missingText, viewText: 'Ansehen' },
    Modal: { closeText: 'Schließen' },
    PagedList: { showingText: shown },
    Pagination: { label: 'Seiten', previousText: previous, nextText: next },
    PasswordField: { showText: 'Passwort anzeigen', hideText: 'Passwort verbergen' },
    Popover: { closeText: 'Schließen' },
    SafeHtml: { emptyText: '', restText: 'Den Rest als reinen Text anzeigen' },
    SkipLink: { text: 'Zum Inhalt springen' },
    StateMessage: { retryText: retry },
    StatusBadge: { good: 'Gut', warning: 'Warnung', critical: 'Kritisch', noData: 'Keine Daten' },
    TimelineList: {
      undrawnText,
      showDetailsText: 'Einzelheiten anzeigen',
      hideDetailsText: 'Einzelheiten ausblenden',
    },
    ToastProvider: { label: 'Mitteilungen', dismissText: 'Schließen' },
  }

  function shown({ from, to, total }: { from: number; to: number; total: number }): string {
    return `${formatCount(from)}–${formatCount(to)} von ${formatCount(total)}`
  }
}
