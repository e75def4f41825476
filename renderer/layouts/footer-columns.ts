import type { Translate } from '../../locales/index.ts'
import { localizePath } from '../../locales/locale.ts'
import type { MenuEntry } from '../../schemas/page.ts'
import type { FramedPage } from './layout-props.ts'

export type FooterColumn = {
  title: MenuEntry['title']
  items: MenuEntry[]
  /** It tells of the site itself. */
  about?: true
}

/**
 * The links of the footer: on the product's own site for patients and for clinics, on every site what it rests on and,
 * where somebody reads them, how to report a mistake on this page.
 */
export function footerColumns(
  { locale, path, site: { company, menu, contact, product = '' } }: FramedPage,
  t: Translate,
): FooterColumn[] {
  const text = (words: string) => ({ text: words, lang: locale })
  const link = (to: string, words: string): MenuEntry => ({
    href: product + localizePath(to, locale),
    title: text(words),
  })
  const directory = link('/', t('layout:mainMenu.directory'))
  const credits = link('/page/credits', t('layout:footer.credits'))
  const about = [
    credits,
    ...(contact ? [{ href: mistakeHref(contact, path, t), title: text(t('layout:footer.mistake')) }] : []),
  ]
  if (company !== undefined)
    return [{ title: text(t('layout:footer.about')), items: [directory, ...about], about: true }]
  return [
    {
      title: text(t('layout:mainMenu.forPatients')),
      items: [directory, link('/help', t('layout:mainMenu.help'))],
    },
    ...menu.flatMap(({ title, items }) => (items ? [{ title, items }] : [])),
    { title: text(t('layout:footer.about')), items: about, about: true },
  ]
}

/** A letter that says in its subject which page it is about. */
const mistakeHref = (address: string, path: string, t: Translate) =>
  `mailto:${address}?subject=${encodeURIComponent(t('layout:footer.mistakeOn', { path }))}`
