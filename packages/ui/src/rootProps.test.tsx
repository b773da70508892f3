import type { ReactElement, RefCallback } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import {
  ActionCard,
  Button,
  ButtonLink,
  Card,
  CardGrid,
  CardTimeline,
  CheckboxField,
  CheckList,
  Comb,
  ConfirmDialog,
  DateField,
  DescriptionList,
  Disclosure,
  FigureList,
  FigureStrip,
  IconButton,
  InlineState,
  lightTheme,
  Modal,
  NavTabs,
  Note,
  PageHeader,
  Panel,
  PasswordField,
  RadioGroup,
  SafeHtml,
  SelectField,
  Skeleton,
  SkipLink,
  Skyline,
  Spinner,
  StatBox,
  StatBoxAction,
  StateMessage,
  StatusBadge,
  StatusStrip,
  Tabs,
  Tag,
  TextButton,
  TextField,
  TextLink,
  ThemeRoot,
  TimeField,
  TimelineList,
  VisuallyHidden,
} from './index.ts'

interface RootProps {
  ref: RefCallback<Element>
  className: string
  'data-mine': string
}

const nothing = () => undefined

const figures = [{ label: 'Clients', value: 1 }]

/** A field's root is its control: that is what a form library registers and focuses. */
const components: Record<string, (props: RootProps) => ReactElement> = {
  ActionCard: (props) => (
    <ActionCard {...props} title="Report" actionText="Start" onSelect={nothing}>
      Sentence
    </ActionCard>
  ),
  CardTimeline: (props) => <CardTimeline {...props} items={[]} />,
  CheckList: (props) => (
    <CheckList {...props} label="Sites" options={[]} value={[]} onChange={nothing} />
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
  DescriptionList: (props) => <DescriptionList {...props} items={[]} />,
  Disclosure: (props) => <Disclosure {...props}>Content</Disclosure>,
  Modal: (props) => <Modal {...props} title="Modal" onClose={nothing} />,
  NavTabs: (props) => (
    <NavTabs {...props} label="Pages">
      <a href="#one">One</a>
    </NavTabs>
  ),
  RadioGroup: (props) => (
    <RadioGroup {...props} label="Format" name="format" options={[{ value: 'a', label: 'A' }]} />
  ),
  SafeHtml: (props) => <SafeHtml {...props} html="" />,
  SelectField: (props) => <SelectField {...props} label="Choice" />,
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
  VisuallyHidden: (props) => <VisuallyHidden {...props}>Hidden</VisuallyHidden>,
}

/** Finds the element that the component handed our props to. */
async function rootOf(component: (props: RootProps) => ReactElement): Promise<Element> {
  const roots: Element[] = []
  const ref = (node: Element | null) => {
    if (node) roots.push(node)
  }
  const element = component({ ref, className: 'mine', 'data-mine': 'yes' })
  await render(<ThemeRoot theme={lightTheme}>{element}</ThemeRoot>)
  const [root] = roots
  if (!root) throw new Error('The ref was handed to nothing')
  return root
}

test.each(Object.entries(components))(
  '%s hands ref and props to its root',
  async (_, component) => {
    const root = await rootOf(component)
    expect(root).toHaveClass('mine')
    expect(root).toHaveAttribute('data-mine', 'yes')
  },
)

const placesItself = ['Skyline', 'Modal', 'ConfirmDialog']

test.each(Object.entries(components).filter(([name]) => !placesItself.includes(name)))(
  '%s has no outer margin',
  async (_, component) => {
    expect(getComputedStyle(await rootOf(component)).margin).toBe('0px')
  },
)
