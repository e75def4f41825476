import { isBlank } from '../core/localized.ts'
import type { DraftMenuItem, SiteDraft } from '../draft/site-draft.ts'
import { type JudgedEntry, judgeMenu, type MenuFacts } from './judge-menu.ts'
import { menuTypes } from './menu-kind.ts'
import { slugOfKind } from './menu-slug.ts'

/** The menu of a draft, judged as the site does. */
export const judgeDraftMenu = (
  menu: readonly DraftMenuItem[],
  facts: MenuFacts,
): JudgedEntry<DraftMenuItem>[] =>
  judgeMenu(
    menu,
    (item) => ({ ...item, hasName: Object.values(item.name).some((text) => !isBlank(text)) }),
    facts,
  )

/** Judged entries with all below them, parents first. */
export const allEntries = <Item>(entries: readonly JudgedEntry<Item>[]): JudgedEntry<Item>[] =>
  entries.flatMap((entry) => [entry, ...allEntries(entry.items ?? [])])

/** Slugs of pages that a clinic's site has without the clinic having written them. */
export const ownSlugs: ReadonlySet<string> = new Set([
  ...menuTypes.flatMap(([, kind]) => slugOfKind(kind) ?? []),
  'osms',
  'gobmp',
  'medical-director',
])

/** True for an entry of a page that is not there: visitors who choose it would see an error. */
export const leadsToNoPage = (
  { slug, items }: Pick<JudgedEntry<unknown>, 'slug' | 'items'>,
  pages: SiteDraft['pages'],
): boolean =>
  slug !== '' &&
  !items?.length &&
  !ownSlugs.has(slug) &&
  !Object.values(pages).some((page) => page.slug === slug)
