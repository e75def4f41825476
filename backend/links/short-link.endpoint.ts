import { z } from '@hono/zod-openapi'
import { and, eq, sql } from 'drizzle-orm'
import { shortLink as shape } from '../../schemas/api/links.ts'
import { leadOf } from '../../schemas/links/link-targets.ts'
import { tags } from '../../schemas/tags.ts'
import { company, link, linkSlug } from '../database/tables/index.ts'
import { expireWithPeriods, isVisible } from '../kit/area/visible-rows.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { requestText } from '../kit/input/query.ts'

export const shortLink = defineEndpoint({
  service: 'front',
  path: '/v1/short_link/{slug}',
  summary: 'Where a short link of a published company leads, by any word that it has ever had',
  params: z.object({ slug: requestText.describe('The word of the link.') }),
  answer: shape,
  read: async ({ orm, params: { slug }, tag, expires }) => {
    tag(tags.linkSlug(slug))
    const [row] = await orm
      .select({
        company: linkSlug.company,
        timezone: company.timezone,
        code: link.code,
        target: link.target,
        isOpen: sql<boolean>`${isVisible(link)}`,
        places: sql<string[]>`coalesce((
          select json_agg(place.code) from link_places as place where place.company_code = ${linkSlug.company}), '[]')`,
      })
      .from(linkSlug)
      .innerJoin(company, and(eq(company.code, linkSlug.company), company.isPublished))
      .leftJoin(link, and(eq(link.company, linkSlug.company), eq(link.code, linkSlug.link)))
      .where(eq(linkSlug.slug, slug))
    if (!row) return undefined
    tag(tags.links(row.company))
    await expireWithPeriods(link, { orm, expires }, eq(link.company, row.company))
    const lead = row.isOpen && row.target ? leadOf(row.target, { code: row.company }) : undefined
    return {
      COMPANY_CODE: row.company,
      LINK_CODE: row.code,
      TIMEZONE: row.timezone,
      PLACES: row.places,
      LEAD: lead
        ? {
            ...('site' in lead && { SITE: lead.site }),
            ...('product' in lead && { PRODUCT: lead.product }),
            ...('whatsapp' in lead && {
              WHATSAPP: lead.whatsapp,
              ...(lead.text !== undefined && { TEXT: lead.text }),
            }),
          }
        : null,
    }
  },
})
