import { isLocale, type Locale } from '../../locales/locale.ts'
import { pickLocalized } from '../core/localized.ts'
import type { Problem } from '../core/problem.ts'
import { judgeDraftMenu, leadsToNoPage } from '../menu/draft-menu.ts'
import type { JudgedEntry, MenuFacts } from '../menu/judge-menu.ts'
import { readVisibility, visibilityProblems } from '../page/block-visibility.ts'
import { reservedSlugs } from '../page/reserved-slugs.ts'
import { pageSlugPattern } from '../page/site.ts'
import type { DraftMenuItem, DraftPage, SiteDraft } from './site-draft.ts'
import { nodesOf, type TreeNode } from './tree.ts'

const slugs = new RegExp(pageSlugPattern)

const isBlank = (text: string | undefined) => !text?.trim()

const required = { code: 'required', params: {} } as const

/** The faults of an entry do not depend on whether visitors may ask or book. */
const everything: MenuFacts = { takesQuestions: true, takesBookings: true, emptyTypes: [] }

/** Entries are named by their id, as in the path of a change; the faults of a hidden one do not matter. */
const menuProblems = (entries: readonly JudgedEntry<DraftMenuItem>[], pages: SiteDraft['pages']): Problem[] =>
  entries.flatMap((entry) => {
    const { item, link, reason, items } = entry
    if (item.isHidden) return []
    const path = ['menu', item.id]
    const isAimless = reason === 'noArticle' || (!link && !items?.length)
    return [
      ...(isBlank(item.name.ru) ? [{ path: [...path, 'name', 'ru'], ...required }] : []),
      ...(isAimless ? [{ path, code: 'noTarget' as const, params: {} }] : []),
      ...(leadsToNoPage(entry, pages)
        ? [{ path, code: 'noPage' as const, params: { slug: entry.slug } }]
        : []),
      ...menuProblems(items ?? [], pages),
    ]
  })

/** The fault of a page's address; `others` are the pages that may have it already, named in the language `locale`. */
export function slugProblem(
  slug: string,
  others: readonly DraftPage[],
  locale: Locale,
  reserved: readonly string[] = reservedSlugs,
): Omit<Problem, 'path'> | undefined {
  if (!slugs.test(slug)) return { code: 'slug', params: {} }
  // On a clinic's own domain the site begins there in that language.
  if (isLocale(slug) || reserved.includes(slug)) return { code: 'reservedSlug', params: { slug } }
  const other = others.find((page) => page.slug === slug)
  return (
    other && { code: 'takenSlug', params: { slug, page: pickLocalized(other.title, locale)?.value ?? '' } }
  )
}

function pageProblems({ pages }: SiteDraft, locale: Locale, reserved: readonly string[]): Problem[] {
  const all = Object.values(pages)
  return Object.entries(pages).flatMap(([id, { slug, title }], index): Problem[] => {
    const wrong = slugProblem(slug, all.slice(0, index), locale, reserved)
    return [
      ...(isBlank(title.ru) ? [{ path: ['pages', id, 'title', 'ru'], ...required }] : []),
      ...(wrong ? [{ path: ['pages', id, 'slug'], ...wrong }] : []),
    ]
  })
}

/** Blocks whose last day is before the first: visitors would never see them. */
const periodProblems = ({ pages }: SiteDraft): Problem[] =>
  Object.entries(pages).flatMap(([id, { blocks }]) =>
    (blocks as unknown as TreeNode[])
      .flatMap((block) => nodesOf(block, 'children'))
      .flatMap((block) =>
        visibilityProblems(readVisibility(block.visibility)).map((problem) => ({
          ...problem,
          path: ['pages', id, 'blocks', block.id, 'visibility', ...problem.path],
        })),
      ),
  )

/**
 * The problems that block publishing a draft (PS3): a page or an entry of the menu without a Russian name, an entry without a target or
 * whose page does not exist, days of a block that end before they begin, an address that is taken, `reserved` (B-15) or impossible. Pages
 * are named in the language `locale`. Colours never block it: a theme corrects their contrast.
 */
export const publishProblems = (
  draft: SiteDraft,
  locale: Locale,
  reserved: readonly string[] = reservedSlugs,
): Problem[] => [
  ...pageProblems(draft, locale, reserved),
  ...menuProblems(judgeDraftMenu(draft.menu, everything), draft.pages),
  ...periodProblems(draft),
]
