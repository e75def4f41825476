'use client'

import { signOut } from '../client/account/sign-out.ts'
import { localizePath } from '../locales/locale.ts'
import { usePage } from '../ui/page-context.tsx'
import { toast } from '../ui/toast/toast-store.ts'
import { useTranslation } from './texts.tsx'

/** The way out of an area of people: who signs out goes home, nothing here is theirs any more. */
export function useSignOut(): () => void {
  const { locale } = usePage()
  const { t } = useTranslation()
  async function leave() {
    if (await signOut()) location.assign(localizePath('/', locale))
    else toast({ message: t('application:user.signOutFailed'), variant: 'error' })
  }
  return () => void leave()
}
