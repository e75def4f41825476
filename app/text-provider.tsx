'use client'

import { type ReactNode, useMemo } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { Locale } from '../locales/locale.ts'
import type { Translate } from '../locales/text-key.ts'
import type { Texts } from '../locales/translate-with.ts'
import { PageProvider } from '../ui/page-context.tsx'
import { createTexts } from './create-texts.ts'

type Props = { locale: Locale; texts: Texts; children: ReactNode }

/** Provides one i18next instance: to the application by `useTranslation`, to parts shared with documents by `usePage`. */
export function TextProvider({ locale, texts, children }: Props) {
  const i18n = useMemo(() => createTexts(locale, texts), [locale, texts])
  const page = useMemo(() => ({ locale, t: i18n.getFixedT(locale) as unknown as Translate }), [locale, i18n])
  return (
    <I18nextProvider i18n={i18n}>
      <PageProvider value={page}>{children}</PageProvider>
    </I18nextProvider>
  )
}
