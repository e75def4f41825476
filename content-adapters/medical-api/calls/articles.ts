import { directoryRules } from '../../source/directory.ts'
import type { ContentSource } from '../../source.ts'
import { nestedQuery, segment } from '../api-address.ts'
import {
  type ArticleName,
  articleCategoryFromRaw,
  articleDetailsFromRaw,
  articleFromRaw,
} from '../entities/article.ts'
import { pagedFromRaw } from '../entities/paged.ts'
import { commentFromRaw } from '../entities/people.ts'
import { rawArticleCategories, rawArticleDetails, rawArticles } from '../raw/article.ts'
import { rawComments } from '../raw/people.ts'
import type { Calls } from './calls.ts'

/** News and materials, and readers' comments on them. */
export function articleCalls({ get, getOr }: Calls) {
  const articles =
    (list: ArticleName): ContentSource['news'] =>
    ({ company, city, category, network, inNetworks, page = 1, size = 12, byCategory }) => {
      const sort = byCategory ? 'CATEGORY' : '-DATE'
      const networks = inNetworks ? '1' : undefined
      const filter = { company, category, location: city, network, networks }
      const query = { filter, page: { number: page, size }, sort }
      return get(`/front/v1/${list}${nestedQuery(query)}`, rawArticles, (raw) =>
        pagedFromRaw(raw, articleFromRaw(list)),
      )
    }

  const categories =
    (list: ArticleName): ContentSource['newsCategories'] =>
    (company) =>
      get(
        `/front/v1/${list}_category${nestedQuery({ filter: { company } })}`,
        rawArticleCategories,
        ({ data }) => data.map(articleCategoryFromRaw).sort((a, b) => a.order - b.order),
      )

  return {
    news: articles('news'),
    newsCategories: categories('news'),
    newsItem: (slug) =>
      get(`/front/v1/news/${segment(slug)}`, rawArticleDetails, articleDetailsFromRaw('news')),

    materials: articles('materials'),
    materialCategories: categories('materials'),
    material: (slug) =>
      get(`/front/v1/material_page/${segment(slug)}`, rawArticleDetails, articleDetailsFromRaw('materials')),

    comments: (type, code) =>
      getOr(
        `/front/v1/comments${nestedQuery({ filter: { type, code }, page: { size: 100 } })}`,
        rawComments,
        ({ data }) => data.map(commentFromRaw),
        directoryRules.comments,
      ),
  } satisfies Partial<ContentSource>
}
