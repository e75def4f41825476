import { hrefFrom } from '../../../schemas/formats/href.ts'
import { normalizePhone } from '../../../schemas/formats/phone.ts'
import { slugify } from '../../../schemas/formats/slug.ts'
import type { LinkTarget } from '../../../schemas/link.ts'
import type { Company, MenuItem, MenuKind } from '../../entities.ts'
import { slugOfAlias, slugOfKind } from '../../parts/menu-slug.ts'
import { paths } from '../../parts/paths.ts'
import { withoutUndefined } from '../../parts/without-undefined.ts'
import { menuKind } from '../menu-kind.ts'
import type { RawMenuItem } from '../raw/menu-item.ts'
import { textOf } from './parts.ts'

const relation = { page: 1, item: 2, external: 3 }

/** Maximum depth. A menu may contain itself. */
const maxDepth = 5

type Owner = Pick<Company, 'emailForIssues' | 'isOnlineEntryActive'>

/**
 * Applies rules V-10 to V-15 and V-21 to a menu, children before their parents, and adds slugs (C-21, C-22, ALIAS (M)).
 * `emptyTypes` are the types of entries whose pages would be empty.
 */
export const menuFromRaw = (
  items: readonly RawMenuItem[],
  company: Owner,
  emptyTypes: readonly number[] = [],
): MenuItem[] => level(items, { ...company, empty: new Set(emptyTypes) }, 1)

type Filter = Owner & { empty: ReadonlySet<number | undefined> }

const level = (items: readonly RawMenuItem[], filter: Filter, depth: number): MenuItem[] =>
  items.flatMap((raw) => itemFromRaw(raw, filter, depth) ?? [])

function itemFromRaw(raw: RawMenuItem, filter: Filter, depth: number): MenuItem | undefined {
  const kind = menuKind(raw.MENU_ITEM_TYPE_CODE)
  const nested = depth < maxDepth ? raw.items : undefined
  const items = nested && level(nested, filter, depth + 1)
  if (raw.RELATION_TYPE === relation.item && !raw.RELATION_CODE?.trim()) return undefined // V-10
  if (raw.IS_HIDDEN) return undefined // V-11
  if (kind === 'ask-question' && !filter.emailForIssues) return undefined // V-12
  if (kind === 'appointment' && !filter.isOnlineEntryActive) return undefined // V-13
  if (items?.length === 0) return undefined // V-14
  if (!items && !raw.RELATION_TYPE && filter.empty.has(raw.MENU_ITEM_TYPE_CODE)) return undefined // V-21
  const title = textOf(raw, 'MENU_ITEM_NAME')
  const slug = slugOf(raw, kind)
  const link = items?.[0]?.link ?? linkOf(raw, slug, kind) // V-15
  return title && link && withoutUndefined({ title, slug, link, kind, items: items ?? [] })
}

/** The slug of a menu item; empty if it leads to an external address or to a single material or news item. */
function slugOf(raw: RawMenuItem, kind: MenuKind | undefined): string {
  if (raw.RELATION_TYPE === relation.external || raw.RELATION_TYPE === relation.item) return ''
  const page = raw.RELATION_TYPE === relation.page ? (raw.RELATION_CODE ?? '') : ''
  return slugOfKind(kind) ?? (slugOfAlias(raw.ALIAS ?? '') || slugify(page))
}

function linkOf(raw: RawMenuItem, slug: string, kind: MenuKind | undefined): LinkTarget | undefined {
  if (raw.RELATION_TYPE === relation.external) return externalLink(raw.RELATION_CODE ?? '')
  if (raw.RELATION_TYPE === relation.item) return articleLink(raw.RELATION_CODE, kind)
  return slug === '' ? undefined : { kind: 'page', path: `/${slug}` }
}

/**
 * Link to a material or a news item by its code. A menu item contains neither the category of a news item nor
 * reliably which of the two it is; either address redirects to the right one.
 */
function articleLink(relationCode = '', kind: MenuKind | undefined): LinkTarget | undefined {
  const code = relationCode.trim()
  const slug = /^[a-z0-9-]{1,120}$/i.test(code) ? code : slugify(code)
  if (slug === '') return undefined
  const path = kind === 'news' ? paths.newsItem('all', slug) : paths.material(slug)
  return { kind: 'page', path }
}

/** Link to an external address; undefined if it is not safe. */
export function externalLink(address: string): LinkTarget | undefined {
  const href = hrefFrom(address)
  if (!href) return undefined
  if (/^https?:/.test(href)) return { kind: 'url', href }
  const number = normalizePhone(address)
  if (href.startsWith('tel:')) return /^\+\d{8,15}$/.test(number) ? { kind: 'phone', number } : undefined
  const mail = href.replace(/^mailto:/, '')
  if (href.startsWith('mailto:'))
    return /^[^\s@]{1,190}@[^\s@]{1,60}$/.test(mail) ? { kind: 'email', address: mail } : undefined
  return href.length <= 300 ? { kind: 'page', path: href } : undefined
}
