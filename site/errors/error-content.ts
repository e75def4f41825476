import type { PageContent } from '../../content-adapters/page-content.ts'
import { translate } from '../../locales/index.ts'
import { type Locale, locales } from '../../locales/locale.ts'
import { errorKind } from '../../renderer/error-page/error-kind.ts'
import type { LocalizedText } from '../../schemas/core/localized.ts'

/** Title of an error page, with the status code (B-19). */
export const errorTitle = (status: number, locale: Locale): string =>
  `${translate(locale)(`fault:${errorKind(status)}.title`)} · ${status}`

/** An error page in all languages; the layout draws its body. */
export const errorContent = (status: number): PageContent => ({
  title: Object.fromEntries(locales.map((locale) => [locale, errorTitle(status, locale)])) as LocalizedText,
  type: 'website',
  blocks: [],
  sidebar: [],
  robots: 'noindex',
})
