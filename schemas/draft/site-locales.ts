import { type Locale, locales } from '../../locales/locale.ts'
import type { SiteDraft } from './site-draft.ts'

/** Languages in which a draft has the title of a page or the name of an entry of the menu, in their usual order. */
export function siteLocales({ pages, menu }: SiteDraft): Locale[] {
  const texts = [...Object.values(pages).map(({ title }) => title), ...menu.map(({ name }) => name)]
  return locales.filter((locale) => texts.some((text) => text[locale]))
}
