'use client'

import { type ReactNode, useEffect } from 'react'
import { Notice } from '../../client/account/notice.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { AuthLayout } from '../layouts/auth-layout.tsx'

/** The card of the auth layout; the tab is called after what is on it. */
export function AccountCard({ title, children }: { title: string; children: ReactNode }) {
  const { t } = usePage()
  const name = t('application:name')
  useEffect(() => {
    document.title = `${title} · ${name}`
  }, [title, name])
  return (
    <AuthLayout title={title}>
      <noscript>
        <Notice>{t('account:noScript')}</Notice>
      </noscript>
      {children}
    </AuthLayout>
  )
}
