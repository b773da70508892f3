import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'
import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog.tsx'
import { DataTable } from '../components/DataTable/DataTable.tsx'
import { DescriptionList } from '../components/DescriptionList/DescriptionList.tsx'
import { Note } from '../components/Note/Note.tsx'
import { PageHeader } from '../components/PageHeader/PageHeader.tsx'
import { Panel } from '../components/Panel/Panel.tsx'
import { SelectField } from '../components/SelectField/SelectField.tsx'
import { StateMessage } from '../components/StateMessage/StateMessage.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import { Fields, type Order, orderColumns, orders, Page } from '../testing/sampleOrders.tsx'

/** How components make a page, in the situations that every product has. */
const meta = {
  title: 'Patterns',
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** One `PageHeader`, its main action at its end, then panels that hold one thing each. */
export const APage: Story = {
  render: () => (
    <Page>
      <PageHeader
        title="Order 1001"
        subtitle="Alder Bakery"
        back={<a href="#orders">Back to orders</a>}
        actions={<Button variant="primary">Send</Button>}
      />
      <Panel title="Delivery">
        <DescriptionList
          items={[
            { term: 'Address', details: '12 Mill Lane' },
            { term: 'Items', details: '8' },
          ]}
        />
      </Panel>
    </Page>
  ),
}

/** Labels above, what is wrong right below its field, and the button at the end says what it does. */
export const AForm: Story = {
  render: () => (
    <Page>
      <PageHeader title="New order" />
      <Panel>
        <Fields onSubmit={(event) => event.preventDefault()}>
          <TextField label="Customer" required error="Please enter a customer." />
          <SelectField label="Delivery">
            <option>Collected</option>
            <option>By post</option>
          </SelectField>
          <TextField label="Remark" hint="Printed on the delivery note." />
          <Button type="submit" variant="primary">
            Save order
          </Button>
        </Fields>
      </Panel>
    </Page>
  ),
}

/** What cannot be undone is asked first: the verb again, and the safe answer has the focus. */
export const AQuestion: Story = {
  render: () => (
    <ConfirmDialog
      title="Delete order 1001"
      confirmText="Delete"
      onConfirm={() => undefined}
      onClose={() => undefined}
    >
      The order and its delivery note will be gone.
    </ConfirmDialog>
  ),
}

/** Says why nothing is here, and offers the next step. */
export const Empty: Story = {
  render: () => (
    <Page>
      <PageHeader title="Orders" actions={<Button icon={<Plus />}>New order</Button>} />
      <Panel>
        <StateMessage state="empty">No orders yet.</StateMessage>
      </Panel>
    </Page>
  ),
}

/** What failed, in place of what is missing, with a way to try again. What is still there stays, with a note. */
export const Failed: Story = {
  render: () => (
    <Page>
      <PageHeader title="Orders" />
      <Note tone="warning">The orders of today are not in this list yet.</Note>
      <Panel title="Returns">
        <StateMessage state="error" onRetry={() => undefined}>
          The returns could not be loaded. Please try again.
        </StateMessage>
      </Panel>
    </Page>
  ),
}

/** The frame of what comes is there at once; a table draws the rows that it expects. */
export const Loading: Story = {
  render: () => (
    <Page>
      <PageHeader title="Orders" />
      <Panel flush>
        <OrderTable rows={[]} status="loading" />
      </Panel>
    </Page>
  ),
}

/** A table fills a flush panel; search, order and page are its own, or yours to keep in the address. */
export const ATablePage: Story = {
  render: () => (
    <Page>
      <PageHeader title="Orders" actions={<Button icon={<Plus />}>New order</Button>} />
      <Panel flush>
        <OrderTable rows={orders} />
      </Panel>
    </Page>
  ),
}

/**
 * A table saves the rows that match, in the order shown (`csvFileName`). A report that takes its time says so:
 * the button is busy, and a note tells the end. Charts save themselves: see Charts/ExportButtons.
 */
export const AnExport: Story = {
  // The picture would be that of a page with a table.
  parameters: { visual: false },
  render: () => (
    <Page>
      <PageHeader title="Orders" actions={<ReportButton />} />
      <Panel flush>
        <OrderTable rows={orders} csvFileName="orders.csv" />
      </Panel>
    </Page>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Report of the month' }))
    await expect(canvas.getByRole('button', { name: 'Generating...' })).toBeVisible()
  },
}

function ReportButton() {
  const [isBusy, setIsBusy] = useState(false)
  return (
    <Button busy={isBusy} busyText="Generating..." onClick={() => setIsBusy(true)}>
      Report of the month
    </Button>
  )
}

interface OrderTableProps {
  rows: readonly Order[]
  status?: 'loading'
  csvFileName?: string
}

function OrderTable(props: OrderTableProps) {
  return (
    <DataTable
      title="All orders"
      columns={orderColumns}
      rowKey={({ id }) => id}
      pageSize={10}
      {...props}
    />
  )
}
