'use client'

import { type ReactNode, useMemo } from 'react'
import type { Locale } from '../locales/locale.ts'
import { type Texts, translateWith } from '../locales/translate-with.ts'
import { PageProvider } from '../ui/page-context.tsx'

type Props = { locale: Locale; texts: Texts; children: ReactNode }

/** Language and texts of the application, for `useTranslation` and `usePage`. */
export function TextProvider({ locale, texts, children }: Props) {
  const page = useMemo(() => ({ locale, t: translateWith(locale, texts) }), [locale, texts])
  return <PageProvider value={page}>{children}</PageProvider>
}
