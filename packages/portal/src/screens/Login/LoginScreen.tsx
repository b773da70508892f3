import type { Credentials } from '@netportal/contract'
import { useState } from 'react'
import { ApiError } from '../../api/ApiError.ts'
import { config } from '../../config.ts'
import { type LoginState, LoginView } from './LoginView.tsx'
import { loginMessage } from './loginMessage.ts'

/** Once somebody is signed in, the route leads on to the dashboard by itself. */
export function LoginScreen() {
  const [values, setValues] = useState({ username: '', password: '' })
  const [state, setState] = useState<LoginState>({ status: 'idle' })

  const change = (next: Credentials) => {
    setValues(next)
    void loadSignIn().catch(() => undefined)
  }

  const submit = async (credentials: Credentials) => {
    setValues(credentials)
    setState({ status: 'busy' })
    try {
      const { signIn } = await loadSignIn()
      await signIn(credentials)
    } catch (error) {
      setState({ status: 'failed', message: loginMessage(error) })
    }
  }

  return (
    <LoginView brand={config()} values={values} onChange={change} state={state} onSubmit={submit} />
  )
}

/** The API client is a fifth of the page's code and not needed before somebody types. */
function loadSignIn() {
  return import('../../auth/signIn.ts').catch(() => {
    throw new ApiError({ kind: 'no-answer' }, '')
  })
}
