import type { Change } from '../../../../../schemas/draft/change.ts'
import type { DraftMenuItem, SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import { menuKind } from '../../../../../schemas/menu/menu-kind.ts'
import { menuSlug, relation } from '../../../../../schemas/menu/menu-target.ts'

/** Aliases of pages that have no type of their own (C-22). */
export const aliasPages = ['osms', 'gobmp', 'medical-director'] as const

/**
 * The target of an entry, as it is chosen: `type:4` a page of a type, `alias:osms` one that has none, `page:prices` a page of the clinic's
 * own, `article` a news item or a material, `address` an external address, `none` a heading of the entries in it.
 */
export type EntryTarget = string

/** The choice that an entry stands for. */
export function targetOf(item: DraftMenuItem, { pages }: Pick<SiteDraft, 'pages'>): EntryTarget {
  if (item.relationType === relation.item) return 'article'
  if (item.relationType === relation.external) return 'address'
  const slug = menuSlug(item)
  const isOwn = slug !== '' && Object.values(pages).some((page) => page.slug === slug)
  if (isOwn) return `page:${slug}`
  if (menuKind(item.type)) return `type:${item.type}`
  const alias = aliasPages.find((one) => one === slug)
  if (alias) return `alias:${alias}`
  return slug === '' ? 'none' : `page:${slug}`
}

type Aim = Pick<DraftMenuItem, 'type' | 'relationType' | 'relationCode' | 'alias'>

/** The fields of an entry for a chosen target. Its type stays where the relation alone decides the target. */
function aimOf(item: DraftMenuItem, target: EntryTarget): Aim {
  const [kind, value = ''] = target.split(/:(.*)/)
  if (kind === 'type') return { type: Number(value) }
  if (kind === 'alias') return { type: 0, alias: value }
  if (kind === 'page') return { type: 0, relationType: relation.page, relationCode: value }
  if (kind === 'article') return { type: item.type, relationType: relation.item, relationCode: '' }
  if (kind === 'address') return { type: item.type, relationType: relation.external, relationCode: '' }
  return { type: 0 }
}

const fields = ['type', 'relationType', 'relationCode', 'alias'] as const

/** Gives an entry the chosen target. */
export function targetChanged(item: DraftMenuItem, target: EntryTarget): Change[] {
  const aim = aimOf(item, target)
  return fields.flatMap((field): Change[] => {
    const value = aim[field]
    if (value === item[field]) return []
    return [{ path: ['menu', item.id, field], ...(value !== undefined && { value }) }]
  })
}
