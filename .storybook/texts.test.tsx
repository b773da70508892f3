import * as charts from '@netportal/charts'
import * as ui from '@netportal/ui'
import { type ReactElement, useEffect } from 'react'
import { expect, test } from 'vitest'
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

const table = (
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
    empty={ж}
    texts={tableTexts}
    {...props}
  />
)

const exportTexts = { exportList: (title: string) => title, exportBusy: ж, exportFailed: ж }

const line = (props: Partial<charts.LineChartProps>): ReactElement => (
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
    emptyMessage={ж}
    exportFormats={['pdf']}
    onExport={never}
    texts={{
      ...exportTexts,
      noValue: ж,
      roleDescription: ж,
      description: () => ж,
      showTable: ж,
      hideTable: ж,
      loadingTable: ж,
      time: ж,
      table: tableTexts,
    }}
    {...props}
  />
)

const pie = (props: Partial<charts.PieChartProps>): ReactElement => (
  <charts.PieChart
    title={ж}
    data={[{ label: ж, value: 1 }]}
    emptyMessage={ж}
    exportFormats={['pdf']}
    onExport={() => Promise.reject(new Error())}
    onExportError={nothing}
    texts={{ ...exportTexts, roleDescription: ж }}
    {...props}
  />
)

/** Each component in the states in which it has something to say. */
const components: Record<string, ReactElement[]> = {
  ActionCard: [
    <ui.ActionCard key="" title={ж} actionText={ж} onSelect={nothing}>
      {ж}
    </ui.ActionCard>,
  ],
  Button: [
    <ui.Button key="" busy busyText={ж}>
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
      {...{ searchText: ж, selectAllText: ж, noMatchText: ж }}
      countText={(chosen, total) => `${chosen} / ${total}`}
    />,
  ],
  Comb: [<ui.Comb key="" counts={{ bad: 1, unknown: 1, good: 1 }} label={ж} />],
  ConfirmDialog: [
    <ui.ConfirmDialog
      key=""
      {...{ title: ж, confirmText: ж, confirmingText: ж, cancelText: ж, closeText: ж, error: ж }}
      {...{ onConfirm: nothing, onClose: nothing, busy: true }}
    >
      {ж}
    </ui.ConfirmDialog>,
  ],
  DataTable: [
    table({}),
    table({ status: 'loading' }),
    table({ status: 'refreshing' }),
    table({ status: { message: ж, onRetry: nothing } }),
    table({ rows: [] }),
    table({ titleHidden: true, defaultState: { search: ж } }),
  ],
  DateField: [<ui.DateField key="" label={ж} error={ж} required />],
  DescriptionList: [<ui.DescriptionList key="" items={[{ term: ж, details: ж }]} />],
  Disclosure: [
    <ui.Disclosure key="" title={ж} showText={ж} hideText={ж}>
      {ж}
    </ui.Disclosure>,
  ],
  DocumentStyles: [],
  FigureList: [<ui.FigureList key="" figures={figures} missingText={ж} />],
  FigureStrip: [
    <ui.FigureStrip
      key=""
      figures={figures.map((figure) => ({ ...figure, onSelect: nothing }))}
      viewText={ж}
      missingText={ж}
    />,
  ],
  FigureStripSkeleton: [<ui.FigureStripSkeleton key="" />],
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
  Modal: [<ui.Modal key="" title={ж} closeText={ж} onClose={nothing} />],
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
      label={ж}
      showingText={({ total }) => `${ж} ${total}`}
      previousText={ж}
      nextText={ж}
    >
      {(shown) => shown.join(' ')}
    </ui.PagedList>,
  ],
  PageHeader: [<ui.PageHeader key="" title={ж} />],
  Pagination: [
    <ui.Pagination
      key=""
      {...{ label: ж, page: 2, hasNext: true, previousText: ж, nextText: ж, onPageChange: nothing }}
    />,
  ],
  Panel: [<ui.Panel key="" title={ж} />],
  PasswordField: [<ui.PasswordField key="" label={ж} showText={ж} hideText={ж} />],
  RadioGroup: [
    <ui.RadioGroup key="" label={ж} error={ж} name="r" options={[{ value: '1', label: ж }]} />,
  ],
  SafeHtml: [
    <ui.SafeHtml key="" html="" emptyText={ж} />,
    <ui.SafeHtml key="" html={ж.repeat(60_000)} restText={ж} />,
  ],
  SelectField: [<ui.SelectField key="" label={ж} hint={ж} error={ж} required />],
  Skeleton: [<ui.Skeleton key="" />],
  SkipLink: [<ui.SkipLink key="">{ж}</ui.SkipLink>],
  Skyline: [<ui.Skyline key="" />],
  Spinner: [<ui.Spinner key="" />],
  StatBox: [<ui.StatBox key="" title={ж} value={1} unit={ж} status={{ tone: 'good', word: ж }} />],
  StatBoxAction: [<ui.StatBoxAction key="">{ж}</ui.StatBoxAction>],
  StatBoxGrid: [<ui.StatBoxGrid key="" />],
  StateMessage: [
    <ui.StateMessage key="" state="error" retryText={ж} onRetry={nothing}>
      {ж}
    </ui.StateMessage>,
    <ui.StateMessage key="" state="loading">
      {ж}
    </ui.StateMessage>,
  ],
  StatusBadge: [
    <ui.StatusBadge key="" tone="critical">
      {ж}
    </ui.StatusBadge>,
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
  TextButton: [<ui.TextButton key="">{ж}</ui.TextButton>],
  TextField: [<ui.TextField key="" label={ж} hint={ж} error={ж} required />],
  TextLink: [<ui.TextLink key="">{ж}</ui.TextLink>],
  ThemeRoot: [],
  TimeField: [<ui.TimeField key="" label={ж} error={ж} required />],
  TimelineList: [<ui.TimelineList key="" items={[{ id: 1, marker: 1, time: ж, title: ж }]} />],
  ToastProvider: [
    <ui.ToastProvider key="" label={ж} dismissText={ж}>
      <Announcement />
    </ui.ToastProvider>,
  ],
  VisuallyHidden: [<ui.VisuallyHidden key="">{ж}</ui.VisuallyHidden>],
  ChartFrame: [
    <charts.ChartFrame key="" title={ж} height={9} state={{ status: 'loading', message: ж }}>
      {ж}
    </charts.ChartFrame>,
  ],
  ExportButtons: [
    <charts.ExportButtons
      key=""
      {...{ formats: ['csv'], label: ж, busyText: ж, failedText: ж, onExport: never }}
    />,
  ],
  LineChart: [
    line({}),
    line({ series: [] }),
    line({ state: { status: 'failed', message: ж, retry: nothing, retryText: ж } }),
  ],
  PieChart: [
    pie({}),
    pie({ data: [] }),
    pie({ state: { status: 'failed', message: ж, retry: nothing, retryText: ж } }),
  ],
}

function Announcement() {
  const announce = ui.useToast()
  useEffect(() => announce({ tone: 'critical', text: ж }), [announce])
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
  for (const search of document.querySelectorAll<HTMLInputElement>('[type="search"]')) {
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

/** A count of what was found is read out when typing has come to rest; a chart's table is loaded first. */
function settled(): Promise<void> {
  const isSlow = document.querySelector('[type="search"], [role="application"]') !== null
  return new Promise((resolve) => setTimeout(resolve, isSlow ? 1200 : 50))
}

test('every component is here', () => {
  const exported = Object.keys({ ...ui, ...charts }).filter((name) => /^[A-Z]/.test(name))
  expect(Object.keys(components).sort()).toEqual(exported.sort())
})

const cases = Object.entries(components).flatMap(([name, states]) =>
  states.map((state, place) => ({ name, state, place })),
)

test.each(cases)('$name, state $place, says nothing that cannot be replaced', async ({ state }) => {
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
  await render(<ui.ThemeRoot theme={ui.lightTheme}>{state}</ui.ThemeRoot>)
  listen()
  // A chart is drawn once it knows its width.
  await settled()
  await doEverything()
  await settled()
  observer.disconnect()
  expect([...heard]).toEqual([])
})
