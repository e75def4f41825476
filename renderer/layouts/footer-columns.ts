import type { Translate } from '../../locales/index.ts'
import { type Locale, localizePath } from '../../locales/locale.ts'
import type { MenuEntry, SiteInfo } from '../../schemas/page.ts'

export type FooterColumn = {
  title: MenuEntry['title']
  items: MenuEntry[]
  /** It tells of the site itself. */
  about?: true
}

/** The links of the footer: on the product's own site for patients and for clinics, on every site what it rests on. */
export function footerColumns({ company, menu }: SiteInfo, locale: Locale, t: Translate): FooterColumn[] {
  const text = (words: string) => ({ text: words, lang: locale })
  const link = (path: string, words: string): MenuEntry => ({
    href: localizePath(path, locale),
    title: text(words),
  })
  const directory = link('/', t('layout:mainMenu.directory'))
  const credits = link('/page/credits', t('layout:footer.credits'))
  if (company !== undefined)
    return [{ title: text(t('layout:footer.about')), items: [directory, credits], about: true }]
  return [
    {
      title: text(t('layout:mainMenu.forPatients')),
      items: [directory, link('/help', t('layout:mainMenu.help'))],
    },
    ...menu.flatMap(({ title, items }) => (items ? [{ title, items }] : [])),
    { title: text(t('layout:footer.about')), items: [credits], about: true },
  ]
}
