/// <reference types="vite/client" />

import { createRoot } from 'react-dom/client'
import { defaultLocale, isLocale } from '../../locales/locale.ts'
import { translateWith } from '../../locales/translate-with.ts'
import { tabStorage } from '../core/browser-storage.ts'
import { PageProvider } from '../core/page-context.tsx'
import { documentTexts } from './document-texts.ts'
import { restoreToasts, storeToasts } from './toast-storage.ts'
import { Toaster } from './toaster.tsx'

/*
 * Loaded with the first toast of a document, or when the previous document stored one: adds the toast region at the end
 * of the page.
 */

const texts = import.meta.glob<Record<string, unknown>>('../../locales/*/ui.json', { import: 'default' })

async function open(): Promise<void> {
  const { lang } = document.documentElement
  const locale = isLocale(lang) ? lang : defaultLocale
  const ui = await documentTexts(texts[`../../locales/${locale}/ui.json`])
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <PageProvider value={{ locale, t: translateWith(locale, { ui }) }}>
      <Toaster />
    </PageProvider>,
  )
  restoreToasts(tabStorage())
}

open().catch(reportError)
addEventListener('pagehide', () => storeToasts(tabStorage()))
