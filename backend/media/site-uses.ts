import type { Locale } from '../../locales/locale.ts'
import type { MediaPlace } from '../../schemas/api/media.ts'
import { pickLocalized } from '../../schemas/core/localized.ts'
import type { SiteDraft } from '../../schemas/draft/site-draft.ts'
import { nodesOf, type TreeNode } from '../../schemas/draft/tree.ts'
import { addressesIn } from '../../schemas/media/addresses-in.ts'
import type { StoredBlock } from '../../schemas/page/page.ts'
import type { Use } from '../areas/every/area-uses.ts'

type SavedSection = { ID: string; NAME: string; BLOCK: StoredBlock }

type Version = Pick<MediaPlace, 'IS_DRAFT' | 'IS_PUBLISHED'>

const usesIn = (value: unknown, place: MediaPlace): Use[] =>
  [...addressesIn(value)].map((address) => ({ address, place }))

function usesOf(site: SiteDraft, idOf: (slug: string) => string, version: Version, locale: Locale): Use[] {
  const pages = Object.values(site.pages).flatMap(({ blocks, ...page }) => {
    const NAME = String(pickLocalized(page.title, locale)?.value ?? page.slug)
    const place = { KIND: 'page' as const, ID: idOf(page.slug), NAME, ...version }
    const nodes = (blocks as unknown as TreeNode[]).flatMap((block) => nodesOf(block, 'children'))
    return [
      ...usesIn(page, { ...place, PART: '' }),
      ...nodes.flatMap(({ id, props }) => usesIn(props, { ...place, PART: id })),
    ]
  })
  const design = usesIn(site.design, { KIND: 'design', ID: '', PART: '', NAME: '', ...version })
  return [...pages, ...design]
}

/** The pictures that saved sections of a site show. */
export const sectionUses = (sections: readonly SavedSection[]): Use[] =>
  sections.flatMap(({ ID, NAME, BLOCK }) =>
    usesIn(BLOCK, { KIND: 'section', ID, PART: '', NAME, IS_DRAFT: true, IS_PUBLISHED: false }),
  )

const keyOf = ({ address, place: { KIND, ID, PART } }: Use) => [address, KIND, ID, PART].join(' ')

/** The places where a site shows pictures and files, in its draft and as published; a place in both is one. */
export function siteUses(draft: SiteDraft, published: SiteDraft, locale: Locale): Use[] {
  const idOf = (slug: string) => Object.keys(draft.pages).find((id) => draft.pages[id]?.slug === slug) ?? slug
  const ofDraft = usesOf(draft, idOf, { IS_DRAFT: true, IS_PUBLISHED: false }, locale)
  const ofPublished = usesOf(published, idOf, { IS_DRAFT: false, IS_PUBLISHED: true }, locale)
  const both = new Map(ofDraft.map((use) => [keyOf(use), use]))
  for (const use of ofPublished) {
    const known = both.get(keyOf(use))
    both.set(keyOf(use), known ? { ...known, place: { ...known.place, IS_PUBLISHED: true } } : use)
  }
  return [...both.values()]
}
