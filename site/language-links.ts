import type { PageContent } from '../content-adapters/page-content.ts'
import { locales, localizePath } from '../locales/locale.ts'
import { localesOf } from '../schemas/localized.ts'
import type { Page } from '../schemas/page.ts'

/**
 * Where the language switch leads from a page (R-rule): to the same page; to the list above it, where the page is an
 * article that has nothing in that language.
 */
export function languageLinks({ type, title }: PageContent, path: string): Page['languages'] {
  const written = localesOf(title)
  const list = path.slice(0, path.lastIndexOf('/')) || '/'
  return locales.map((locale) => {
    const isMissing = type === 'article' && !written.includes(locale)
    return { locale, href: localizePath(isMissing ? list : path, locale) }
  })
}
