import { requestPasswordReset } from '@netportal/contract'
import { useState } from 'react'
import { callApi } from '../../api/callApi.ts'
import { errorMessage } from '../../api/errorMessage.ts'
import { config } from '../../config.ts'
import { RequestPasswordResetView, type RequestState } from './RequestPasswordResetView.tsx'

/** Asks for a reset link, as often as somebody may need to. */
export function RequestPasswordResetScreen() {
  const [email, setEmail] = useState('')
  const [state, setState] = useState<RequestState>({ status: 'idle' })
  const submit = async (email: string) => {
    setEmail(email)
    setState({ status: 'busy' })
    try {
      const { message } = await callApi(requestPasswordReset, { body: { email } })
      setState({ status: 'sent', message })
    } catch (error) {
      setState({ status: 'failed', message: errorMessage(error, requestPasswordReset) })
    }
  }
  return (
    <RequestPasswordResetView
      brand={config()}
      email={email}
      onChange={setEmail}
      state={state}
      onSubmit={submit}
    />
  )
}
