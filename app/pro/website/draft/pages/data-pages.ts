import type { LocalizedText } from '../../../../../schemas/core/localized.ts'
import type { DraftMenuItem } from '../../../../../schemas/draft/site-draft.ts'
import { allEntries } from '../../../../../schemas/menu/draft-menu.ts'
import type { JudgedEntry } from '../../../../../schemas/menu/judge-menu.ts'

/** Pages of a draft, of which only the slugs are read. */
type Slugs = { pages: Readonly<Record<string, { slug: string }>> }

const prefix = 'data:'

/** The id of a composed page, made of the clinic's data. The index has an empty slug. */
export const dataPage = (slug: string): string => prefix + slug

/** The slug of such a page by its id; undefined for a page of the draft. */
export const slugOfDataPage = (id: string): string | undefined =>
  id.startsWith(prefix) ? id.slice(prefix.length) : undefined

/** The page with a slug: the clinic's own, or else the composed one. */
export const pageAt = ({ pages }: Slugs, slug: string): string =>
  Object.keys(pages).find((id) => pages[id]?.slug === slug) ?? dataPage(slug)

/**
 * The page that an id means now: the index for a page that was removed from the draft, and a page that was written since in place of the
 * composed one.
 */
export function currentPage(draft: Slugs, id: string): string {
  if (Object.hasOwn(draft.pages, id)) return id
  return pageAt(draft, slugOfDataPage(id) ?? '')
}

/** The areas whose facts a composed page shows, by its slug. */
const madeOf: Readonly<Record<string, readonly string[]>> = {
  about: ['company'],
  contacts: ['cabinets', 'company'],
  gallery: ['photos'],
  specialists: ['doctors'],
  news: ['news'],
  materials: ['materials'],
}

/** The areas whose facts the page with an id shows; none for a page of the draft. */
export const areasOfPage = (id: string): readonly string[] => madeOf[slugOfDataPage(id) ?? ''] ?? []

/** Pages of data that a clinic can take over: their blocks stay true when they are stored. */
const composable = new Set(['', 'about', 'contacts', 'gallery', 'osms', 'gobmp', 'state-symbols'])

/** A composed page, under the name that its entry has in the menu. */
export type DataPage = { slug: string; title: LocalizedText | undefined; isComposable: boolean }

/** The pages of a site that visitors see without the clinic having written them, the index first. */
export function dataPages({ pages }: Slugs, menu: readonly JudgedEntry<DraftMenuItem>[]): DataPage[] {
  const stored = new Set(Object.values(pages).map(({ slug }) => slug))
  const titles = new Map<string, LocalizedText | undefined>([['', undefined]])
  for (const { slug, reason, item, items } of allEntries(menu))
    if (slug && !reason && !items && !titles.has(slug)) titles.set(slug, item.name)
  return [...titles]
    .filter(([slug]) => !stored.has(slug))
    .map(([slug, title]) => ({ slug, title, isComposable: composable.has(slug) }))
}
