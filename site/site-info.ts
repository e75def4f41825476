import type { MenuItem } from '../content-adapters/entities.ts'
import { translate } from '../locales/index.ts'
import { type Locale, localizePath, type Text } from '../locales/locale.ts'
import { resolveLink } from '../schemas/link.ts'
import { type LocalizedText, pickLocalized } from '../schemas/localized.ts'
import type { MenuEntry, SiteInfo } from '../schemas/page.ts'
import { pageHref } from './links.ts'
import type { Clinic } from './route.ts'

/** Name of the product on its own pages. */
export const productName = 'Shipa'

const pickText = (value: LocalizedText, locale: Locale): Text => {
  const found = pickLocalized(value, locale)
  return found ? { text: found.value, lang: found.lang } : { text: '', lang: locale }
}

/** What layouts show of the site around a page: whose it is, its menu with Home first (B-22), its phone. */
export function siteInfo(clinic: Clinic | undefined, locale: Locale, path: string): SiteInfo {
  if (!clinic) return { name: { text: productName, lang: locale }, home: localizePath('/', locale), menu: [] }
  const { company, menu } = clinic
  const href = pageHref(locale, company.slug)
  const home = href('/')
  const here = localizePath(path, locale)
  const entry = (item: MenuItem): MenuEntry => {
    const link = resolveLink(item.link, href)
    const items = item.items.map(entry)
    return {
      ...link,
      title: pickText(item.title, locale),
      ...(here === link.href
        ? { current: 'page' as const }
        : (here.startsWith(`${link.href}/`) || items.some(({ current }) => current)) && {
            current: 'branch' as const,
          }),
      ...(items.length > 0 && { items }),
    }
  }
  const first: MenuEntry = {
    href: home,
    external: false,
    title: { text: translate(locale)('layout:home'), lang: locale },
    ...(here === home && { current: 'page' as const }),
  }
  return {
    company: company.code,
    name: pickText(company.name, locale),
    home,
    menu: [first, ...menu.map(entry)],
    ...(company.logo && { logo: company.logo.src }),
    ...(company.favicon && { favicon: company.favicon }),
    ...(company.phones[0] && { phone: company.phones[0] }),
  }
}
