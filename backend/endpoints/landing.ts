import { z } from '@hono/zod-openapi'
import { and, asc, eq } from 'drizzle-orm'
import { menuAnswer } from '../answers/menu-answer.ts'
import { tags } from '../content/tags.ts'
import { rawJson } from '../database/raw-json.ts'
import { company, page } from '../database/tables/index.ts'
import { defineEndpoint, RawJson } from '../http/endpoint.ts'
import { requestText } from '../http/query.ts'
import { menu } from '../shapes/menu-item.ts'
import { landingSite } from '../shapes/site.ts'

const params = z.object({ COMPANY_CODE: requestText })

/** A9 */
export const landingMenu = defineEndpoint({
  service: 'front',
  path: '/v1/landing/menu/{COMPANY_CODE}',
  summary: 'The whole menu tree of a company, hidden entries too',
  params,
  answer: menu,
  read: async ({ orm, params: { COMPANY_CODE }, tag }) => {
    tag(tags.menu(COMPANY_CODE))
    const [row] = await orm
      .select({ menu: company.menu })
      .from(company)
      .where(and(eq(company.code, COMPANY_CODE), company.isPublished))
    return row && { COMPANY_CODE, data: row.menu.map(menuAnswer) }
  },
})

export const site = defineEndpoint({
  service: 'front',
  path: '/v1/landing/site/{COMPANY_CODE}',
  summary: 'The published pages of a company, each as the builder stored it',
  params,
  answer: landingSite,
  read: async ({ orm, params: { COMPANY_CODE }, tag }) => {
    tag(tags.site(COMPANY_CODE))
    const rows = await orm
      .select({ slug: page.slug, content: rawJson(page.content) })
      .from(company)
      .leftJoin(page, eq(page.company, company.code))
      .where(and(eq(company.code, COMPANY_CODE), company.isPublished))
      .orderBy(asc(page.slug))
    if (rows.length === 0) return undefined
    const pages = rows.flatMap(({ slug, content }) =>
      slug === null ? [] : `${JSON.stringify(slug)}:${content}`,
    )
    return new RawJson(`{"COMPANY_CODE":${JSON.stringify(COMPANY_CODE)},"PAGES":{${pages.join(',')}}}`)
  },
})
