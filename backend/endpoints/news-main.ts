import { asc, desc, eq } from 'drizzle-orm'
import { translate } from '../../locales/index.ts'
import { newsAnswer, newsFields } from '../answers/news-answer.ts'
import { tags } from '../content/tags.ts'
import { ofCategory, ofCompany } from '../database/news-joins.ts'
import { company, news, newsCategory } from '../database/tables/index.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { newsMain as mainShape, newsMeta as metaShape } from '../shapes/news.ts'
import { readCategories } from './read-categories.ts'

/** A10 */
export const newsMainMeta = defineEndpoint({
  service: 'front',
  path: '/v1/news_main_meta',
  summary: 'Head of the news page in the language of the request',
  answer: metaShape,
  read: async ({ locale }) => {
    const t = translate(locale)
    return {
      TITLE: t('backend:newsMeta.title'),
      DESCRIPTION: t('backend:newsMeta.description'),
      KEYWORDS: null,
      IMAGE: null,
    }
  },
})

/** A15 */
export const newsMain = defineEndpoint({
  service: 'front',
  path: '/v1/news_main',
  summary: 'What the news page shows: the twelve newest items and the categories',
  answer: mainShape,
  read: async ({ orm, tag }) => {
    tag(tags.news)
    const [newest, categories] = await Promise.all([
      orm
        .select(newsFields)
        .from(news)
        .innerJoin(newsCategory, ofCategory)
        .innerJoin(company, ofCompany)
        .where(eq(company.isPublished, true))
        .orderBy(desc(news.date), asc(news.slug))
        .limit(12),
      readCategories(orm, { newest: 3 }),
    ])
    return { NEWEST: newest.map(newsAnswer), CATEGORIES: categories }
  },
})
