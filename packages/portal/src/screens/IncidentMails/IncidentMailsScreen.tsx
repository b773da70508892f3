import {
  getIncidentMails,
  incidentMailLimits,
  listLocations,
  listSentIncidentMails,
} from '@netportal/contract'
import { viewerZone } from '@netportal/format'
import { useToast } from '@netportal/ui'
import { useCallback, useState } from 'react'
import { useRefresh, useRemote } from '../../api/useRemote.ts'
import { usePageAddress } from '../../shared/address/usePageAddress.ts'
import { ChoicesFormModal } from './ChoicesFormModal.tsx'
import { texts } from './choiceTexts.ts'
import { IncidentMailsView } from './IncidentMailsView.tsx'

export function IncidentMailsScreen() {
  const mails = useRemote(getIncidentMails, {})
  const locations = useRemote(listLocations, {})
  const [page, turnTo] = usePageAddress()
  const { logPageSize: limit } = incidentMailLimits
  const sent = useRemote(
    listSentIncidentMails,
    { query: { limit, offset: (page - 1) * limit } },
    { keepPrevious: true },
  )
  const refresh = useRefresh()
  const toast = useToast()
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  const finish = () => {
    close()
    toast({ tone: 'good', text: texts.saved })
    void refresh(getIncidentMails, {})
  }
  return (
    <>
      <IncidentMailsView
        mails={mails}
        locations={locations}
        sent={sent}
        page={page}
        onPageChange={turnTo}
        viewerZone={viewerZone()}
        onChange={() => setIsOpen(true)}
      />
      {isOpen && mails.status === 'ready' && (
        <ChoicesFormModal choices={mails.data.choices} onSaved={finish} onClose={close} />
      )}
    </>
  )
}
