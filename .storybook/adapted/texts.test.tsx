import * as charts from '@netportal/charts'
import { germanChartTexts } from '@netportal/charts/locales/de'
import * as ui from '@netportal/ui'
import { germanTexts } from '@netportal/ui/locales/de'
import { type ReactElement, useEffect } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

/** Every text that is given. */
const ж = 'Жж'
const nothing = () => undefined
const never = () => new Promise<void>(nothing)

const figures = [
  { label: ж, value: 1, suffix: ж },
  { label: `${ж} 2`, value: null },
]
const options = Array.from({ length: 9 }, (_, value) => ({ value, label: `${ж} ${value}` }))

const tones: ui.StatusTone[] = ['good', 'warning', 'critical', 'noData']

const tableTexts = {
  ...Object.fromEntries(
    ['search', 'exportCsv', 'exporting', 'sortBy', 'unsorted', 'descending', 'loading'].map(
      (key) => [key, ж],
    ),
  ),
  ...Object.fromEntries(
    ['refreshing', 'noMatch', 'retry', 'previous', 'next', 'blank', 'undrawn'].map((key) => [
      key,
      ж,
    ]),
  ),
  resultCount: String,
  showing: ({ total }: ui.PageRange) => `${ж} ${total}`,
  position: ({ page }: ui.PageRange) => `${ж} ${page}`,
  pagination: (title: string) => title,
}

/** Gives a component texts of its own, or leaves them to what is around it. */
type Own = <Texts extends object>(texts: Texts) => Partial<Texts>

const table = (
  own: Own,
  props: Partial<ui.DataTableProps<{ id: number; value: number | null }>>,
): ReactElement => (
  <ui.DataTable
    title={ж}
    columns={[{ id: 'value', header: ж, value: ({ value }) => value }]}
    rows={[
      { id: 1, value: 2 },
      { id: 2, value: null },
      { id: 3, value: 1 },
    ]}
    rowKey={({ id }) => id}
    pageSize={2}
    csvFileName={ж}
    {...own({ empty: ж, texts: tableTexts })}
    {...props}
  />
)

const exportTexts = { exportList: (title: string) => title, exportBusy: ж, exportFailed: ж }

const line = (own: Own, props: Partial<charts.LineChartProps>): ReactElement => (
  <charts.LineChart
    title={ж}
    timeZone="UTC"
    series={[
      {
        name: ж,
        points: [0, 1, 2].map((minute) => ({ time: minute * 60_000, value: minute || null })),
      },
      { name: `${ж} 2`, points: [{ time: 0, value: 4 }] },
    ]}
    references={[
      { kind: 'band', name: ж, from: 1, to: 2 },
      { kind: 'mark', name: `${ж} 2`, time: 60_000 },
    ]}
    onPointClick={nothing}
    canZoom
    exportFormats={['pdf']}
    onExport={never}
    {...own({
      emptyMessage: ж,
      texts: {
        ...exportTexts,
        noValue: ж,
        roleDescription: ж,
        description: () => ж,
        chooseDescription: ж,
        zoomDescription: ж,
        zoomed: () => ж,
        zoomIn: ж,
        zoomOut: ж,
        resetZoom: ж,
        lowest: () => ж,
        highest: () => ж,
        showTable: ж,
        hideTable: ж,
        loadingTable: ж,
        time: ж,
        range: () => ж,
        table: tableTexts,
      },
    })}
    {...props}
  />
)

const pie = (own: Own, props: Partial<charts.PieChartProps>): ReactElement => (
  <charts.PieChart
    title={ж}
    data={[{ label: ж, value: 1 }]}
    exportFormats={['pdf']}
    onExport={() => Promise.reject(new Error())}
    onExportError={nothing}
    {...own({ emptyMessage: ж, texts: { ...exportTexts, roleDescription: ж } })}
    {...props}
  />
)

const bars = (own: Own, props: Partial<charts.BarChartProps>): ReactElement => (
  <charts.BarChart
    title={ж}
    categories={[ж, `${ж} 2`]}
    series={[
      { name: ж, values: [1, null] },
      { name: `${ж} 2`, values: [2, 3] },
    ]}
    exportFormats={['pdf']}
    onExport={never}
    onCategoryClick={nothing}
    {...own({
      emptyMessage: ж,
      texts: {
        ...exportTexts,
        noValue: ж,
        roleDescription: ж,
        description: ж,
        chooseDescription: ж,
        showTable: ж,
        hideTable: ж,
        loadingTable: ж,
        category: ж,
        table: tableTexts,
      },
    })}
    {...props}
  />
)

