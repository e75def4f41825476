'use client'

import { useEffect } from 'react'
import { Account } from '../../client/account/account.tsx'
import { isAuthorized } from '../../client/account/is-authorized.ts'
import type { Step, StepName } from '../../client/account/step.ts'
import { localizePath } from '../../locales/locale.ts'
import { usePage } from '../../ui/page-context.tsx'
import { AccountCard } from './account-card.tsx'

/** Each screen's own address (R29–R32), for a reload and for the language switch. */
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
  /** Where to go on, as `redirectPath` let it through; the person's own page unless given. */
  redirect: string | undefined
}

/** The way into an account as a page. Who is in already goes on at once. */
export function AccountPage({ first, redirect }: Props) {
  const { locale } = usePage()
  const target = redirect ?? localizePath('/profile', locale)

  useEffect(() => {
    // Where the question fails, the form is there all the same. The answer brings the seed of the first proof.
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
