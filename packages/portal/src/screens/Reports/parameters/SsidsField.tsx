import type { Id, Ssid } from '@netportal/contract'
import { isolate } from '@netportal/format'
import { Button, CheckList, Note, space } from '@netportal/ui'
import { Controller, useFormContext } from 'react-hook-form'
import styled from 'styled-components'
import { ssidName } from '../../../shared/domain/ssidName.ts'
import { UnreadableNote } from '../../../shared/page/UnreadableNote.tsx'
import type { Remote } from '../../../shared/remote.ts'
import type { ParameterValues } from './parameterValues.ts'

export interface SsidsFieldProps {
  /** The networks of the chosen location; null while there is none. */
  ssids: Remote<Ssid[]> | null
  disabled: boolean
}

/** Any number of the chosen location's wireless networks. */
export function SsidsField({ ssids, disabled }: SsidsFieldProps) {
  const { control } = useFormContext<ParameterValues>()
  return (
    <Root>
      <Controller
        control={control}
        name="ssid_ids"
        render={({ field, fieldState }) => (
          <CheckList
            {...field}
            label="SSIDs"
            disabled={disabled}
            error={fieldState.error?.message}
            noMatchText={insteadText(ssids)}
            options={optionsOf(ssids, field.value)}
          />
        )}
      />
      {ssids?.status === 'ready' && <UnreadableNote what="SSIDs" of={[ssids.data]} />}
      {ssids?.status === 'failed' && (
        <Note
          tone="critical"
          action={
            ssids.retry && (
              <Button size="sm" onClick={ssids.retry}>
                Retry
              </Button>
            )
          }
        >
          {ssids.message}
        </Note>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space[2]};
`

/** Returns the text in the list while it has no rows. */
function insteadText(ssids: SsidsFieldProps['ssids']): string {
  if (ssids === null) return 'Select a location first.'
  switch (ssids.status) {
    case 'loading':
      return 'Loading SSIDs...'
    case 'failed':
      return 'Not loaded'
    case 'ready':
      return ssids.data.length === 0 ? 'This location has no SSIDs.' : 'No matches.'
    default:
      return ssids satisfies never
  }
}

/** A network that is chosen but not there any more stays in sight, so that it can be dropped. */
function optionsOf(ssids: SsidsFieldProps['ssids'], chosen: readonly Id[]) {
  if (ssids?.status !== 'ready') return []
  const known = new Set(ssids.data.map(({ id }) => id))
  const gone = chosen.filter((id) => !known.has(id))
  return [
    ...gone.map((id) => ({ value: id, label: `Not available any more (${isolate(String(id))})` })),
    ...ssids.data.map((ssid) => ({
      value: ssid.id,
      label: labelOf(ssid),
      detail: clientsText(ssid.latest_client_count),
    })),
  ]
}

function labelOf(ssid: Ssid): string {
  const name = ssidName(ssid)
  return ssid.active ? name : `${isolate(name)} (Inactive)`
}

function clientsText(count: number | null | undefined): string | null {
  if (typeof count !== 'number') return null
  return count === 1 ? '1 client' : `${count} clients`
}
