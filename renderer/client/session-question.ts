/// <reference types="vite/client" />
import { defaultLocale, isLocale } from '../../locales/locale.ts'
import { translateWith } from '../../locales/translate-with.ts'
import { documentTexts } from '../../ui/toast/document-texts.ts'
import { showToast } from '../../ui/toast/show-toast.ts'

/** How long the question stays, in milliseconds. */
const askedFor = 60_000

const texts = import.meta.glob<Record<string, unknown>>('../../locales/*/ui.json', { import: 'default' })

/** Says that the session has changed in another tab, with a link that loads the page again. */
export async function askToReload(): Promise<void> {
  const { lang } = document.documentElement
  const locale = isLocale(lang) ? lang : defaultLocale
  const t = translateWith(locale, { ui: await documentTexts(texts[`../../locales/${locale}/ui.json`]) })
  const href = (location.pathname + location.search).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const link = `<a href="${href}">${t('ui:session.reload')}</a>`
  showToast({ message: `${t('ui:session.changed')} ${link}`, delay: askedFor })
}
