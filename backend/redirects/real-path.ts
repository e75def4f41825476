import { type SQL, sql } from 'drizzle-orm'
import { filedKinds } from '../../schemas/cases/filed-kinds.ts'
import { listingSections } from '../../schemas/directory/listing.ts'
import { productPaths } from '../../schemas/page/product-paths.ts'
import {
  city,
  company,
  customPage,
  listing,
  material,
  news,
  page,
  specialist,
  speciality,
} from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { isListed } from '../shared/shown/is-listed.ts'
import { isArticleDown } from '../shared/shown/is-taken-down.ts'

/** Addresses that are no documents, or on which a redirect has no effect, with all addresses below them. */
const reserved = [
  ...[
    '/pro',
    '/profile',
    '/moderation',
    '/auth',
    '/api',
    '/modules',
    '/images',
    '/dv',
    '/blocks',
    '/dev',
    '/s',
  ],
  ...['/schemas', '/healthz', '/domain-allowed', '/robots.txt', '/sitemap.xml', '/sitemaps', '/favicon.ico'],
  ...['/rss', '/files', '/drawn', '/builds', '/_assets', '/_next', '/_admin', '/_hooks', '/wa'],
]

/** Short links on a clinic's site: printed, so they stay. */
const linkOfClinic = /^\/l\/[^/]+\/s(?:\/|$)/

const lists = [...listingSections, 'reviews', 'services', 'news'].map((section) => `/companies/${section}`)

/** Pages that there are without any row; one with a slash at its end stands for pages of rows below it. */
const fixed = [
  ...Object.values(productPaths),
  ...[
    '/search',
    '/report',
    '/statistics',
    '/appointment',
    '/appointment/manage',
    '/appointment/waiting',
    '/doctor-appointment',
    '/link/pq',
    '/link/pr',
    '/link/uq',
    '/link/case',
    '/link/card',
    '/online-consultations',
    '/online-consultations/own',
    '/news',
    '/news/',
    '/materials',
    '/materials/',
    '/page/',
    '/l',
    '/l/',
  ],
  ...[...filedKinds.keys()].map((kind) => `/link/case/${kind}`),
  ...lists.flatMap((list) => [list, `${list}/`]),
  ...['/companies/cities', '/companies/compare/clinics', '/companies/compare/doctors'],
  ...['/-organizations/hub', '/-organizations/hub/', '/-organizations/news'],
]

/** Pages that each clinic's site, profile or network has; `tests/routes.contract.test.ts` compares them with the routes. */
const everyHas: readonly [root: RegExp, pages: readonly string[]][] = [
  [
    /^(\/l\/[^/]+)(\/.*)$/,
    [
      ...[
        '/about',
        '/osms',
        '/gobmp',
        '/gallery',
        '/reviews',
        '/contacts',
        '/news',
        '/appointment',
        '/materials',
      ],
      ...['/specialists', '/ask-question', '/state-symbols', '/medical-director'],
    ],
  ],
  [
    /^(\/companies\/[^/]+\/[^/]+)(\/.*)$/,
    ['/news', '/reviews', '/doctors', '/gallery', '/services', '/clinics'],
  ],
  [/^(\/-organizations\/hub\/[^/]+)(\/.*)$/, ['/news', '/reviews']],
]

/** Addresses of pages that are made of rows: custom pages, sites of clinics and their pages, profiles. */
const stored: SQL = sql`
  select prefix || ${customPage.slug} as path
    from ${customPage}, unnest(array['/page/', '/page/view/p/']) prefix where ${customPage.redirect} is null
  union all select '/l/' || ${company.slug} from ${company} where ${isListed}
  union all select '/companies/appointment/' || ${company.slug} from ${company} where ${isListed}
  union all select '/-organizations/hub/' || ${company.slug} from ${company}
    where exists (select 1 from company as member where member.parent_code = ${company.code})
  union all select '/l/' || ${company.slug} || '/' || ${page.slug}
    from ${page} join ${company} on ${company.code} = ${page.company} where ${isListed} and ${page.slug} <> ''
  union all select '/l/' || ${company.slug} || '/specialists/' || ${specialist.slug}
    from ${specialist} join ${company} on ${company.code} = ${specialist.company}
    where ${isListed} and ${specialist.status} = 'shown'
  union all select root || '/news/' || ${news.category} || '/' || ${news.slug}
    from ${news} join ${company} on ${company.code} = ${news.company}, unnest(array['', '/l/' || ${company.slug}]) root
    where ${isListed} and ${news.redirect} is null and not ${isArticleDown('news', news)}
  union all select at.path
    from ${material} join ${company} on ${company.code} = ${material.company},
      unnest(array[
        '/materials/' || ${material.category} || '/' || ${material.slug},
        '/l/' || ${company.slug} || '/materials/' || ${material.slug}
      ]) at(path)
    where ${isListed} and ${material.redirect} is null and not ${isArticleDown('materials', material)}
  union all select '/companies/' || section || '/location/' || ${city.slug}
    from ${city}, unnest(array['clinics', 'doctors', 'other', 'reviews', 'news']) section
  union all select '/companies/' || section || '/location/' || ${city.slug} || '/' || ${speciality.slug}
    from ${city}, ${speciality}, unnest(array['clinics', 'doctors']) section
  union all select '/companies/' || ${listing.section} || '/' || ${listing.slug} from ${listing}`

/** A page that a redirect of `from` would hide, which may end with `*`; undefined if there is none. */
export async function realPathAt(orm: Orm, from: string): Promise<string | undefined> {
  // A redirect with parameters hides no page that has an address without them.
  const [bare = from, query] = from.split('?')
  if (query !== undefined) return reserved.find((one) => bare === one || bare.startsWith(`${one}/`))
  const start = from.endsWith('*') ? from.slice(0, -1) : undefined
  const [, list] = /^(.+)\/p(?:a(?:g(?:e(?:\/\d*)?)?)?)?$/.exec(start ?? '') ?? []
  const further = list && (await realPathAt(orm, `${list}/page/2`))
  if (further) return further
  // Further pages of a list are there as long as the list is.
  const path = start ?? from.replace(/\/page\/[1-9]\d*$/, '')
  const isHidden = (one: string) => (start === undefined ? one === path : one.startsWith(path))
  const own = reserved.find((one) => isHidden(one) || path === one || path.startsWith(`${one}/`))
  const known = own ?? (linkOfClinic.test(path) ? path : fixed.find(isHidden))
  if (known) return known
  const roots = everyHas.flatMap(([root, pages]) => {
    const [, of, rest = ''] = root.exec(path) ?? []
    const hidden = of && pages.find((one) => (start === undefined ? one === rest : one.startsWith(rest)))
    return of && hidden ? [{ of, hidden }] : []
  })
  const [root] = roots
  const below = start === undefined ? sql`path = ${path}` : sql`starts_with(path, ${path})`
  const [found] = await orm
    .select({ path: sql<string>`path` })
    .from(sql`(${stored}) as known`)
    .where(root ? sql`${below} or path = ${root.of}` : below)
    .orderBy(sql`path`)
    .limit(1)
  return root && found?.path === root.of ? root.of + root.hidden : found?.path
}
