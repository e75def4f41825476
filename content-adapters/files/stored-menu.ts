import type { LinkTarget } from '../../schemas/core/link.ts'
import { isBlank } from '../../schemas/core/localized.ts'
import { hiddenPages } from '../../schemas/design/hidden-pages.ts'
import { type JudgedEntry, judgeMenu, type MenuEntryFacts } from '../../schemas/menu/judge-menu.ts'
import type { StoredMenu } from '../../schemas/menu/menu.ts'
import { menuTypes } from '../../schemas/menu/menu-kind.ts'
import { relation } from '../../schemas/menu/menu-target.ts'
import type { Company } from '../entities/company.ts'
import type { MenuItem } from '../entities/menu.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

type Entry = Omit<StoredMenu[number], 'items'> & { items?: readonly Entry[] | undefined }

const typeOf = (slug: string) => menuTypes.find(([, kind]) => kind === slug)?.[0]

/** An address as `externalLink` reads it. */
function addressOf(link: LinkTarget): string {
  switch (link.kind) {
    case 'page':
      return link.path
    case 'url':
      return link.href
    case 'phone':
      return `tel:${link.number}`
    case 'email':
      return `mailto:${link.address}`
    case 'whatsapp':
      return `https://wa.me/${link.number.replace(/\D/g, '')}`
  }
}

/** The numbers of C-21 for an entry, by where it leads. */
function factsOf({ title, link, hidden = false, items }: Entry): MenuEntryFacts<Entry> {
  const slug = link.kind === 'page' ? /^\/([a-z0-9-]+)$/.exec(link.path)?.[1] : undefined
  const type = slug && typeOf(slug)
  return {
    hasName: !isBlank(title),
    isHidden: hidden,
    items: items?.length ? items : undefined,
    ...(type
      ? { type }
      : slug
        ? { relationType: relation.page, relationCode: slug }
        : { relationType: relation.external, relationCode: addressOf(link) }),
  }
}

type Owner = Pick<Company, 'emailForIssues' | 'isOnlineEntryActive' | 'settings'>

/** A stored menu as visitors see it, by `judgeMenu`. `emptyTypes` are the types of entries whose pages would be empty. */
export function menuOf(menu: StoredMenu, owner: Owner, emptyTypes: readonly number[]): MenuItem[] {
  const facts = {
    takesQuestions: Boolean(owner.emailForIssues),
    takesBookings: owner.isOnlineEntryActive,
    emptyTypes,
    hiddenPages: hiddenPages(owner.settings),
  }
  return judgeMenu<Entry>(menu, factsOf, facts).flatMap(shownEntry)
}

function shownEntry({ item, slug, link, kind, reason, items }: JudgedEntry<Entry>): MenuItem[] {
  if (reason || !link) return []
  return [withoutUndefined({ title: item.title, slug, link, kind, items: items?.flatMap(shownEntry) ?? [] })]
}
