import type { CSSProperties, ReactElement, RefCallback } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import * as ui from './index.ts'
import {
  ActionCard,
  Button,
  ButtonLink,
  Card,
  CardGrid,
  CardTimeline,
  CheckboxField,
  CheckList,
  Cluster,
  Comb,
  Combobox,
  ConfirmDialog,
  DataTable,
  DateField,
  DateRange,
  DescriptionList,
  Disclosure,
  FigureList,
  FigureStrip,
  FigureStripSkeleton,
  Grid,
  IconButton,
  InlineState,
  lightTheme,
  Menu,
  Modal,
  MultiCombobox,
  NavTabs,
  Note,
  PageHeader,
  Pagination,
  Panel,
  PasswordField,
  Popover,
  ProgressBar,
  RadioGroup,
  SafeHtml,
  SelectField,
  Skeleton,
  SkipLink,
  Skyline,
  Spinner,
  Stack,
  StatBox,
  StatBoxAction,
  StatBoxGrid,
  StateMessage,
  StatusBadge,
  StatusStrip,
  Tabs,
  Tag,
  Textarea,
  TextButton,
  TextField,
  TextLink,
  ThemeRoot,
  TimeField,
  TimelineList,
  Tooltip,
  VisuallyHidden,
} from './index.ts'

interface RootProps {
  ref: RefCallback<Element>
  className: string
  style: CSSProperties
  'data-mine': string
}

const nothing = () => undefined

const figures = [{ label: 'Clients', value: 1 }]

const components: Record<string, (props: RootProps) => ReactElement> = {
  DataTable: (props) => (
    <DataTable {...props} title="Rows" columns={[]} rows={[]} rowKey={String} />
  ),
  FigureStripSkeleton: (props) => <FigureStripSkeleton {...props} />,
  Pagination: (props) => <Pagination {...props} page={1} hasNext={false} onPageChange={nothing} />,
  StatBoxGrid: (props) => <StatBoxGrid {...props} />,
  ActionCard: (props) => (
    <ActionCard {...props} title="Report" actionText="Start" onSelect={nothing}>
      Sentence
    </ActionCard>
  ),
  CardTimeline: (props) => <CardTimeline {...props} items={[]} />,
  CheckList: (props) => (
    <CheckList {...props} label="Sites" options={[]} value={[]} onChange={nothing} />
  ),
  Cluster: (props) => <Cluster {...props} />,
  Combobox: (props) => (
    <Combobox {...props} label="Garage" options={[]} value={null} onChange={nothing} />
  ),
  ConfirmDialog: (props) => (
    <ConfirmDialog
      {...props}
      title="Delete"
      confirmText="Delete"
      onConfirm={nothing}
      onClose={nothing}
    >
      Really?
    </ConfirmDialog>
  ),
  DateField: (props) => <DateField {...props} label="Day" />,
  DateRange: (props) => (
    <DateRange {...props} label="Days" value={{ from: '', to: '' }} onChange={nothing} />
  ),
  DescriptionList: (props) => <DescriptionList {...props} items={[]} />,
  Disclosure: (props) => <Disclosure {...props}>Content</Disclosure>,
  Grid: (props) => <Grid {...props} />,
  Menu: (props) => (
    <Menu {...props} defaultOpen items={[]}>
      <button type="button">Actions</button>
    </Menu>
  ),
  Modal: (props) => <Modal {...props} title="Modal" onClose={nothing} />,
  MultiCombobox: (props) => (
    <MultiCombobox {...props} label="Garages" options={[]} value={[]} onChange={nothing} />
  ),
  NavTabs: (props) => (
    <NavTabs {...props} label="Pages">
      <a href="#one">One</a>
    </NavTabs>
  ),
  Popover: (props) => (
    <Popover {...props} defaultOpen title="Garage" content="Levels: 4">
      <button type="button">About</button>
    </Popover>
  ),
  ProgressBar: (props) => <ProgressBar {...props} label="Count" value={0.5} />,
  RadioGroup: (props) => (
    <RadioGroup {...props} label="Format" name="format" options={[{ value: 'a', label: 'A' }]} />
  ),
  SafeHtml: (props) => <SafeHtml {...props} html="" />,
  SelectField: (props) => <SelectField {...props} label="Choice" />,
  Stack: (props) => <Stack {...props} />,
  StatBox: (props) => <StatBox {...props} title="Box" value="1" />,
  StatBoxAction: (props) => <StatBoxAction {...props}>1 Offline</StatBoxAction>,
  StatusStrip: (props) => (
    <StatusStrip {...props} periods={[]} from={0} to={1} label="Strip" stateTexts={{}} />
  ),
  Tabs: (props) => (
    <Tabs
      {...props}
      label="Parts"
      value="a"
      onChange={nothing}
      tabs={[{ id: 'a', label: 'A', content: 'A' }]}
    />
  ),
  Tag: (props) => <Tag {...props}>PDF</Tag>,
  Textarea: (props) => <Textarea {...props} label="Remark" />,
  TimeField: (props) => <TimeField {...props} label="Time" />,
  TimelineList: (props) => <TimelineList {...props} items={[]} />,
  Button: (props) => <Button {...props}>Save</Button>,
  ButtonLink: (props) => <ButtonLink {...props}>Save</ButtonLink>,
  Card: (props) => <Card {...props} title="Card" />,
  CardGrid: (props) => <CardGrid {...props} />,
  CheckboxField: (props) => <CheckboxField {...props} label="On" />,
  Comb: (props) => <Comb {...props} counts={{ bad: 0, unknown: 0, good: 1 }} label="1 good" />,
  FigureList: (props) => <FigureList {...props} figures={figures} />,
  FigureStrip: (props) => <FigureStrip {...props} figures={figures} />,
  IconButton: (props) => (
    <IconButton {...props} label="Close">
      ×
    </IconButton>
  ),
  InlineState: (props) => (
    <InlineState {...props} state="loading">
      Loading
    </InlineState>
  ),
  Note: (props) => <Note {...props}>Note</Note>,
  PageHeader: (props) => <PageHeader {...props} title="Page" />,
  Panel: (props) => <Panel {...props}>Content</Panel>,
  PasswordField: (props) => <PasswordField {...props} label="Password" />,
  Skeleton: (props) => <Skeleton {...props} />,
  SkipLink: (props) => <SkipLink {...props} />,
  Skyline: (props) => <Skyline {...props} />,
  Spinner: (props) => <Spinner {...props} />,
  StateMessage: (props) => (
    <StateMessage {...props} state="empty">
      Nothing
    </StateMessage>
  ),
  StatusBadge: (props) => (
    <StatusBadge {...props} tone="good">
      Online
    </StatusBadge>
  ),
  TextButton: (props) => <TextButton {...props}>More</TextButton>,
  TextField: (props) => <TextField {...props} label="Name" />,
  TextLink: (props) => <TextLink {...props}>More</TextLink>,
  Tooltip: (props) => (
    <Tooltip {...props} defaultOpen text="Since midnight">
      <button type="button">12 cars</button>
    </Tooltip>
  ),
  VisuallyHidden: (props) => <VisuallyHidden {...props}>Hidden</VisuallyHidden>,
}

