import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { scheduledArticles as answer } from '../../schemas/api/article-drafts.ts'
import { place } from '../kit/company/place.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { instant } from '../shared/answers/instant.ts'
import { materialKind, newsKind } from './article-kind.ts'

const kinds = [
  { area: 'news', drafts: newsKind.drafts },
  { area: 'materials', drafts: materialKind.drafts },
] as const

export const scheduledArticles = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/scheduled_articles',
  summary: 'News and materials that go live by themselves, the first ones first',
  access: { section: 'news', action: 'read' },
  params: place,
  answer,
  act: async ({ orm, member: { company } }) => {
    const found = await Promise.all(
      kinds.map(async ({ area, drafts }) => {
        const rows = await orm
          .select({ code: drafts.code, title: drafts.title, at: drafts.publishAt })
          .from(drafts)
          .where(and(eq(drafts.company, company), isNotNull(drafts.publishAt)))
          .orderBy(asc(drafts.publishAt))
        return rows.flatMap(({ code, title, at }) =>
          at ? [{ AREA: area, CODE: code, TITLE: title, AT: instant(at) }] : [],
        )
      }),
    )
    return found.flat().toSorted((one, other) => Date.parse(one.AT) - Date.parse(other.AT))
  },
})
