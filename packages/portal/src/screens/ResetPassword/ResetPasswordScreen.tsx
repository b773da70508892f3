import { confirmPasswordReset, limits, PasswordResetConfirm } from '@netportal/contract'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { callApi } from '../../api/callApi.ts'
import { errorMessage } from '../../api/errorMessage.ts'
import { signOut } from '../../auth/signOut.ts'
import { config } from '../../config.ts'
import { paths } from '../../paths.ts'
import { ResetPasswordView, type ResetState } from './ResetPasswordView.tsx'

/** Sets the new password, then leads on to where one signs in with it. */
export function ResetPasswordScreen() {
  const { uid = '', token = '' } = useParams()
  const [state, setState] = useState<ResetState>(() => startOf(uid, token))
  const isDone = state.status === 'done'
  const navigate = useNavigate()

  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => {
      // The old sessions have ended, and the login page leads on whoever has one.
      signOut()
      navigate(paths.login, { replace: true })
    }, limits.resetRedirectMs)
    return () => clearTimeout(timer)
  }, [isDone, navigate])

  const submit = async (body: PasswordResetConfirm) => {
    setState({ status: 'busy' })
    try {
      const { message } = await callApi(confirmPasswordReset, { body })
      setState({ status: 'done', message })
    } catch (error) {
      setState({ status: 'failed', message: errorMessage(error, confirmPasswordReset) })
    }
  }
  return (
    <ResetPasswordView brand={config()} link={{ uid, token }} state={state} onSubmit={submit} />
  )
}

/** A link without its parts is no link. Specification §5 "Set new password". */
function startOf(uid: string, token: string): ResetState {
  const { shape } = PasswordResetConfirm
  const faults = [z.safeParse(shape.uid, uid), z.safeParse(shape.token, token)]
  const message = faults.find(({ success }) => !success)?.error?.issues[0]?.message
  return message === undefined ? { status: 'idle' } : { status: 'noLink', message }
}
