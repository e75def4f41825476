'use client'

import { type ReactNode, useMemo } from 'react'
import type { Locale } from '../locales/locale.ts'
import { type Texts, translateWith } from '../locales/translate-with.ts'
import { PageProvider } from '../ui/core/page-context.tsx'
import { PageTexts } from './page-texts.ts'

type Props = { locale: Locale; texts: Texts; children: ReactNode }

/**
 * Provides the texts of one language: to layouts and to parts shared with documents by `usePage`, to screens by
 * `useTranslation`, which brings i18next along.
 */
export function TextProvider({ locale, texts, children }: Props) {
  const page = useMemo(() => ({ locale, t: translateWith(locale, texts) }), [locale, texts])
  return (
    <PageTexts value={texts}>
      <PageProvider value={page}>{children}</PageProvider>
    </PageTexts>
  )
}
