import { Button, color, Note, space, TextField } from '@netportal/ui'
import { type SubmitEvent, useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import { AuthForm, AuthFormTitle, AuthPage } from '../../shared/page/AuthPage.tsx'
import { BackToLogin } from '../../shared/page/BackToLogin.tsx'
import type { BrandNames } from '../../shared/page/Brand.tsx'

/** How asking for a link goes. */
export type RequestState =
  | { status: 'idle' }
  | { status: 'busy' }
  /** The message is the server's own; it does not tell whether there is such an account. */
  | { status: 'sent'; message: string }
  | { status: 'failed'; message: string }

export interface RequestPasswordResetViewProps {
  brand: BrandNames
  /** Text typed so far. */
  email: string
  onChange: (email: string) => void
  state: RequestState
  /** Told what stands in the field, which a browser may have filled in without a word. */
  onSubmit: (email: string) => void
}

/** Asks for a link that sets a new password. Specification §2 "Password reset screens". */
export function RequestPasswordResetView({
  brand,
  email,
  onChange,
  state,
  onSubmit,
}: RequestPasswordResetViewProps) {
  const noteId = useId()
  const field = useRef<HTMLInputElement>(null)
  const isBusy = state.status === 'busy'
  const isSettled = state.status === 'sent' || state.status === 'failed'

  // A field that had focus lost it when it was disabled.
  useEffect(() => {
    if (isSettled && document.activeElement === document.body) field.current?.focus()
  }, [isSettled])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(`${new FormData(event.currentTarget).get('email')}`)
  }
  return (
    <AuthPage brand={brand} title="Reset Your Password" links={<BackToLogin />}>
      <AuthForm onSubmit={submit}>
        <div>
          <AuthFormTitle>Reset your password</AuthFormTitle>
          <Help>Enter the email address of your account and we will send you a link.</Help>
        </div>
        {isSettled && (
          <Note tone={state.status === 'sent' ? 'good' : 'critical'} id={noteId}>
            {state.message}
          </Note>
        )}
        <TextField
          ref={field}
          label="Email Address:"
          type="email"
          name="email"
          autoComplete="username"
          size="lg"
          required
          disabled={isBusy}
          value={email}
          onChange={(event) => onChange(event.target.value)}
          aria-describedby={isSettled ? noteId : undefined}
        />
        <Button type="submit" variant="primary" size="lg" block busy={isBusy} busyText="Sending...">
          Send Reset Link
        </Button>
      </AuthForm>
    </AuthPage>
  )
}

const Help = styled.p`
  margin-block-start: ${space[1]};
  color: ${color('text.muted')};
`
