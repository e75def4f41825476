'use client'

import { signOut } from '../client/account/sign-out.ts'
import { localizePath } from '../locales/locale.ts'
import { usePage } from '../ui/core/page-context.tsx'
import { toast } from '../ui/toast/toast-store.ts'
import { forgetTexts } from './state/kept-texts.ts'

/** Signs out and goes to the home page, because the current page is for signed-in users only. */
export function useSignOut(): () => void {
  const { locale, t } = usePage()
  async function leave() {
    if (await signOut()) {
      forgetTexts()
      location.assign(localizePath('/', locale))
    } else toast({ message: t('application:user.signOutFailed'), variant: 'error' })
  }
  return () => void leave()
}
