import { z } from '@hono/zod-openapi'
import { and, asc, eq, or, sql } from 'drizzle-orm'
import { translate } from '../../locales/index.ts'
import { materialsMain as mainShape } from '../../schemas/api/materials.ts'
import { pageMeta } from '../../schemas/api/page-meta.ts'
import { pickLocalized } from '../../schemas/core/localized.ts'
import { tags } from '../../schemas/tags.ts'
import { materialKind } from '../articles/article-kind.ts'
import { newestArticles } from '../articles/read-articles.ts'
import { company, materialCategory } from '../database/tables/index.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { requestText } from '../kit/input/query.ts'
import { materialsByCategory } from './materials.endpoint.ts'

const newestMaterials = newestArticles(materialKind)

/** A18 */
export const materialsPage = defineEndpoint({
  service: 'front',
  path: '/v1/materials_page',
  summary: 'Head of the page of materials in the language of the request',
  answer: pageMeta,
  read: async ({ locale }) => {
    const t = translate(locale)
    return {
      TITLE: t('backend:materialsMeta.title'),
      DESCRIPTION: t('backend:materialsMeta.description'),
      KEYWORDS: null,
      IMAGE: null,
    }
  },
})

/** A19 */
export const materialsCategoryPage = defineEndpoint({
  service: 'front',
  path: '/v1/materials_category_page/{id}',
  summary: 'Head of the page of a category of materials, by its slug or INFORMATION_CODE',
  params: z.object({ id: requestText.describe('Slug of the category.') }),
  answer: pageMeta,
  read: async ({ orm, locale, params: { id }, tag }) => {
    tag(tags.materials)
    const { slug, title, position } = materialCategory
    const code = sql`${materialCategory.company} || '-' || ${slug}`
    const [row] = await orm
      .select({ title })
      .from(materialCategory)
      .innerJoin(company, eq(company.code, materialCategory.company))
      .where(and(company.isPublished, or(eq(slug, id), eq(code, id))))
      .orderBy(asc(position), asc(materialCategory.company))
      .limit(1)
    if (!row) return undefined
    const name = pickLocalized(row.title, locale)?.value ?? row.title.ru
    return {
      TITLE: name,
      DESCRIPTION: translate(locale)('backend:materialsMeta.category', { name }),
      KEYWORDS: null,
      IMAGE: null,
    }
  },
})

/** A22 */
export const materialsMain = defineEndpoint({
  service: 'front',
  path: '/v1/materials_main',
  summary: 'What the page of materials shows: the twelve newest and the categories',
  answer: mainShape,
  read: async ({ orm, tag }) => {
    tag(tags.materials)
    const [newest, categories] = await Promise.all([
      newestMaterials({ orm, tag }, 12),
      materialsByCategory({ orm, tag }, { newest: 3 }),
    ])
    return { NEWEST: newest, CATEGORIES: categories }
  },
})