const sparkline = (own: Own, props: Partial<charts.SparklineProps>): ReactElement => (
  <charts.Sparkline
    label={ж}
    values={[1, null, 3]}
    {...own({
      texts: {
        summary: () => ж,
        noValue: ж,
        roleDescription: ж,
        description: ж,
        position: () => ж,
      },
    })}
    {...props}
  />
)

const combobox = (own: Own) => ({
  label: ж,
  options,
  onChange: nothing,
  ...own({
    texts: {
      ...Object.fromEntries(
        ['noMatch', 'empty', 'loading', 'retry', 'clear'].map((key) => [key, ж]),
      ),
      optionCount: String,
      chosenCount: String,
      remove: (label: string) => label,
      more: String,
    },
  }),
})

const days = (own: Own) => ({
  label: ж,
  value: { from: '2026-06-01', to: '2026-06-02' },
  onChange: nothing,
  ...own({
    texts: { from: ж, to: `${ж} 2`, order: ж, early: () => ж, late: () => ж, long: () => ж },
  }),
})

/** Each component in the states in which it has something to say. */
const makeComponents = (own: Own): Record<string, ReactElement[]> => ({
  ActionCard: [
    <ui.ActionCard key="" title={ж} actionText={ж} onSelect={nothing}>
      {ж}
    </ui.ActionCard>,
  ],
  BarChart: [
    bars(own, {}),
    bars(own, { series: [] }),
    bars(own, {
      state: { status: 'failed', message: ж, retry: nothing, ...own({ retryText: ж }) },
    }),
  ],
  Button: [
    <ui.Button key="" busy {...own({ busyText: ж })}>
      {ж}
    </ui.Button>,
  ],
  ButtonLink: [<ui.ButtonLink key="">{ж}</ui.ButtonLink>],
  Card: [<ui.Card key="" title={ж} />],
  CardGrid: [<ui.CardGrid key="" />],
  CardTimeline: [
    <ui.CardTimeline key="" items={[{ id: 1, marker: 1, title: ж, time: ж, content: ж }]} />,
  ],
  CheckboxField: [<ui.CheckboxField key="" label={ж} hint={ж} error={ж} required />],
  CheckList: [
    <ui.CheckList
      key=""
      {...{ options, value: [1], onChange: nothing, label: ж, error: ж }}
      {...own({
        searchText: ж,
        selectAllText: ж,
        noMatchText: ж,
        countText: (chosen: number, total: number) => `${chosen} / ${total}`,
      })}
    />,
  ],
  Comb: [<ui.Comb key="" counts={{ bad: 1, unknown: 1, good: 1 }} label={ж} />],
  Cluster: [<ui.Cluster key="" />],
  Combobox: [
    <ui.Combobox key="" {...combobox(own)} value={1} error={ж} hint={ж} />,
    <ui.Combobox key="" {...combobox(own)} value={null} options={[]} />,
    <ui.Combobox key="" {...combobox(own)} value={null} status="loading" />,
    <ui.Combobox
      key=""
      {...combobox(own)}
      value={null}
      status={{ message: ж, onRetry: nothing }}
    />,
  ],
  ConfirmDialog: [
    <ui.ConfirmDialog
      key=""
      {...{ title: ж, confirmText: ж, confirmingText: ж, error: ж }}
      {...own({ cancelText: ж, closeText: ж })}
      {...{ onConfirm: nothing, onClose: nothing, busy: true }}
    >
      {ж}
    </ui.ConfirmDialog>,
  ],
  DataTable: [
    table(own, {}),
    table(own, { status: 'loading' }),
    table(own, { status: 'refreshing' }),
    table(own, { status: { message: ж, onRetry: nothing } }),
    table(own, { rows: [] }),
    table(own, { titleHidden: true, defaultState: { search: ж } }),
  ],
  DateField: [<ui.DateField key="" label={ж} error={ж} required />],
  DateRange: [
    <ui.DateRange key="" {...days(own)} hint={ж} presets={[{ label: ж, from: '', to: '' }]} />,
    <ui.DateRange key="" {...days(own)} min="2026-07-01" />,
    <ui.DateRange key="" {...days(own)} max="2026-05-01" />,
    <ui.DateRange key="" {...days(own)} maxDays={1} />,
    <ui.DateRange key="" {...days(own)} value={{ from: '2026-06-02', to: '2026-06-01' }} />,
  ],
  DescriptionList: [<ui.DescriptionList key="" items={[{ term: ж, details: ж }]} />],
  Disclosure: [
    <ui.Disclosure key="" title={ж} {...own({ showText: ж, hideText: ж })}>
      {ж}
    </ui.Disclosure>,
  ],
  DocumentStyles: [],
  FigureList: [<ui.FigureList key="" figures={figures} {...own({ missingText: ж })} />],
  FigureStrip: [
    <ui.FigureStrip
      key=""
      figures={figures.map((figure) => ({ ...figure, onSelect: nothing }))}
      {...own({ viewText: ж, missingText: ж })}
    />,
  ],
  FigureStripSkeleton: [<ui.FigureStripSkeleton key="" />],
  Grid: [<ui.Grid key="" />],
  IconButton: [
    <ui.IconButton key="" label={ж}>
      ×
    </ui.IconButton>,
  ],
  InlineState: [
    <ui.InlineState key="" state="loading">
      {ж}
    </ui.InlineState>,
  ],
  ItemBoundary: [
    <ui.ItemBoundary key="" fallback={ж}>
      {ж}
    </ui.ItemBoundary>,
  ],
  Menu: [
    <ui.Menu
      key=""
      open
      items={[
        { label: ж, href: '#ж', detail: ж },
        { label: ж, items: [{ label: ж, danger: true }] },
      ]}
    >
      <button type="button">{ж}</button>
    </ui.Menu>,
  ],
  MultiCombobox: [
    <ui.MultiCombobox key="" {...combobox(own)} value={[1, 2, 3]} maxShown={2} />,
    <ui.MultiCombobox key="" {...combobox(own)} value={[]} options={[]} />,
  ],
  Modal: [<ui.Modal key="" title={ж} onClose={nothing} {...own({ closeText: ж })} />],
  NavTabs: [
    <ui.NavTabs key="" label={ж}>
      <a href="#ж">{ж}</a>
    </ui.NavTabs>,
  ],
  Note: [
    <ui.Note key="" tone="critical">
      {ж}
    </ui.Note>,
  ],
  PagedList: [
    <ui.PagedList
      key=""
      items={[1, 2, 3]}
      pageSize={2}
      {...own({
        label: ж,
        showingText: ({ total }: ui.PageRange) => `${ж} ${total}`,
        previousText: ж,
        nextText: ж,
      })}
    >
      {(shown) => shown.join(' ')}
    </ui.PagedList>,
  ],
  PageHeader: [<ui.PageHeader key="" title={ж} />],
  Pagination: [
    <ui.Pagination
      key=""
      {...{ page: 2, hasNext: true, onPageChange: nothing }}
      {...own({ label: ж, previousText: ж, nextText: ж })}
    />,
  ],
  Panel: [<ui.Panel key="" title={ж} />],
  Popover: [
    <ui.Popover key="" open title={ж} content={ж} {...own({ closeText: ж })}>
      <button type="button">{ж}</button>
    </ui.Popover>,
  ],
  PrintStyles: [],
  ProgressBar: [
    <ui.ProgressBar key="" label={ж} value={null} valueText={ж} />,
    <ui.ProgressBar key="" label={ж} value={0.5} />,
  ],
  PasswordField: [<ui.PasswordField key="" label={ж} {...own({ showText: ж, hideText: ж })} />],
  RadioGroup: [
    <ui.RadioGroup key="" label={ж} error={ж} name="r" options={[{ value: '1', label: ж }]} />,
  ],
  SafeHtml: [
    <ui.SafeHtml key="" html="" {...own({ emptyText: ж })} />,
    <ui.SafeHtml key="" html={ж.repeat(60_000)} {...own({ restText: ж })} />,
  ],
  SelectField: [<ui.SelectField key="" label={ж} hint={ж} error={ж} required />],
  Skeleton: [<ui.Skeleton key="" />],
  SkipLink: [<ui.SkipLink key="" {...own({ children: ж })} />],
  Skyline: [<ui.Skyline key="" />],
  Spinner: [<ui.Spinner key="" />],
  Stack: [<ui.Stack key="" />],
  StatBox: [
    <ui.StatBox
      key=""
      title={ж}
      value={1}
      unit={ж}
      status={{ tone: 'good', ...own({ word: ж }) }}
    />,
  ],
  StatBoxAction: [<ui.StatBoxAction key="">{ж}</ui.StatBoxAction>],
  StatBoxGrid: [<ui.StatBoxGrid key="" />],
  StateMessage: [
    <ui.StateMessage key="" state="error" onRetry={nothing} {...own({ retryText: ж })}>
      {ж}
    </ui.StateMessage>,
    <ui.StateMessage key="" state="loading">
      {ж}
    </ui.StateMessage>,
  ],
  StatusBadge: [
    ...tones.map((tone) => <ui.StatusBadge key="" tone={tone} {...own({ children: ж })} />),
  ],
  StatusStrip: [
    <ui.StatusStrip
      key=""
      {...{ from: 0, to: 2, label: ж, ticks: [{ at: 1, label: ж }] }}
      periods={[{ state: 'bad', from: 0, to: 1 }]}
      stateTexts={{ good: ж, bad: ж, unknown: ж }}
    />,
  ],
  Tabs: [
    <ui.Tabs
      key=""
      {...{ label: ж, value: '1', onChange: nothing }}
      tabs={[{ id: '1', label: ж, content: ж }]}
    />,
  ],
  Tag: [<ui.Tag key="">{ж}</ui.Tag>],
  Textarea: [<ui.Textarea key="" label={ж} hint={ж} error={ж} required />],
  TextButton: [<ui.TextButton key="">{ж}</ui.TextButton>],
  TextField: [<ui.TextField key="" label={ж} hint={ж} error={ж} required />],
  TextLink: [<ui.TextLink key="">{ж}</ui.TextLink>],
  ThemeRoot: [],
  TimeField: [<ui.TimeField key="" label={ж} error={ж} required />],
  TimelineList: [
    <ui.TimelineList
      key=""
      {...own({ showDetailsText: ж, hideDetailsText: ж })}
      items={[{ id: 1, marker: 1, time: ж, title: ж, details: ж }]}
    />,
  ],
  ToastProvider: [
    <ui.ToastProvider key="" {...own({ label: ж, dismissText: ж })}>
      <Announcement />
    </ui.ToastProvider>,
  ],
  Tooltip: [
    <ui.Tooltip key="" open text={ж}>
      <button type="button">{ж}</button>
    </ui.Tooltip>,
  ],
  TextProvider: [],
  VisuallyHidden: [<ui.VisuallyHidden key="">{ж}</ui.VisuallyHidden>],
  ChartFrame: [
    <charts.ChartFrame
      key=""
      title={ж}
      height={9}
      state={{ status: 'loading', ...own({ message: ж }) }}
    >
      {ж}
    </charts.ChartFrame>,
  ],
  ExportButtons: [
    <charts.ExportButtons
      key=""
      {...{ formats: ['csv'], label: ж, onExport: never }}
      {...own({ busyText: ж, failedText: ж })}
    />,
  ],
  LineChart: [
    line(own, {}),
    line(own, { series: [] }),
    line(own, {
      state: { status: 'failed', message: ж, retry: nothing, ...own({ retryText: ж }) },
    }),
  ],
  Sparkline: [
    sparkline(own, {}),
    sparkline(own, { canRead: true }),
    sparkline(own, { values: [] }),
  ],
  PieChart: [
    pie(own, {}),
    pie(own, { data: [] }),
    pie(own, { state: { status: 'failed', message: ж, retry: nothing, ...own({ retryText: ж }) } }),
  ],
})

