'use client'

import { type ReactNode, useEffect } from 'react'
import { Notice } from '../../client/account/notice.tsx'
import { AuthLayout } from '../layouts/auth-layout.tsx'
import { useTranslation } from '../texts.tsx'

/** The card of the auth layout; its title is also the title of the browser tab. */
export function AccountCard({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation()
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
