import { z } from '@hono/zod-openapi'
import { material, materialCategory, materialDetails } from '../../schemas/api/materials.ts'
import { paged } from '../../schemas/api/paged.ts'
import { listTag, materialKind } from '../articles/article-kind.ts'
import {
  articleFilter,
  articleList,
  articleQuery,
  newestQuery,
  oneArticle,
} from '../articles/read-articles.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { wholeList } from '../kit/input/paging.ts'
import { requestText } from '../kit/input/query.ts'
import { readCategories } from './read-categories.ts'

const readOne = oneArticle(materialKind)

/** Categories of materials in their order, each with its `newest` materials. */
export async function materialsByCategory(
  reading: Parameters<typeof readCategories>[1],
  filter: Parameters<typeof readCategories>[2],
) {
  const categories = await readCategories(materialKind, reading, filter)
  return categories.map(({ category, items }) => ({ ...category, materials: items }))
}

/** A17 */
export const materialsCategories = defineEndpoint({
  service: 'front',
  path: '/v1/materials_category',
  summary: 'Categories of materials in their order, or the one that is asked for, each with its newest',
  query: z.object({
    category: requestText.describe('Slug of the category.').optional(),
    filter: articleFilter,
    newest: newestQuery,
  }),
  answer: paged(materialCategory),
  read: async ({ orm, query: { category, filter, newest }, tag }) => {
    tag(listTag(materialKind, filter?.company))
    return wholeList(
      await materialsByCategory({ orm, tag }, { ...filter, category: category ?? filter?.category, newest }),
    )
  },
})

/** A20 */
export const materialsList = defineEndpoint({
  service: 'front',
  path: '/v1/materials',
  summary: 'Published materials, of one company or category or of all',
  query: articleQuery,
  answer: paged(material),
  read: articleList(materialKind),
})

/** A21 */
export const oneMaterial = defineEndpoint({
  service: 'front',
  path: '/v1/material_page/{id}',
  summary: 'A material by its slug, or where it sends the visitor',
  params: z.object({ id: requestText.describe('Slug or code of the article.') }),
  answer: materialDetails,
  read: (reading) => readOne(reading, reading.params.id),
})
