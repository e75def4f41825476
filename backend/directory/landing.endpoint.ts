import { z } from '@hono/zod-openapi'
import { and, asc, eq, sql } from 'drizzle-orm'
import { menu } from '../../schemas/api/menu.ts'
import { landingSite } from '../../schemas/api/site.ts'
import { emptyTypes } from '../../schemas/menu/empty-types.ts'
import { tags } from '../../schemas/tags.ts'
import { company, page, photo } from '../database/tables/index.ts'
import { nextChange } from '../kit/area/visible-rows.ts'
import { isShown } from '../kit/company/is-shown.ts'
import { prepared } from '../kit/database/prepared.ts'
import { rawJson } from '../kit/database/raw-json.ts'
import { defineEndpoint, RawJson } from '../kit/http/endpoint.ts'
import { codeParam, nested } from '../kit/input/query.ts'
import { filledFields } from '../shared/answers/filled-fields.ts'
import { menuAnswer } from '../shared/answers/menu-answer.ts'
import { nextPromotedChange } from '../shared/shown/next-promoted-change.ts'
import { nextDoctorChange } from '../shared/shown/visible-doctors.ts'

const params = z.object({ COMPANY_CODE: codeParam('company') })
/** Empty for the index. */
const pageSlug = z.string().regex(/^[a-z0-9-]{0,120}$/)

const published = and(eq(company.code, sql.placeholder('company')), isShown)

const nextPhotoChange = nextChange(photo, eq(photo.company, sql.placeholder('company')))

const menuOf = prepared('menu', (orm) =>
  orm
    .select({
      menu: company.menu,
      ...filledFields,
      nextDoctor: nextDoctorChange,
      nextPhoto: nextPhotoChange,
      nextPrice: nextPromotedChange,
    })
    .from(company)
    .where(published),
)

const pagesOf = prepared('pages', (orm, which: 'all' | 'one') =>
  orm
    .select({ slug: page.slug, content: rawJson(page.content), version: page.version })
    .from(company)
    .leftJoin(
      page,
      and(
        eq(page.company, company.code),
        which === 'one' ? eq(page.slug, sql.placeholder('slug')) : undefined,
      ),
    )
    .where(published)
    .orderBy(asc(page.slug)),
)

/** A9 */
export const landingMenu = defineEndpoint({
  service: 'front',
  path: '/v1/landing/menu/{COMPANY_CODE}',
  summary: 'The whole menu tree of a company, hidden entries too',
  params,
  answer: menu,
  read: async ({ orm, params: { COMPANY_CODE }, tag, expires }) => {
    const read = [tags.menu, tags.company, tags.site, tags.specialists, tags.gallery, tags.promotions]
    for (const tagOf of read) tag(tagOf(COMPANY_CODE))
    const [row] = await menuOf(orm).execute({ company: COMPANY_CODE })
    for (const next of [row?.nextDoctor, row?.nextPhoto, row?.nextPrice]) if (next) expires(next)
    return row && { COMPANY_CODE, data: row.menu.map(menuAnswer), EMPTY_TYPES: emptyTypes(row) }
  },
})

export const site = defineEndpoint({
  service: 'front',
  path: '/v1/landing/site/{COMPANY_CODE}',
  summary: 'The published pages of a company, all or the one under a slug, each as the builder stored it',
  params,
  query: z.object({ filter: nested({ slug: pageSlug.optional() }).optional() }),
  answer: landingSite,
  read: async ({ orm, params: { COMPANY_CODE }, query: { filter }, tag }) => {
    tag(tags.site(COMPANY_CODE))
    const pages = pagesOf(orm, filter?.slug === undefined ? 'all' : 'one')
    const rows = await pages.execute({ company: COMPANY_CODE, slug: filter?.slug })
    const slugs = filter?.slug === undefined ? rows.map(({ slug }) => slug ?? '') : [filter.slug]
    for (const slug of slugs) tag(tags.sitePage(COMPANY_CODE, slug))
    if (rows.length === 0) return undefined
    const members = rows.flatMap(({ slug, content }) =>
      slug === null ? [] : `${JSON.stringify(slug)}:${content}`,
    )
    const versions = rows.flatMap(({ slug, version }) =>
      slug === null || version === null ? [] : [[slug, version] as const],
    )
    const last = versions.length > 0 ? `,"VERSIONS":${JSON.stringify(Object.fromEntries(versions))}` : ''
    return new RawJson(
      `{"COMPANY_CODE":${JSON.stringify(COMPANY_CODE)},"PAGES":{${members.join(',')}}${last}}`,
    )
  },
})
