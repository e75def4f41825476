import type { Translate } from '../../locales/index.ts'
import { defaultLocale, isLocale, localizePath } from '../../locales/locale.ts'
import type { MenuEntry } from '../../schemas/page/page.ts'
import { reportedPage, reportPath } from '../../schemas/page-cases/page-case.ts'
import type { FramedPage } from './layout-props.ts'

export type FooterColumn = {
  title: MenuEntry['title']
  items: MenuEntry[]
  /** True for a column about the site itself. */
  about?: true
}

/**
 * The link columns of the footer. The product's own site has the groups of its menu, and its applications; a journal has the
 * menu entries that its header omits; every site has legal links and, if the site has an address for it, a link to
 * report a mistake on this page, and those that can be reported to moderators to do so.
 */
export function footerColumns(
  {
    locale,
    path,
    layout,
    status,
    site: { company, menu, contact, profile, apps = [], product = '' },
  }: FramedPage,
  t: Translate,
): FooterColumn[] {
  const text = (words: string) => ({ text: words, lang: locale })
  const link = (to: string, words: string): MenuEntry => ({
    href: product + localizePath(to, locale),
    title: text(words),
  })
  const appEntry = ({ users, store, href }: (typeof apps)[number]): MenuEntry => ({
    href,
    title: text(t(`layout:footer.appsFor.${users}`, { store })),
  })
  const reported = status === 200 ? reportedPath(path, product ? company : undefined) : undefined
  const about = [
    // A clinic with a profile has a link to that in place of the whole directory.
    ...(company !== undefined && !profile
      ? [link('/companies/clinics', t('layout:mainMenu.directory'))]
      : []),
    link('/page/credits', t('layout:footer.credits')),
    link('/page/personal-data', t('layout:footer.personalData')),
    ...(reported ? [link(reportPath(reported), t('layout:footer.report'))] : []),
    ...(contact ? [{ href: mistakeHref(contact, path, t), title: text(t('layout:footer.mistake')) }] : []),
  ]
  if (company !== undefined)
    return [
      ...(layout === 'landing-blog'
        ? menuColumns(menu.slice(1), text(t('layout:mainMenu.forPatients')))
        : []),
      { title: text(t('layout:footer.about')), items: about, about: true },
    ]
  return [
    ...menu.flatMap(({ title, items }) => (items ? [{ title, items }] : [])),
    ...(apps.length > 0 ? [{ title: text(t('layout:footer.apps')), items: apps.map(appEntry) }] : []),
    { title: text(t('layout:footer.about')), items: about, about: true },
  ]
}

/** A column for each top-level entry; entries without items are collected under `title`. */
function menuColumns(menu: readonly MenuEntry[], title: MenuEntry['title']): FooterColumn[] {
  const single = menu.filter(({ items }) => !items)
  const groups = menu.flatMap((entry) => (entry.items ? [{ title: entry.title, items: within(entry) }] : []))
  return [...groups, { title, items: single }].filter(({ items }) => items.length > 0)
}

/** The links under an entry, starting with its own unless one of its items has the same address. */
function within(entry: MenuEntry): MenuEntry[] {
  const items = (entry.items ?? []).flatMap((item) => [item, ...(item.items ?? [])])
  return [...(items.some(({ href }) => href === entry.href) ? [] : [entry]), ...items].filter(
    ({ href }) => href,
  )
}

/** The path of the product, without its language, of a page that can be reported; `company` is the code of the owner of the host. */
function reportedPath(path: string, company: string | undefined): string | undefined {
  const [, first] = path.split('/')
  const bare = isLocale(first) && first !== defaultLocale ? path.slice(first.length + 1) || '/' : path
  const own = company === undefined ? bare : `/l/${company}${bare === '/' ? '' : bare}`
  return reportedPage(own) && own
}

/** A `mailto:` address whose subject names the page. */
const mistakeHref = (address: string, path: string, t: Translate) =>
  `mailto:${address}?subject=${encodeURIComponent(t('layout:footer.mistakeOn', { path }))}`
