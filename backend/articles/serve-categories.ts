import { and, eq } from 'drizzle-orm'
import type { LocalizedText } from '../../schemas/core/localized.ts'
import { slugify, uniqueSlug } from '../../schemas/formats/slug.ts'
import { type AreaServer, serveArea } from '../kit/area/area.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import type { ArticleKind } from './article-kind.ts'

/** The server part of the area of categories of news or of materials. One that has articles, published or not, stays. */
export function serveCategories({ drafts, articles, categories }: ArticleKind<unknown>): AreaServer {
  return serveArea<{ title: LocalizedText }>({
    table: categories,
    newRow: async (orm, { place: { company }, after }) => {
      const rows = await orm
        .select({ slug: categories.slug })
        .from(categories)
        .where(eq(categories.company, company))
      const slug = slugify(after.title.ru) || 'category'
      return { slug: uniqueSlug(slug, new Set(rows.map((row) => row.slug))) }
    },
    beforeRemove: async (orm, { company, code }) => {
      const [draft] = await orm
        .select({ code: drafts.code })
        .from(drafts)
        .where(and(eq(drafts.company, company), eq(drafts.category, code)))
        .limit(1)
      const [article] = await orm
        .select({ slug: articles.slug })
        .from(articles)
        .innerJoin(
          categories,
          and(eq(categories.company, articles.company), eq(categories.slug, articles.category)),
        )
        .where(and(eq(categories.company, company), eq(categories.code, code)))
        .limit(1)
      if (draft || article) throw new ApiError('CATEGORY_IN_USE')
    },
  })
}
