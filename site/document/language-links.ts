import type { PageContent } from '../../content-adapters/page-content.ts'
import { locales } from '../../locales/locale.ts'
import { localesOf } from '../../schemas/core/localized.ts'
import type { Page } from '../../schemas/page/page.ts'
import type { Host } from '../core/host.ts'

/**
 * Targets of the language switch (R-rule): the same page, or the list above it for an article without content in that
 * language.
 */
export function languageLinks({ type, title }: PageContent, path: string, host: Host): Page['languages'] {
  const written = localesOf(title)
  const list = path.slice(0, path.lastIndexOf('/')) || '/'
  return locales.map((locale) => {
    const isMissing = type === 'article' && !written.includes(locale)
    return { locale, href: host.href(isMissing ? list : path, locale) }
  })
}
