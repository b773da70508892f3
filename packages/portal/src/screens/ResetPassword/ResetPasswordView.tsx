import { PasswordResetConfirm, serverLimits } from '@netportal/contract'
import { Button, Note, PasswordField } from '@netportal/ui'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { paths } from '../../paths.ts'
import { AuthForm, AuthFormTitle, AuthPage } from '../../shared/page/AuthPage.tsx'
import { BackToLogin } from '../../shared/page/BackToLogin.tsx'
import type { BrandNames } from '../../shared/page/Brand.tsx'
import { PortalLink } from '../../shared/page/RouterLink.ts'
import { schemaResolver } from '../../shared/schemaResolver.ts'
import { submitInputs } from '../../shared/submitInputs.ts'

/** How setting the password goes. */
export type ResetState =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'done'; message: string }
  | { status: 'failed'; message: string }
  /** The address is no reset link: there is nothing to fill in. */
  | { status: 'noLink'; message: string }

export interface ResetPasswordViewProps {
  brand: BrandNames
  /** Parts of the mail's link. */
  link: { uid: string; token: string }
  state: ResetState
  onSubmit: (confirm: PasswordResetConfirm) => void
}

/** Sets a new password. Specification §2 "Password reset screens". */
export function ResetPasswordView({ brand, link, state, onSubmit }: ResetPasswordViewProps) {
  const isRefused = state.status === 'failed' || state.status === 'noLink'
  return (
    <AuthPage
      brand={brand}
      title="Set a New Password"
      links={
        <>
          <BackToLogin />
          {isRefused && <PortalLink to={paths.requestPasswordReset}>Request a new link</PortalLink>}
        </>
      }
    >
      {state.status === 'noLink' || state.status === 'done' ? (
        <AuthForm as="div">
          <AuthFormTitle>Set a new password</AuthFormTitle>
          {state.status === 'done' ? (
            <Note tone="good">{`${state.message} Taking you to the login page...`}</Note>
          ) : (
            <Note tone="critical">{state.message}</Note>
          )}
        </AuthForm>
      ) : (
        <NewPasswordForm link={link} state={state} onSubmit={onSubmit} />
      )}
    </AuthPage>
  )
}

interface NewPasswordFormProps extends Pick<ResetPasswordViewProps, 'link' | 'onSubmit'> {
  state: Exclude<ResetState, { status: 'done' | 'noLink' }>
}

/** Pasting and password managers are welcome: they make the best passwords. */
function NewPasswordForm({ link, state, onSubmit }: NewPasswordFormProps) {
  const form = useForm<PasswordResetConfirm>({
    defaultValues: { ...link, new_password1: '', new_password2: '' },
    resolver: schemaResolver(PasswordResetConfirm),
  })
  const { register, formState, setFocus } = form
  const isBusy = state.status === 'busy'
  const { new_password1, new_password2 } = formState.errors
  const field = {
    autoComplete: 'new-password',
    size: 'lg',
    required: true,
    readOnly: isBusy,
  } as const

  useEffect(() => {
    if (state.status === 'failed') setFocus('new_password1')
  }, [state, setFocus])

  return (
    <AuthForm noValidate onSubmit={submitInputs(form, (confirm) => !isBusy && onSubmit(confirm))}>
      <AuthFormTitle>Set a new password</AuthFormTitle>
      {state.status === 'failed' && <Note tone="critical">{state.message}</Note>}
      <PasswordField
        {...field}
        label="New Password"
        hint={lengthHint}
        error={new_password1?.message}
        {...register('new_password1')}
      />
      <PasswordField
        {...field}
        label="Confirm New Password"
        error={new_password2?.message}
        {...register('new_password2')}
      />
      <Button type="submit" variant="primary" size="lg" block busy={isBusy} busyText="Saving...">
        Set New Password
      </Button>
    </AuthForm>
  )
}

const { passwordMinCharacters, passwordMaxCharacters } = serverLimits
const lengthHint = `${passwordMinCharacters} to ${passwordMaxCharacters} characters, any you like. Long is strong: a few words, or what a password manager makes.`
