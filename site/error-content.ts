import type { PageContent } from '../content-adapters/page-content.ts'
import { translate } from '../locales/index.ts'
import { locales } from '../locales/locale.ts'
import type { LocalizedText } from '../schemas/localized.ts'

/** Title of an error page: what it says and its status code (B-19). Its body is the layout's. */
export function errorContent(status: number): PageContent {
  const kind = status === 404 ? 'notFound' : status >= 500 ? 'network' : 'other'
  const titles = locales.map((locale) => [
    locale,
    `${translate(locale)(`layout:error.${kind}Title`)} · ${status}`,
  ])
  return {
    title: Object.fromEntries(titles) as LocalizedText,
    type: 'website',
    blocks: [],
    sidebar: [],
    robots: 'noindex',
  }
}
