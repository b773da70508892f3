import type { ReactElement, RefCallback } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import {
  Button,
  ButtonLink,
  Card,
  CardGrid,
  CheckboxField,
  Comb,
  FigureList,
  FigureStrip,
  IconButton,
  InlineState,
  lightTheme,
  Note,
  PageHeader,
  Panel,
  PasswordField,
  Skeleton,
  SkipLink,
  Skyline,
  Spinner,
  StateMessage,
  StatusBadge,
  TextButton,
  TextField,
  TextLink,
  ThemeRoot,
  VisuallyHidden,
} from './index.ts'

interface RootProps {
  ref: RefCallback<Element>
  className: string
  'data-mine': string
}

const figures = [{ label: 'Clients', value: 1 }]

/** A field's root is its control: that is what a form library registers and focuses. */
const components: Record<string, (props: RootProps) => ReactElement> = {
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

/** What the component handed our props to. */
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

const placesItself = ['Skyline']

test.each(Object.entries(components).filter(([name]) => !placesItself.includes(name)))(
  '%s has no outer margin',
  async (_, component) => {
    expect(getComputedStyle(await rootOf(component)).margin).toBe('0px')
  },
)
