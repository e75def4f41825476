import { desc, eq } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import { diffDrafts } from '../../schemas/draft/diff.ts'
import type { SiteDraft } from '../../schemas/draft/site-draft.ts'
import { isEqual } from '../../schemas/is-equal.ts'
import { tags } from '../../schemas/tags.ts'
import { invalidate } from '../content/invalidate.ts'
import type { Orm } from '../database/database.ts'
import { siteVersion } from '../database/tables/index.ts'
import { ApiError } from '../http/api-error.ts'
import { checkSite } from './check-site.ts'
import { lockDraft } from './draft-store.ts'
import { readPublished, writePublished } from './published-site.ts'
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

/** Tags of exactly what differs between two published sites. */
export function changedSiteTags(company: string, before: SiteDraft, after: SiteDraft): string[] {
  const slugsOf = ({ pages }: SiteDraft) => new Map(Object.values(pages).map((page) => [page.slug, page]))
  const [old, now] = [slugsOf(before), slugsOf(after)]
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter(
    (slug) => !isEqual(old.get(slug), now.get(slug)),
  )
  const isOtherSet = changed.some((slug) => !old.has(slug) || !now.has(slug))
  return [
    ...changed.map((slug) => tags.sitePage(company, slug)),
    // Whether a page of the menu has anything to show depends on which pages are stored (V-21).
    ...(isOtherSet ? [tags.site(company)] : []),
    ...(isEqual(before.menu, after.menu) ? [] : [tags.menu(company)]),
    ...(isEqual(before.design, after.design) ? [] : [tags.company(company)]),
  ]
}

type Publishing = {
  company: string
  account: string
  locale: Locale
  revision: number
  note?: string | undefined
}

/**
 * Publishes the draft as the next version (PS3), in one transaction with what visitors see and with the invalidation of exactly the pages
 * that read it. Returns the number of the version; the newest one if there is nothing to publish. Throws 409 if the
 * draft has another revision than the one that was seen, 422 with what stands in the way.
 */
export async function publishSite(
  orm: Orm,
  { company, account, locale, revision, note }: Publishing,
): Promise<number> {
  const { revision: current, draft } = await lockDraft(orm, company)
  if (current !== revision) throw new ApiError('CONFLICT')
  const before = await readPublished(orm, company)
  const CHECKS = checkSite(draft, before, locale)
  if (CHECKS.length > 0) throw new ApiError('NOT_PUBLISHABLE', { data: { CHECKS } })
  const newest = await newestVersion(orm, company)
  if (diffDrafts(before, draft).length === 0) return newest ?? 0
  if (newest === undefined)
    await orm.insert(siteVersion).values({ company, number: 0, content: JSON.stringify(before) })
  const number = (newest ?? 0) + 1
  const content = JSON.stringify(draft)
  await orm.insert(siteVersion).values({ company, number, content, note: note || null, account })
  await writePublished(orm, company, before, draft)
  const isMoved = await writeRedirects(orm, company, before, draft)
  await invalidate(orm, [...changedSiteTags(company, before, draft), ...(isMoved ? [tags.redirects] : [])])
  return number
}
