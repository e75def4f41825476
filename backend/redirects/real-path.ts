import { type SQL, sql } from 'drizzle-orm'
import { listingSections } from '../../schemas/listing.ts'
import { productPaths } from '../../schemas/product-paths.ts'
import { isListed } from '../companies/is-listed.ts'
import type { Orm } from '../database/database.ts'
import { company, customPage, listing, page } from '../database/tables/index.ts'

/** Addresses of the application and of the API, which are no documents. */
const reserved = ['/pro', '/profile', '/moderation', '/auth', '/api', '/modules', '/images']

/** Pages that there are without any row. */
const fixed = [
  ...Object.values(productPaths),
  ...['/search', '/statistics', '/appointment', '/news', '/materials'],
  ...[...listingSections, 'reviews', 'services', 'news'].map((section) => `/companies/${section}`),
]

/** Addresses of pages that are made of rows: custom pages, sites of clinics and their pages, profiles. */
const stored: SQL = sql`
  select '/page/' || ${customPage.slug} as path from ${customPage} where ${customPage.redirect} is null
  union all select '/l/' || ${company.slug} from ${company} where ${isListed}
  union all select '/l/' || ${company.slug} || '/' || ${page.slug}
    from ${page} join ${company} on ${company.code} = ${page.company} where ${isListed} and ${page.slug} <> ''
  union all select '/companies/' || ${listing.section} || '/' || ${listing.slug} from ${listing}`

/** A page that a redirect of `from` would hide, which may end with `*`; undefined if there is none. */
export async function realPathAt(orm: Orm, from: string): Promise<string | undefined> {
  const start = from.endsWith('*') ? from.slice(0, -1) : undefined
  const isHidden = (path: string) => (start === undefined ? path === from : path.startsWith(start))
  const own = reserved.find((path) => from === path || from.startsWith(`${path}/`))
  const known = own ?? fixed.find(isHidden)
  if (known) return known
  const condition = start === undefined ? sql`path = ${from}` : sql`starts_with(path, ${start})`
  const [found] = await orm
    .select({ path: sql<string>`path` })
    .from(sql`(${stored}) as known`)
    .where(condition)
    .orderBy(sql`path`)
    .limit(1)
  return found?.path
}
