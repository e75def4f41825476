import type { LinkTarget } from '../core/link.ts'
import { hrefFrom } from '../formats/href.ts'
import { normalizePhone } from '../formats/phone.ts'
import { slugify } from '../formats/slug.ts'
import { type MenuKind, menuKind } from './menu-kind.ts'
import { slugOfAlias, slugOfKind } from './menu-slug.ts'

/** The relation of a menu entry, by the numbers of `RELATION_TYPE`. */
export const relation = { page: 1, item: 2, external: 3 } as const

/** The id of the block of promotions on an index: their entry has no page (C-21), and leads to that list. */
export const promotionsOfIndex = 'promotions'

/** The fields that decide the target of an entry. */
export type MenuAim = {
  type?: number | undefined
  relationType?: number | undefined
  relationCode?: string | undefined
  alias?: string | undefined
}

/** The slug of an entry (C-21, C-22, ALIAS (M)); empty if it links to an external address or to a single material or news item. */
export function menuSlug({ type, relationType, relationCode = '', alias = '' }: MenuAim): string {
  if (relationType === relation.external || relationType === relation.item) return ''
  const page = relationType === relation.page ? relationCode : ''
  return slugOfKind(menuKind(type)) ?? (slugOfAlias(alias) || slugify(page))
}

/** The target of an entry itself; undefined if it has none. */
export function menuTarget(aim: MenuAim): LinkTarget | undefined {
  const { type, relationType, relationCode } = aim
  if (relationType === relation.external) return externalLink(relationCode ?? '')
  if (relationType === relation.item) return articleLink(relationCode, menuKind(type))
  const slug = menuSlug(aim)
  if (slug === '' && relationType === undefined && menuKind(type) === 'promotions')
    return { kind: 'page', path: `/#${promotionsOfIndex}-title` }
  return slug === '' ? undefined : { kind: 'page', path: `/${slug}` }
}

/**
 * Link to a material or a news item by its code. A menu entry contains neither the category of a news item nor
 * reliably which of the two it is; either address redirects to the right one.
 */
function articleLink(relationCode = '', kind: MenuKind | undefined): LinkTarget | undefined {
  const code = relationCode.trim()
  const slug = /^[a-z0-9-]{1,120}$/i.test(code) ? code : slugify(code)
  if (slug === '') return undefined
  return { kind: 'page', path: kind === 'news' ? `/news/all/${slug}` : `/materials/${slug}` }
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
