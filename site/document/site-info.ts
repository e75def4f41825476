import type { MenuItem } from '../../content-adapters/entities/menu.ts'
import { bookingWay } from '../../content-adapters/parts/booking-way.ts'
import { citiesPath, cityChoiceHref } from '../../content-adapters/parts/in-city.ts'
import { profilePath, sectionOf } from '../../content-adapters/parts/profile-paths.ts'
import { translate } from '../../locales/index.ts'
import { type Locale, localizePath, type Text } from '../../locales/locale.ts'
import { resolveLink } from '../../schemas/core/link.ts'
import { type LocalizedText, pickLocalized } from '../../schemas/core/localized.ts'
import { type MainMenuEntry, mainMenu } from '../../schemas/menu/main-menu.ts'
import type { MenuEntry, SiteInfo } from '../../schemas/page/page.ts'
import { encodePath } from '../core/address.ts'
import type { Host } from '../core/host.ts'
import { pageHref } from '../core/links.ts'
import type { Clinic } from '../core/route.ts'
import { chosenFrame } from './chosen-frame.ts'
import { withCurrent } from './current-entry.ts'

/** Name of the product on its own pages. */
export const productName = 'Shipa'

const pickText = (value: LocalizedText, locale: Locale): Text => {
  const found = pickLocalized(value, locale)
  return found ? { text: found.value, lang: found.lang } : { text: '', lang: locale }
}

/** Data of the site for layouts: its name, its menu with Home first (B-22), its phone; `city` is that of a list of the directory. */
export const siteInfo = (
  clinic: Clinic | undefined,
  locale: Locale,
  path: string,
  host: Host,
  city?: LocalizedText,
): SiteInfo => ({
  ...(clinic ? clinicInfo(clinic, locale, path, host) : productInfo(locale, path, host, city)),
  ...(host.product && { product: host.product }),
})

/** Width of a logo that is 40 px high in the header; a very wide one is less high. */
const logoWidth = ({ width, height }: { width: number; height: number }) =>
  Math.min(96, Math.round((40 * width) / height))

function productInfo(locale: Locale, path: string, host: Host, city: LocalizedText | undefined): SiteInfo {
  const home = host.href('/', locale)
  const here = host.href(path, locale)
  const entry = (item: MainMenuEntry): MenuEntry => {
    const title = { text: translate(locale)(item.title), lang: locale }
    const place =
      'path' in item
        ? { href: host.href(item.path, locale), external: false }
        : { items: item.items.map(entry) }
    return withCurrent({ ...place, title }, here, home)
  }
  const place = {
    href: host.href(cityChoiceHref(path === citiesPath ? '/' : encodePath(path)), locale),
    ...(city && { name: pickText(city, locale) }),
  }
  return { name: { text: productName, lang: locale }, home, menu: mainMenu.map(entry), place }
}

function clinicInfo({ company, menu }: Clinic, locale: Locale, path: string, host: Host): SiteInfo {
  const href = pageHref(host, locale, company.slug)
  const way = bookingWay(company, menu)
  const section = sectionOf(company)
  const home = href('/')
  const here = host.href(path, locale)
  const entry = (item: MenuItem): MenuEntry => {
    const items = item.items.map(entry)
    const title = pickText(item.title, locale)
    return withCurrent(
      { ...resolveLink(item.link, href), title, ...(items.length > 0 && { items }) },
      here,
      home,
    )
  }
  const first = {
    href: home,
    external: false,
    title: { text: translate(locale)('layout:home'), lang: locale },
  }
  return {
    company: company.code,
    name: pickText(company.name, locale),
    home,
    ...(section && {
      profile: (host.product ?? '') + localizePath(profilePath(section, company.slug), locale),
    }),
    menu: [withCurrent(first, here, home), ...menu.map(entry)],
    ...(company.logo && { logo: company.logo.src, logoWidth: logoWidth(company.logo) }),
    ...(company.favicon && { favicon: company.favicon }),
    ...(way && { booking: way }),
    ...chosenFrame(company, menu, href, locale),
  }
}
