import { canGoBySite, type Location, limits, type SiteRecipients } from '@netportal/contract'
import {
  Button,
  border,
  CheckboxField,
  Cluster,
  type Column,
  color,
  DataTable,
  isolatedText,
  Note,
  radius,
  space,
  Textarea,
  text,
} from '@netportal/ui'
import { Pencil, Trash2 } from 'lucide-react'
import { useId, useMemo, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import styled from 'styled-components'
import { locationsOf } from './customerLocations.ts'
import type { ScheduleFormValues } from './scheduleForm.ts'
import { sitesText } from './scheduleTexts.ts'
import { readSiteList, type SiteList, withSites } from './siteList.ts'

export interface SitesFieldsProps {
  locations: readonly Location[]
  disabled: boolean
}

/** Asks for locations whose reports go to people of their own: a table, and a box into which a list is pasted. */
export function SitesFields({ locations, disabled }: SitesFieldsProps) {
  const { register } = useFormContext<ScheduleFormValues>()
  const [type, listed] = useWatch<ScheduleFormValues, ['report_type', 'site_recipients']>({
    name: ['report_type', 'site_recipients'],
  })
  const titleId = useId()
  if (!canGoBySite(type)) return null
  return (
    <Section aria-labelledby={titleId}>
      <Title id={titleId}>{sitesText}</Title>
      <p>
        The report of each location listed here goes to its own people alone. The recipients above
        get the report of the locations chosen above.
      </p>
      <SiteLines locations={locations} sites={listed ?? noSites} disabled={disabled} />
      {listed !== null && listed.length > 0 && (
        <CheckboxField
          label="One document of all for the recipients above"
          hint="They then get the locations listed here as well, in the same document."
          {...register('group_document')}
          disabled={disabled}
        />
      )}
    </Section>
  )
}

const noSites: SiteRecipients[] = []

const faultyLinesText = 'These lines cannot be taken as they are.'

interface SiteRow extends SiteRecipients {
  name: string
}

function SiteLines({
  locations,
  sites,
  disabled,
}: SitesFieldsProps & { sites: readonly SiteRecipients[] }) {
  const { setValue, formState, getValues } = useFormContext<ScheduleFormValues>()
  const [customer] = useWatch<ScheduleFormValues, ['customer_id']>({ name: ['customer_id'] })
  const box = useRef<HTMLTextAreaElement>(null)
  const outcomeId = useId()
  const [pasted, setPasted] = useState('')
  const [outcome, setOutcome] = useState<SiteList | null>(null)
  const own = useMemo(() => locationsOf(customer, locations), [customer, locations])
  const rows = useMemo(() => rowsOf(sites, locations), [sites, locations])
  const columns = useMemo(() => {
    const change = (next: SiteRecipients[]) =>
      setValue('site_recipients', next, { shouldDirty: true, shouldValidate: true })
    const others = ({ location_id }: SiteRow) =>
      (getValues('site_recipients') ?? []).filter((site) => site.location_id !== location_id)
    return siteColumns({
      disabled,
      onRemove: (row) => {
        change(others(row))
        box.current?.focus()
      },
      onEdit: (row) => {
        setPasted(`${row.location_id}, ${row.recipients}`)
        setOutcome(null)
        box.current?.focus()
      },
    })
  }, [disabled, getValues, setValue])
  const hasFaults = outcome !== null && outcome.faults.length > 0
  const take = () => {
    const read = readSiteList(pasted, own)
    const next = withSites(getValues('site_recipients') ?? [], read.sites)
    if (read.sites.length > 0) {
      setValue('site_recipients', next, { shouldDirty: true, shouldValidate: true })
    }
    setPasted(read.left)
    setOutcome(read)
  }
  return (
    <>
      <Textarea
        ref={box}
        label="Locations and addresses"
        hint="One location to a line: its name or id, then its addresses, as typed or pasted from a spreadsheet. A line for a location that is listed already replaces it."
        error={formState.errors.site_recipients?.message ?? (hasFaults && faultyLinesText)}
        aria-describedby={outcome === null ? undefined : outcomeId}
        value={pasted}
        onChange={(event) => setPasted(event.currentTarget.value)}
        disabled={disabled}
      />
      <Cluster>
        <Button disabled={disabled || pasted.trim() === ''} onClick={take}>
          Add to the List
        </Button>
      </Cluster>
      <div id={outcomeId} role="status">
        {outcome !== null && <Outcome {...outcome} />}
      </div>
      {rows.length > 0 && (
        <DataTable
          title="Locations with people of their own"
          headingLevel={3}
          columns={columns}
          rows={rows}
          rowKey={({ location_id }) => location_id}
          pageSize={limits.modalPageSize}
          density="compact"
        />
      )}
    </>
  )
}

/** A location that is not in reach any more is known by its id. */
function rowsOf(sites: readonly SiteRecipients[], locations: readonly Location[]): SiteRow[] {
  const names = new Map(locations.map(({ id, name }) => [String(id), name]))
  return sites.map((site) => ({
    ...site,
    name: names.get(String(site.location_id)) ?? `Not available any more (${site.location_id})`,
  }))
}

function Outcome({ sites, faults }: SiteList) {
  const taken = sites.length === 1 ? '1 line was taken.' : `${sites.length} lines were taken.`
  if (faults.length === 0) return <Note tone="good">{taken}</Note>
  const kept =
    faults.length === 1
      ? '1 line was not, and stands'
      : `${faults.length} lines were not, and stand`
  return (
    <Note tone="critical">
      <p>{`${taken} ${kept} in the box to be put right:`}</p>
      <Faults>
        {faults.map((fault) => (
          <li key={fault}>{isolatedText(fault)}</li>
        ))}
      </Faults>
    </Note>
  )
}

function siteColumns({
  disabled,
  onEdit,
  onRemove,
}: {
  disabled: boolean
  onEdit: (row: SiteRow) => void
  onRemove: (row: SiteRow) => void
}): Column<SiteRow>[] {
  return [
    { id: 'name', header: 'Location', value: ({ name }) => name, slot: 'title', wrap: true },
    {
      id: 'recipients',
      header: 'Recipients',
      value: ({ recipients }) => recipients,
      wrap: true,
    },
    {
      id: 'actions',
      header: 'Actions',
      cell: (row) => (
        <Cluster>
          <Button
            size="sm"
            icon={<Pencil />}
            disabled={disabled}
            aria-label={`Edit ${row.name}`}
            onClick={() => onEdit(row)}
          >
            Edit
          </Button>
          <Button
            size="sm"
            icon={<Trash2 />}
            disabled={disabled}
            aria-label={`Remove ${row.name}`}
            onClick={() => onRemove(row)}
          >
            Remove
          </Button>
        </Cluster>
      ),
    },
  ]
}

const Section = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border: ${border.hairline} solid ${color('status.noData.line')};
  border-radius: ${radius.md};
  overflow-wrap: anywhere;
`

const Title = styled.h3`
  ${text('label')}
`

const Faults = styled.ul`
  max-height: 12rem;
  overflow: auto;
`
