'use client'

import './application.css'
import { useState } from 'react'
import en from '../locales/en/fault.json'
import kk from '../locales/kk/fault.json'
import { defaultLocale, isLocale, type Locale } from '../locales/locale.ts'
import ru from '../locales/ru/fault.json'
import uz from '../locales/uz/fault.json'
import { ErrorScreen } from './errors/error-screen.tsx'
import { useFault } from './errors/use-fault.ts'
import { TextProvider } from './text-provider.tsx'

const texts: Record<Locale, typeof ru> = { ru, kk, uz, en }

function addressLocale(): Locale {
  const [, first] = typeof location === 'undefined' ? [] : location.pathname.split('/')
  return isLocale(first) ? first : defaultLocale
}

/** Shown when the root layout throws: a complete document with its own texts, because no provider is available. */
export default function GlobalError({ error }: { error: unknown }) {
  useFault(error)
  const [page] = useState(() => {
    const locale = addressLocale()
    return { locale, texts: { fault: texts[locale] } }
  })
  return (
    <html lang={page.locale}>
      <body>
        <TextProvider {...page}>
          <main className="section flex min-h-dvh flex-col justify-center">
            <ErrorScreen status={500} />
          </main>
        </TextProvider>
      </body>
    </html>
  )
}