function Announcement() {
  const announce = ui.useToast()
  useEffect(
    () => announce({ tone: 'critical', text: ж, action: { label: ж, onSelect: nothing } }),
    [announce],
  )
  return null
}

/** They are called so in every language. */
const names = /^(PDF|CSV|PNG)$|\(UTC\)/

/** Attributes that are shown or read out. */
const read = ['alt', 'placeholder', 'title', 'label', 'data-label', 'aria-label']
const spoken = [...read, 'aria-description', 'aria-roledescription', 'aria-valuetext']

/** Every text on the page that has a Latin letter, seen or read out. */
function latinTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement?.closest('style, script')) {
      texts.push(walker.currentNode.textContent ?? '')
    }
  }
  for (const element of document.body.querySelectorAll('*')) {
    texts.push(...spoken.map((name) => element.getAttribute(name) ?? ''))
  }
  return texts.filter((text) => /\p{Script=Latin}/u.test(text) && !names.test(text))
}

/** Does what a reader can do, so that whatever a component ever says is said once. */
async function doEverything() {
  for (const search of document.querySelectorAll<HTMLInputElement>(
    '[type="search"], [role="combobox"]',
  )) {
    await userEvent.fill(search, `${ж}${ж}`)
    await userEvent.fill(search, '')
  }
  // A button that can be switched off has said its text already.
  for (const button of document.querySelectorAll<HTMLElement>('button:not([aria-pressed])')) {
    button.click()
  }
  const stops = '[role="application"][tabindex], [role="application"] path[tabindex="0"]'
  for (const stop of document.querySelectorAll<SVGElement | HTMLElement>(stops)) {
    stop.focus()
    await userEvent.keyboard('{End}{Home}')
  }
}

