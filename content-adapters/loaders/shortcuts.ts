import type shortcuts from '../../schemas/blocks/shortcuts.ts'
import type { MenuItem } from '../entities/menu.ts'
import { defineLoader } from '../loader.ts'
import { toPage } from '../parts/paths.ts'
import { words } from '../words.ts'

/** Menu slugs and the topic of their shortcut, the most important first. */
const wanted = [
  ['appointment', 'appointment'],
  ['specialists', 'specialists'],
  ['prices', 'prices'],
  ['ask-question', 'question'],
  ['contacts', 'contacts'],
  ['reviews', 'reviews'],
  ['news', 'news'],
  ['osms', 'insurance'],
  ['gobmp', 'insurance'],
  ['determine', 'insurance'],
  ['gallery', 'photos'],
  ['about', 'page'],
] as const
const most = 6
/** Minimum number of shortcuts; with fewer the block is omitted. */
const least = 3

const flat = (menu: readonly MenuItem[]): MenuItem[] => menu.flatMap((item) => [...flat(item.items), item])

/** Links to pages of the menu, and to the price list if the page has one; omitted if there are too few. */
export default defineLoader<typeof shortcuts>(async ({ prices }, { company, source }) => {
  if (!company) return undefined
  const titles = new Map(
    flat(await source.menu(company, { isOptional: true })).map(({ slug, title, link }) => [
      slug,
      { title, link },
    ]),
  )
  const hasPrices = prices && company.settings?.show?.prices !== false
  if (hasPrices && (await source.services(company.code)).length > 0)
    titles.set('prices', { title: words('blocks:services.title'), link: toPage(`/#${prices}-title`) })
  const items = wanted.flatMap(([slug, about]) => {
    const entry = titles.get(slug)
    return entry ? [{ about, ...entry }] : []
  })
  return items.length < least ? undefined : { items: items.slice(0, most) }
})
