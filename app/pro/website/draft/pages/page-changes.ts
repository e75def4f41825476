import { locales } from '../../../../../locales/locale.ts'
import type { LocalizedText } from '../../../../../schemas/core/localized.ts'
import type { Change } from '../../../../../schemas/draft/change.ts'
import type { DraftMenuItem, DraftPage, SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import { uniqueSlug } from '../../../../../schemas/formats/slug.ts'
import { allEntries, judgeDraftMenu } from '../../../../../schemas/menu/draft-menu.ts'
import { relation } from '../../../../../schemas/menu/menu-target.ts'
import { reservedSlugs } from '../../../../../schemas/page/reserved-slugs.ts'
import { withNewIds } from '../blocks/block-actions.ts'

const newId = (letter: 'p' | 'm') => `${letter}${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`

/** An id that no page has. */
export const newPageId = (): string => newId('p')

/** An id that no entry of the menu has. */
export const newEntryId = (): string => newId('m')

/** An address for a page with this Russian title: neither taken nor reserved. */
export function proposedSlug({ pages }: Pick<SiteDraft, 'pages'>, title: string): string {
  const taken = new Set([...locales, ...reservedSlugs, ...Object.values(pages).map(({ slug }) => slug)])
  return uniqueSlug(title, taken)
}

/** The entries of the menu that link to a page by its slug, hidden ones too. */
export function entriesTo({ menu }: Pick<SiteDraft, 'menu'>, slug: string): DraftMenuItem[] {
  const facts = { takesQuestions: true, takesBookings: true, emptyTypes: [] }
  const entries = allEntries(judgeDraftMenu(menu, facts))
  return entries.filter((entry) => slug !== '' && entry.slug === slug && !entry.items).map(({ item }) => item)
}

/** An entry of the menu that links to a page of the clinic's own. */
export const entryOf = (name: LocalizedText, slug: string): DraftMenuItem => ({
  id: newEntryId(),
  name,
  type: 0,
  relationType: relation.page,
  relationCode: slug,
  isHidden: false,
})

/** Adds an entry at the end of the menu. */
export const entryAdded = ({ menu }: Pick<SiteDraft, 'menu'>, item: DraftMenuItem): Change => ({
  path: ['menu', item.id],
  value: item,
  place: { after: menu.at(-1)?.id ?? null },
})

/** Adds a page, and with `inMenu` an entry of the menu that links to it, unless there is one: of the composed page at the same address. */
export function pageAdded(
  draft: Pick<SiteDraft, 'menu'>,
  id: string,
  page: DraftPage,
  inMenu: boolean,
): Change[] {
  const own = { ...page, blocks: page.blocks.map(withNewIds) }
  const isThere = entriesTo(draft, page.slug).some(({ isHidden }) => !isHidden)
  const entry = entryAdded(draft, entryOf(page.title, page.slug))
  return [{ path: ['pages', id], value: own }, ...(inMenu && !isThere ? [entry] : [])]
}

/** Removes a page, and the entries of the menu that link to it. */
export function pageRemoved(draft: Pick<SiteDraft, 'menu' | 'pages'>, id: string): Change[] {
  const slug = draft.pages[id]?.slug ?? ''
  const entries = entriesTo(draft, slug).map((item) => ({ path: ['menu', item.id] }))
  return [{ path: ['pages', id] }, ...entries]
}

/** Gives a page another address; the entries of the menu that link to it follow. */
export function slugChanged(draft: Pick<SiteDraft, 'menu' | 'pages'>, id: string, slug: string): Change[] {
  const before = draft.pages[id]?.slug ?? ''
  if (before === slug) return []
  const entries = entriesTo(draft, before).flatMap(({ id: entry, type, alias }): Change[] => [
    ...(type === 0 ? [] : [{ path: ['menu', entry, 'type'], value: 0 }]),
    ...(alias === undefined ? [] : [{ path: ['menu', entry, 'alias'] }]),
    { path: ['menu', entry, 'relationType'], value: relation.page },
    { path: ['menu', entry, 'relationCode'], value: slug },
  ])
  return [{ path: ['pages', id, 'slug'], value: slug }, ...entries]
}