/** What rests for part of a second before it speaks, as a count of what was found, rests for a twentieth of that. */
const wait = window.setTimeout
beforeAll(() => {
  vi.stubGlobal('setTimeout', (work: TimerHandler, ms = 0, ...args: unknown[]) =>
    wait(work, ms >= 100 && ms <= 2000 ? ms / 20 : ms, ...args),
  )
  return () => vi.unstubAllGlobals()
})

/** A chart loads its table when it is first asked for it: twice before all of it is there for those that follow. */
let timesForCharts = 2

function settled(): Promise<void> {
  const isChart = document.querySelector('[role="application"]') !== null
  const isSearched = document.querySelector('[type="search"]') !== null
  const isLoading = isChart && timesForCharts-- > 0
  return new Promise((resolve) =>
    wait(resolve, isLoading ? 1200 : isChart || isSearched ? 100 : 50),
  )
}

/** A catalogue as another language would have it: `text` in place of everything that German says. */
const sourceOf =
  (text: string): ui.TextSource =>
  (formats) => {
    const german = { ...germanTexts(formats), ...germanChartTexts() }
    const entries = Object.entries(german).map(([name, texts]) => [
      name,
      Object.fromEntries(
        Object.entries(texts).map(([key, said]) => [
          key,
          typeof said === 'function' ? () => text : typeof said === 'string' ? text : said,
        ]),
      ),
    ])
    return Object.fromEntries(entries)
  }

