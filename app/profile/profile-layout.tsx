'use client'

import type { ReactNode } from 'react'
import { signOut } from '../../client/account/sign-out.ts'
import { localizePath } from '../../locales/locale.ts'
import { usePage } from '../../ui/page-context.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { DefaultLayout } from '../layouts/default/default-layout.tsx'
import type { Person } from '../layouts/default/person.ts'
import { SectionMenu } from './section-menu.tsx'

/** What stands around every screen of the profile. Who signs out goes home: nothing here is theirs any more. */
export function ProfileLayout({ person, children }: { person: Person; children: ReactNode }) {
  const { locale, t } = usePage()
  async function leave() {
    if (await signOut()) location.assign(localizePath('/', locale))
    else toast({ message: t('profile:signOutFailed'), variant: 'error' })
  }
  return (
    <DefaultLayout person={person} onSignOut={() => void leave()} aside={<SectionMenu />}>
      {children}
    </DefaultLayout>
  )
}