/** They render no element of their own, or one that is not to be placed: the page's theme, its toasts. */
const rootless = [
  'DocumentStyles',
  'ItemBoundary',
  'PagedList',
  'PrintStyles',
  'TextProvider',
  'ToastProvider',
]

test('every component is here', () => {
  const exported = Object.keys(ui).filter((name) => /^[A-Z]/.test(name))
  expect([...Object.keys(components), ...rootless, 'ThemeRoot'].sort()).toEqual(exported.sort())
})

/** Their control takes what an element of its kind takes: a form library registers and focuses it. */
const fields = [
  'CheckboxField',
  'Combobox',
  'DateField',
  'MultiCombobox',
  'PasswordField',
  'RadioGroup',
  'SelectField',
  'TextField',
  'Textarea',
  'TimeField',
]

/** Renders a component. @returns its root, and the element that it handed our ref to */
async function rendered(component: (props: RootProps) => ReactElement) {
  const found: Element[] = []
  const ref = (node: Element | null) => {
    if (node) found.push(node)
  }
  const style: CSSProperties & { '--mine': string } = { '--mine': 'yes' }
  const element = component({ ref, className: 'mine', style, 'data-mine': 'yes' })
  const { container } = await render(
    <ThemeRoot theme={lightTheme}>
      <div data-testid="place">{element}</div>
    </ThemeRoot>,
  )
  const [referred] = found
  const place = container.querySelector('[data-testid="place"]')
  // What floats beside a control is the root: the control is the product's own.
  const root = place?.querySelector(':scope > [popover]') ?? place?.firstElementChild
  if (!referred || !root) throw new Error('The ref was handed to nothing')
  return { root, referred }
}

test.each(Object.entries(components))(
  '%s hands class and style to its root, ref and other props too, or to its control',
  async (name, component) => {
    const { root, referred } = await rendered(component)
    expect(root).toHaveClass('mine')
    expect(getComputedStyle(root).getPropertyValue('--mine')).toBe('yes')
    expect(referred).toHaveAttribute('data-mine', 'yes')
    if (fields.includes(name)) expect(referred).not.toHaveClass('mine')
    else expect(referred).toBe(root)
  },
)

const placesItself = ['Skyline', 'Modal', 'ConfirmDialog']

test.each(Object.entries(components).filter(([name]) => !placesItself.includes(name)))(
  '%s has no outer margin',
  async (_, component) => {
    const { root } = await rendered(component)
    expect(getComputedStyle(root).margin).toBe('0px')
  },
)