const ownTexts = makeComponents((texts) => texts)
const providedTexts = makeComponents(() => ({}))

test('every component is here', () => {
  const exported = Object.keys({ ...ui, ...charts }).filter((name) => /^[A-Z]/.test(name))
  expect(Object.keys(ownTexts).sort()).toEqual(exported.sort())
})

const casesOf = (components: Record<string, ReactElement[]>) =>
  Object.entries(components).flatMap(([name, states]) =>
    states.map((state, place) => ({ name, state, place })),
  )

/** Whatever a component says while everything is done with it that a reader can do. */
async function heardFrom(state: ReactElement, around: ui.TextSource): Promise<string[]> {
  await page.viewport(1280, 800)
  const heard = new Set<string>()
  const listen = () => {
    for (const text of latinTexts()) heard.add(text)
  }
  const observer = new MutationObserver(listen)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
  await render(
    <ui.ThemeRoot theme={ui.lightTheme}>
      <ui.TextProvider texts={around}>{state}</ui.TextProvider>
    </ui.ThemeRoot>,
  )
  listen()
  // A chart is drawn once it knows its width.
  await settled()
  await doEverything()
  await settled()
  observer.disconnect()
  return [...heard]
}

test.each(casesOf(ownTexts))(
  "$name, state $place, says its own texts before a provider's",
  async ({ state }) => {
    expect(await heardFrom(state, sourceOf('Another text'))).toEqual([])
  },
)

test.each(casesOf(providedTexts))(
  '$name, state $place, has every text from the catalogue',
  async ({ state }) => {
    expect(await heardFrom(state, sourceOf(ж))).toEqual([])
  },
)
