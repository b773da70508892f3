import { getLocationSummary, listLocations } from '@netportal/contract'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useRemote } from '../api/useRemote.ts'
import { useAddress } from '../shared/address/address.tsx'
import { LocationSwitchView } from './LocationSwitchView.tsx'
import { sameTabAt } from './sameTabAt.ts'

/** Leads to the same page of another location; nothing for who has one alone. */
export function LocationSwitch({ locationId }: { locationId: string }) {
  const summary = useRemote(getLocationSummary, {})
  const [isOpen, setOpen] = useState(false)
  const locations = useRemote(listLocations, isOpen ? {} : null)
  const { pathname } = useLocation()
  const { query } = useAddress()
  const navigate = useNavigate()
  if (summary.status !== 'ready' || summary.data.total_locations < 2) return null
  return (
    <LocationSwitchView
      locationId={locationId}
      locations={locations}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onChoose={(id) => {
        setOpen(false)
        navigate(sameTabAt(id, { pathname, query }))
      }}
    />
  )
}
