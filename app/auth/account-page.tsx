'use client'

import { useEffect } from 'react'
import { Account } from '../../client/account/account.tsx'
import { isAuthorized } from '../../client/account/is-authorized.ts'
import type { Step, StepName } from '../../client/account/step.ts'
import { localizePath } from '../../locales/locale.ts'
import { usePage } from '../../ui/page-context.tsx'
import { AccountCard } from './account-card.tsx'

/** The address of each step (R29–R32), so that a reload and the language switch keep it. */
const paths: Record<StepName, string> = {
  signIn: '/auth/signin',
  signUp: '/auth/signin?new',
  confirm: '/auth/confirm-email',
  confirmEmail: '/auth/confirm-email',
  restore: '/auth/password-restore',
  restoreSent: '/auth/password-restore',
  newPassword: '/auth/password-restore',
  expired: '/auth/password-expired',
}

type Props = {
  first: Step
  /** Where to redirect afterwards, validated by `redirectPath`; the profile by default. */
  redirect: string | undefined
}

/** Sign-in and registration as a page. Redirects at once if the person is signed in already. */
export function AccountPage({ first, redirect }: Props) {
  const { locale } = usePage()
  const target = redirect ?? localizePath('/profile', locale)

  useEffect(() => {
    // If this request fails, the form is still shown. Its answer also brings the seed of the first proof of work.
    void isAuthorized().then(
      (isIn) => isIn && location.replace(target),
      () => {},
    )
  }, [target])

  function keepAddress(name: StepName) {
    const url = new URL(localizePath(paths[name], locale), location.origin)
    if (redirect) url.searchParams.set('redirect', redirect)
    history.replaceState(null, '', url)
  }
  return (
    <Account
      first={first}
      onDone={() => location.assign(target)}
      onStep={keepAddress}
      frame={(title, screen) => <AccountCard title={title}>{screen}</AccountCard>}
    />
  )
}
