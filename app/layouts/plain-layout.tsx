'use client'

import type { ReactNode } from 'react'
import { localizePath } from '../../locales/locale.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { SkipLink } from '../../ui/page/skip-link.tsx'
import { LowVisionSwitch } from '../../ui/visitor/low-vision-switch.tsx'
import { LanguageSwitch } from '../navigation/language-switch.tsx'
import { Brand } from './brand.tsx'

type Props = {
  /** The maximum width of the content: a form in one column, or a list. */
  width?: 'form' | 'list'
  /** The header's right end, instead of the choice of language. */
  menu?: ReactNode
  children: ReactNode
}

const widths = { form: 'max-w-2xl', list: 'max-w-6xl' }

/** A page without card: brand, languages or another menu, content. */
export function PlainLayout({ width = 'form', menu = <LanguageSwitch />, children }: Props) {
  const { locale, t } = usePage()
  return (
    <div className="flex min-h-dvh flex-col px-(--gutter) py-4">
      <SkipLink />
      <header
        className={`mx-auto flex w-full flex-wrap items-center justify-between gap-x-4 ${widths[width]}`}
      >
        <Brand />
        {menu}
      </header>
      <main id="main" className={`mx-auto w-full py-8 ${widths[width]}`}>
        {children}
      </main>
      <footer className="mt-auto flex flex-wrap items-center justify-center gap-x-2">
        <a href={localizePath('/', locale)} className="btn text-ink-soft">
          {t('application:home')}
        </a>
        <LowVisionSwitch />
      </footer>
    </div>
  )
}
