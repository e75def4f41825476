import { z } from '@hono/zod-openapi'
import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import {
  type ModeratedPage,
  moderatedPageList,
  pageCaseStates,
  pageQueueNames,
} from '../../schemas/api/page-case.ts'
import { decisionsFrom } from '../../schemas/page-cases/page-case.case.ts'
import { hiddenStatuses } from '../../schemas/page-cases/page-case.ts'
import { account, company, material, news, pageCase, pageCaseEvent } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { readPage, totalOf } from '../kit/input/paging.ts'
import { nested, pageQuery } from '../kit/input/query.ts'
import { accountName, accountNameColumns } from '../kit/sessions/account-name.ts'
import { instant } from '../shared/answers/instant.ts'
import { wordsOf } from '../shared/answers/words.ts'
import { kindsOf, materialOfCase, newsOfCase, waitsForModerator } from './waiting-pages.ts'
import { wordsOfArticle, wordsOfSite } from './words-of-page.ts'

/** The most events of a case in an answer, the newest. */
const mostEvents = 20

/** The newest events of cases, and how often each was reported. */
async function readEvents(orm: Orm, cases: readonly number[]) {
  if (cases.length === 0) return []
  const counted = orm
    .select({
      ...getTableColumns(pageCaseEvent),
      place:
        sql<number>`row_number() over (partition by ${pageCaseEvent.case} order by ${pageCaseEvent.id} desc)`.as(
          'place',
        ),
      reports:
        sql<number>`count(*) filter (where ${pageCaseEvent.arrow} = 'report') over (partition by ${pageCaseEvent.case})`.as(
          'reports',
        ),
    })
    .from(pageCaseEvent)
    .where(inArray(pageCaseEvent.case, [...cases]))
    .as('counted')
  return orm
    .select({
      event: {
        id: counted.id,
        case: counted.case,
        arrow: counted.arrow,
        reason: counted.reason,
        text: counted.text,
        email: counted.email,
        at: counted.at,
        reports: counted.reports,
      },
      person: accountNameColumns,
    })
    .from(counted)
    .leftJoin(account, eq(account.id, counted.by))
    .where(sql`${counted.place} <= ${mostEvents}`)
    .orderBy(desc(counted.id))
}

const columns = {
  judged: pageCase,
  about: { slug: company.slug, name: company.name, kind: company.kind },
  news,
  material,
}
type Row = {
  judged: typeof pageCase.$inferSelect
  about: Pick<typeof company.$inferSelect, 'slug' | 'name' | 'kind'>
} & {
  news: typeof news.$inferSelect | null
  material: typeof material.$inferSelect | null
}

const sections = {
  clinic: '/companies/clinics',
  doctor: '/companies/doctors',
  other: '/companies/other',
} as const

/** The path of a page for visitors. */
function pathOf({ judged: { kind }, about, news: item, material: article }: Row): string | null {
  if (kind === 'site') return `/l/${about.slug}`
  if (kind === 'organization')
    return `${about.kind === 'organization' ? '/-organizations/hub' : sections[about.kind]}/${about.slug}`
  if (item) return `/l/${about.slug}/news/${item.category}/${item.slug}`
  return article && `/l/${about.slug}/materials/${article.slug}`
}

async function wordsOfCase(orm: Orm, row: Row, locale: Locale): Promise<string | null> {
  const article = row.news ?? row.material
  if (article) return wordsOfArticle(article, locale)
  return row.judged.kind === 'site' ? wordsOfSite(orm, row.judged.company, locale) : null
}

/** The pages of a queue: those that wait for a decision, or those that are taken down. */
export const moderatedPages = defineCall({
  method: 'get',
  service: 'api-front2',
  path: '/v1/moderation/pages/{queue}',
  summary:
    'Sites, news or organisations that wait for moderators, the oldest first, or that they have taken down',
  access: 'moderator',
  params: z.object({ queue: z.enum(pageQueueNames).describe('Name of the queue.') }),
  query: z.object({
    filter: nested({ state: z.enum(pageCaseStates).optional() }).optional(),
    page: pageQuery(20),
  }),
  answer: moderatedPageList,
  act: async ({ orm, params: { queue }, query: { filter, page }, locale }) => {
    const isDown = filter?.state === 'down'
    const where = and(
      inArray(pageCase.kind, kindsOf(queue)),
      isDown ? eq(pageCase.status, 'down') : waitsForModerator,
    )
    const all = orm
      .select({ all: sql<number>`count(*)` })
      .from(pageCase)
      .innerJoin(company, eq(company.code, pageCase.company))
      .leftJoin(news, newsOfCase)
      .leftJoin(material, materialOfCase)
      .where(where)
    const { rows, meta } = await readPage(page, (limit, offset) =>
      orm
        .select({ ...columns, total: totalOf(all) })
        .from(pageCase)
        .innerJoin(company, eq(company.code, pageCase.company))
        .leftJoin(news, newsOfCase)
        .leftJoin(material, materialOfCase)
        .where(where)
        .orderBy(isDown ? desc(pageCase.since) : asc(pageCase.since), asc(pageCase.id))
        .limit(limit)
        .offset(offset),
    )
    const events = await readEvents(
      orm,
      rows.map(({ judged }) => judged.id),
    )
    const data: ModeratedPage[] = []
    for (const row of rows) {
      const { judged, about } = row
      const own = events.filter(({ event }) => event.case === judged.id)
      const isHidden = (hiddenStatuses as readonly string[]).includes(judged.status)
      const article = row.news ?? row.material
      data.push({
        CASE_ID: judged.id,
        VERSION: own[0]?.event.id ?? 0,
        KIND: judged.kind,
        STATUS: judged.status,
        SINCE: instant(judged.since),
        COMPANY_CODE: judged.company,
        COMPANY_NAME: wordsOf(about.name, locale).TEXT,
        TITLE: article && wordsOf(article.title, locale).TEXT,
        PATH: isHidden ? null : pathOf(row),
        WORDS: isHidden ? await wordsOfCase(orm, row, locale) : null,
        DECISIONS: decisionsFrom(judged.status),
        EVENTS: own.map(({ event, person }) => ({
          ARROW: event.arrow,
          REASON: event.reason,
          TEXT: event.text,
          EMAIL: event.email,
          BY: person && accountName(person),
          AT: instant(event.at),
        })),
        REPORTS: Number(own[0]?.event.reports ?? 0),
      })
    }
    return { data, meta }
  },
})
