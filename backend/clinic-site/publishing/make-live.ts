import { desc, eq } from 'drizzle-orm'
import {
  siteDesign,
  siteMap,
  siteMenu,
  sitePage,
  sitePages,
} from '../../../schemas/clinic-site/site.event.ts'
import { isEqual } from '../../../schemas/core/is-equal.ts'
import { localesOf } from '../../../schemas/core/localized.ts'
import { hiddenPages } from '../../../schemas/design/hidden-pages.ts'
import { diffDrafts } from '../../../schemas/draft/diff.ts'
import type { SiteDraft } from '../../../schemas/draft/site-draft.ts'
import { company as companyTable, siteVersion } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { allChanged } from '../../kit/events/changed.ts'
import { type Happened, happened } from '../../kit/events/happened.ts'
import { openPageCase } from '../../shared/shown/open-page-case.ts'
import { shownOf } from '../../shared/shown/shown-of.ts'
import { isOtherFrame, writePublished } from '../drafts/published-site.ts'
import { writeRedirects } from './write-redirects.ts'

/** The number of the newest version of a site; undefined before the first is published. */
export async function newestVersion(orm: Orm, company: string): Promise<number | undefined> {
  const [row] = await orm
    .select({ number: siteVersion.number })
    .from(siteVersion)
    .where(eq(siteVersion.company, company))
    .orderBy(desc(siteVersion.number))
    .limit(1)
  return row?.number
}

/** True if the site has no version and no published pages (sites published before versioning have pages only). */
export const isNeverPublished = (newest: number | undefined, { pages }: Pick<SiteDraft, 'pages'>): boolean =>
  newest === undefined && Object.keys(pages).length === 0

const pagesBySlug = ({ pages }: SiteDraft) => new Map(Object.values(pages).map((page) => [page.slug, page]))

/** The slugs of the stored pages that look different in two sites: all of them if the menu or the design differ. */
export function changedSlugs(before: SiteDraft, after: SiteDraft): string[] {
  const [old, now] = [pagesBySlug(before), pagesBySlug(after)]
  const slugs = [...new Set([...old.keys(), ...now.keys()])]
  return isOtherFrame(before, after) ? slugs : slugs.filter((slug) => !isEqual(old.get(slug), now.get(slug)))
}

/** The facts of a site that the sitemap depends on: the menu, hidden pages, and each page with the languages of its title. */
const listed = ({ menu, design, pages }: SiteDraft) => [
  menu,
  hiddenPages(design.settings),
  Object.fromEntries(Object.values(pages).map(({ slug, title }) => [slug, localesOf(title)])),
]

/** What has changed between two published sites. */
export function siteChanges(company: string, before: SiteDraft, after: SiteDraft): Happened[] {
  const [old, now] = [pagesBySlug(before), pagesBySlug(after)]
  const slugs = changedSlugs(before, after)
  const isOtherSet = slugs.some((slug) => !old.has(slug) || !now.has(slug))
  return [
    ...slugs.map((slug) => happened(sitePage, { company, slug })),
    // Whether a page of the menu has anything to show depends on which pages are stored (V-21).
    ...(isOtherSet ? [happened(sitePages, { company })] : []),
    ...(isEqual(listed(before), listed(after)) ? [] : [happened(siteMap, { company })]),
    ...(isEqual(before.menu, after.menu) ? [] : [happened(siteMenu, { company })]),
    ...(isEqual(before.design, after.design) ? [] : [happened(siteDesign, { company })]),
  ]
}

type Live = { company: string; account: string | null; note?: string | null | undefined }

/**
 * Publishes a site as the next version, and invalidates exactly the pages that read the differences. Returns the version number and the
 * slugs of changed pages that still exist. If nothing differs, no version is created and the newest number is returned. A site that was
 * taken down is shown again. `before` is the published site; the draft has to be locked.
 */
export async function makeLive(
  orm: Orm,
  { company, account, note }: Live,
  before: SiteDraft,
  after: SiteDraft,
): Promise<{ version: number; slugs: string[] }> {
  await putBack(orm, company)
  const newest = await newestVersion(orm, company)
  if (diffDrafts(before, after).length === 0) return { version: newest ?? 0, slugs: [] }
  if (newest === undefined)
    await orm.insert(siteVersion).values({ company, number: 0, content: JSON.stringify(before) })
  const number = (newest ?? 0) + 1
  const content = JSON.stringify(after)
  await orm.insert(siteVersion).values({ company, number, content, note: note || null, account })
  await writePublished(orm, company, before, after, number)
  const moved = await writeRedirects(orm, company, before, after)
  await allChanged(orm, [...siteChanges(company, before, after), ...moved])
  if (isNeverPublished(newest, before))
    await openPageCase(orm, { kind: 'site', company, code: company }, 'first', { by: account })
  const there = pagesBySlug(after)
  return { version: number, slugs: changedSlugs(before, after).filter((slug) => there.has(slug)) }
}

/** Shows a site to visitors again that was taken down. */
async function putBack(orm: Orm, company: string): Promise<void> {
  const [site] = await orm
    .select({ isOff: companyTable.isSiteOff })
    .from(companyTable)
    .where(eq(companyTable.code, company))
  if (site?.isOff) await switchSite(orm, company, false)
}

/** Takes the whole site of a company down, or puts it back; invalidates its pages and all lists with it. */
export async function switchSite(orm: Orm, company: string, isSiteOff: boolean): Promise<void> {
  await orm.update(companyTable).set({ isSiteOff }).where(eq(companyTable.code, company))
  await allChanged(orm, await shownOf(orm, company))
}
