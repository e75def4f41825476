'use client'

import { type ReactNode, useEffect } from 'react'
import { signOut } from '../../../client/account/sign-out.ts'
import { localizePath } from '../../../locales/locale.ts'
import { choiceCookie } from '../../../ui/choice-cookie.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { ProLayout } from '../../layouts/pro/pro-layout.tsx'
import type { ProLayoutData } from '../../layouts/pro/pro-layout-data.ts'
import { cabinetCookie } from '../choose-cabinet.ts'

/** The pro layout of a person who is signed in: remembers the cabinet, and lets them out. */
export function ProShell({ data, children }: { data: ProLayoutData; children: ReactNode }) {
  const { locale, t } = usePage()
  const { company, cabinetCode } = data
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = choiceCookie(cabinetCookie(company.code), cabinetCode)
  }, [company.code, cabinetCode])

  async function leave() {
    if (await signOut()) location.assign(localizePath('/', locale))
    else toast({ message: t('business:signOutFailed'), variant: 'error' })
  }
  return (
    <ProLayout data={data} onSignOut={leave}>
      {children}
    </ProLayout>
  )
}
