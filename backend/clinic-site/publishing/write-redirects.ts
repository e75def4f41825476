import { and, eq, inArray, sql } from 'drizzle-orm'
import { siteRedirects } from '../../../schemas/clinic-site/site.event.ts'
import type { SiteDraft } from '../../../schemas/draft/site-draft.ts'
import { company, redirect } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { type Happened, happened } from '../../kit/events/happened.ts'
import { type Moved, slugRedirects } from './slug-redirects.ts'

const keyOf = ({ from, to }: Moved) => `${from} ${to}`

/** Writes the redirects (B-18) that a published site leaves for `before`. Returns what has changed by it, without saying so. */
export async function writeRedirects(
  orm: Orm,
  code: string,
  before: SiteDraft,
  after: SiteDraft,
): Promise<Happened[]> {
  const [owner] = await orm.select({ slug: company.slug }).from(company).where(eq(company.code, code))
  const slug = owner?.slug ?? ''
  const base = `/l/${slug}`
  const known = await orm
    .select({ from: redirect.from, to: redirect.to })
    .from(redirect)
    .where(and(redirect.isActive, sql`starts_with(${redirect.from}, ${`${base}/`})`))
  const wanted = slugRedirects(base, known, before, after)
  const kept = new Set(wanted.map(keyOf))
  const had = new Set(known.map(keyOf))
  const gone = known.filter((one) => !kept.has(keyOf(one))).map(({ from }) => from)
  const added = wanted.filter((one) => !had.has(keyOf(one)))
  if (gone.length > 0) await orm.delete(redirect).where(inArray(redirect.from, gone))
  for (const { from, to } of added) {
    const row = { to, httpStatus: 301 as const, isActive: true }
    await orm
      .insert(redirect)
      .values({ from, ...row })
      .onConflictDoUpdate({ target: redirect.from, set: row })
  }
  return gone.length + added.length > 0 ? [happened(siteRedirects, { company: code, slug })] : []
}
