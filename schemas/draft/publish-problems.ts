import { hrefFrom } from '../formats/href.ts'
import { slugify } from '../formats/slug.ts'
import type { Problem } from '../problem.ts'
import { reservedSlugs } from '../reserved-slugs.ts'
import { pageSlugPattern } from '../site.ts'
import type { DraftMenuItem, SiteDraft } from './site-draft.ts'

const slugs = new RegExp(pageSlugPattern)

const isBlank = (text: string | undefined) => !text?.trim()

/** Types of menu entries (C-21) that lead somewhere by themselves; discounts and promotions have no page. */
const isOwnPage = (type: number) => type >= 1 && type <= 13 && type !== 2

function hasTarget({ type, relationType, relationCode = '', alias = '', items }: DraftMenuItem): boolean {
  // A parent takes the link of its first child (V-15).
  if (items && items.length > 0) return true
  if (relationType === 3) return hrefFrom(relationCode) !== undefined
  if (relationType === 2) return !isBlank(relationCode)
  return isOwnPage(type) || slugify(alias) !== '' || slugify(relationCode) !== ''
}

const required = { code: 'required', params: {} } as const

/** Entries are named by their id, as in the path of a change; what a hidden one lacks nobody sees. */
const menuProblems = (items: readonly DraftMenuItem[]): Problem[] =>
  items.flatMap((item) => {
    if (item.isHidden) return []
    const path = ['menu', item.id]
    return [
      ...(isBlank(item.name.ru) ? [{ path: [...path, 'name', 'ru'], ...required }] : []),
      ...(hasTarget(item) ? [] : [{ path, code: 'noTarget' as const, params: {} }]),
      ...menuProblems(item.items ?? []),
    ]
  })

function pageProblems({ pages }: SiteDraft, reserved: readonly string[]): Problem[] {
  const known = new Map<string, string>()
  return Object.entries(pages).flatMap(([id, { slug, title }]): Problem[] => {
    const path = ['pages', id, 'slug']
    const other = known.get(slug)
    known.set(slug, title.ru)
    return [
      ...(isBlank(title.ru) ? [{ path: ['pages', id, 'title', 'ru'], ...required }] : []),
      ...(slugs.test(slug) ? [] : [{ path, code: 'slug' as const, params: {} }]),
      ...(reserved.includes(slug) ? [{ path, code: 'reservedSlug' as const, params: { slug } }] : []),
      ...(other === undefined ? [] : [{ path, code: 'takenSlug' as const, params: { slug, page: other } }]),
    ]
  })
}

/**
 * What stands in the way of publishing a draft (PS3): a page or an entry of the menu without a Russian name, an entry that
 * leads nowhere, an address that is taken, `reserved` (B-15) or impossible. Colours cannot: a theme corrects their contrast.
 */
export const publishProblems = (draft: SiteDraft, reserved: readonly string[] = reservedSlugs): Problem[] => [
  ...pageProblems(draft, reserved),
  ...menuProblems(draft.menu),
]
