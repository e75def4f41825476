import { translate } from '../../locales/index.ts'
import { newsMain as mainShape } from '../../schemas/api/news.ts'
import { pageMeta } from '../../schemas/api/page-meta.ts'
import { tags } from '../../schemas/tags.ts'
import { newsKind } from '../articles/article-kind.ts'
import { newestArticles } from '../articles/read-articles.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { newsByCategory } from './news-categories.endpoint.ts'

const newestNews = newestArticles(newsKind)

/** A10 */
export const newsMainMeta = defineEndpoint({
  service: 'front',
  path: '/v1/news_main_meta',
  summary: 'Head of the news page in the language of the request',
  answer: pageMeta,
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
      newestNews({ orm, tag }, 12),
      newsByCategory({ orm, tag }, { newest: 3 }),
    ])
    return { NEWEST: newest, CATEGORIES: categories }
  },
})
