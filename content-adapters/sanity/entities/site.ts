import type { LinkTarget } from '../../../schemas/core/link.ts'
import type { LocalizedText } from '../../../schemas/core/localized.ts'
import { hiddenPages } from '../../../schemas/design/hidden-pages.ts'
import { type JudgedEntry, judgeMenu, type MenuEntryFacts } from '../../../schemas/menu/judge-menu.ts'
import { menuTypes } from '../../../schemas/menu/menu-kind.ts'
import { relation } from '../../../schemas/menu/menu-target.ts'
import type { StoredBlock } from '../../../schemas/page/page.ts'
import type { Company } from '../../entities/company.ts'
import type { MenuItem } from '../../entities/menu.ts'
import type { StoredPage } from '../../entities/site.ts'
import { withoutUndefined } from '../../parts/without-undefined.ts'
import page from '../documents/page.ts'
import site from '../documents/site.ts'
import { type ReadFields, type Report, readDocument } from '../read-document.ts'
import type { Pictures } from '../wire/picture.ts'

type Reading = { pictures: Pictures; report: Report }
export type SiteFields = ReadFields<typeof site.schema>

export const readSite = (raw: unknown, reading: Reading): SiteFields => readDocument(site, raw, reading)

/** A company with the design of its site. */
export function withDesign(company: Company, { template, theme, settings }: SiteFields): Company {
  const { logo, favicon, ...others } = settings ?? {}
  return withoutUndefined({
    ...company,
    template: template ?? company.template,
    theme: theme ?? company.theme,
    settings: settings ? others : company.settings,
    logo: logo ? { ...logo, alt: company.name } : company.logo,
    favicon: favicon?.src ?? company.favicon,
  })
}

/** An entry as the studio has it, at any level. */
type Entry = { title: LocalizedText; link: LinkTarget; hidden?: boolean; items?: Entry[] }

/** The menu as visitors see it, by the same rules as one of ours. */
export function menuOf(menu: SiteFields['menu'], company: Company): MenuItem[] {
  const facts = {
    takesQuestions: Boolean(company.emailForIssues),
    takesBookings: company.isOnlineEntryActive,
    emptyTypes: [],
    hiddenPages: hiddenPages(company.settings),
  }
  return judgeMenu((menu ?? []) as Entry[], factsOf, facts).flatMap(shownEntry)
}

function factsOf({ link, hidden, items }: Entry): MenuEntryFacts<Entry> {
  const shared = { hasName: true, isHidden: hidden ?? false, items }
  if (link.kind !== 'page') return { ...shared, relationType: relation.external, relationCode: hrefOf(link) }
  const slug = link.path.replace(/^\//, '')
  const [type] = menuTypes.find(([, kind]) => kind === slug) ?? []
  if (type !== undefined) return { ...shared, type }
  // An article, or a page with a query: its path is its address.
  if (!/^[a-z0-9-]+$/.test(slug))
    return { ...shared, relationType: relation.external, relationCode: link.path }
  return { ...shared, relationType: relation.page, relationCode: slug }
}

function hrefOf(link: Exclude<LinkTarget, { kind: 'page' }>): string {
  if (link.kind === 'url') return link.href
  return link.kind === 'email' ? `mailto:${link.address}` : `tel:${link.number}`
}

function shownEntry({ item, slug, link, kind, reason, items }: JudgedEntry<Entry>): MenuItem[] {
  if (reason || !link) return []
  const below = items?.flatMap(shownEntry) ?? []
  return [
    withoutUndefined({
      title: item.title,
      slug,
      link: below.length > 0 ? link : item.link,
      kind,
      items: below,
    }),
  ]
}

/** A stored page with its slug; its blocks are judged when they are resolved. */
export function pageOf(
  raw: Record<string, unknown>,
  company: Pick<Company, 'name'>,
  reading: Reading & { blocks: (list: unknown) => StoredBlock[] },
): [slug: string, page: StoredPage] | undefined {
  const { slug, title, searchTitle, description, image } = readDocument(page, raw, reading)
  // A page without a slug is the first one of the site, a page with a wrong one is none.
  if (slug === undefined && raw.slug !== null && raw.slug !== undefined && raw.slug !== '') return undefined
  return [
    slug ?? '',
    withoutUndefined({
      title: title ?? company.name,
      searchTitle,
      description,
      image,
      blocks: reading.blocks(raw.blocks),
    }),
  ]
}
