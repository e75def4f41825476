'use client'

import type { ReactNode } from 'react'
import { localizePath } from '../../locales/locale.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { SkipLink } from '../../ui/page/skip-link.tsx'
import { LowVisionSwitch } from '../../ui/visitor/low-vision-switch.tsx'
import { LanguageSwitch } from '../navigation/language-switch.tsx'
import { Brand } from './brand.tsx'

type Props = {
  /** The heading of the card: `Вход`. */
  title: string
  children: ReactNode
}

/** Layout "auth": logo, language, one card, a link home, the low-vision version; no menu. */
export function AuthLayout({ title, children }: Props) {
  const { locale, t } = usePage()
  return (
    <div className="flex min-h-dvh flex-col px-(--gutter) py-4">
      <SkipLink />
      <header className="flex flex-wrap items-center justify-between gap-x-4">
        <Brand />
        <LanguageSwitch />
      </header>
      <main id="main" className="mx-auto w-full max-w-md py-8 sm:my-auto">
        <div className="rounded-card bg-surface p-6 sm:p-8">
          <h1 className="text-3xl">{title}</h1>
          <div className="mt-6">{children}</div>
        </div>
        <div className="mt-4 flex flex-wrap items-center justify-center gap-x-2">
          <a href={localizePath('/', locale)} className="btn text-ink-soft">
            {t('application:home')}
          </a>
          <LowVisionSwitch />
        </div>
      </main>
    </div>
  )
}
