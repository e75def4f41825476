import type materialArticle from '../../schemas/blocks/material-article.ts'
import { defineLoader } from '../loader.ts'
import { articleData } from '../parts/article-data.ts'
import { materialKindOf } from '../parts/article-kind.ts'
import { localizedDayOf } from '../parts/localized-date.ts'

export default defineLoader<typeof materialArticle>(async ({ slug }, context) => {
  if (slug === undefined) return undefined
  const item = await context.source.material(slug, context.company?.code)
  return articleData(item, materialKindOf(context.company), localizedDayOf(item.date, context), context)
})
