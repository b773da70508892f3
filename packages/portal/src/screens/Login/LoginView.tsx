import type { Credentials } from '@netportal/contract'
import { Button, Note, TextField } from '@netportal/ui'
import { type SubmitEvent, useEffect, useId, useRef } from 'react'
import { paths } from '../../paths.ts'
import { AuthForm, AuthPage } from '../../shared/page/AuthPage.tsx'
import type { BrandNames } from '../../shared/page/Brand.tsx'
import { PortalLink } from '../../shared/page/RouterLink.ts'

/** How signing in goes. */
export type LoginState =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'failed'; message: string }

export interface LoginViewProps {
  brand: BrandNames
  /** Text typed so far into each field. */
  values: Credentials
  onChange: (values: Credentials) => void
  state: LoginState
  /** Told what stands in the fields, of which a browser may have filled in some without a word. */
  onSubmit: (values: Credentials) => void
}

/** Signs a person in. Specification §2 "Login". */
export function LoginView({ brand, values, onChange, state, onSubmit }: LoginViewProps) {
  const noteId = useId()
  const password = useRef<HTMLInputElement>(null)
  const isBusy = state.status === 'busy'
  const described = state.status === 'failed' && { 'aria-describedby': noteId }

  // A field that had focus lost it when it was disabled.
  useEffect(() => {
    if (state.status === 'failed' && document.activeElement === document.body) {
      password.current?.focus()
    }
  }, [state])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const read = (name: keyof Credentials) => `${fields.get(name)}`
    onSubmit({ username: read('username'), password: read('password') })
  }

  return (
    <AuthPage
      brand={brand}
      title="Login"
      links={<PortalLink to={paths.requestPasswordReset}>Forgot Password?</PortalLink>}
    >
      <AuthForm onSubmit={submit}>
        {state.status === 'failed' && (
          <Note tone="critical" id={noteId}>
            {state.message}
          </Note>
        )}
        <TextField
          label="Email Address:"
          type="email"
          name="username"
          autoComplete="username"
          size="lg"
          required
          disabled={isBusy}
          value={values.username}
          onChange={(event) => onChange({ ...values, username: event.target.value })}
          {...described}
        />
        <TextField
          ref={password}
          label="Password:"
          type="password"
          name="password"
          autoComplete="current-password"
          size="lg"
          required
          disabled={isBusy}
          value={values.password}
          onChange={(event) => onChange({ ...values, password: event.target.value })}
          {...described}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          busy={isBusy}
          busyText="Logging in..."
        >
          Login
        </Button>
      </AuthForm>
    </AuthPage>
  )
}
