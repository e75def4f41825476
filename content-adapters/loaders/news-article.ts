import type newsArticle from '../../schemas/blocks/news-article.ts'
import { defineLoader } from '../loader.ts'
import { articleData } from '../parts/article-data.ts'
import { newsKind } from '../parts/article-kind.ts'
import { localizedInstant } from '../parts/localized-date.ts'

export default defineLoader<typeof newsArticle>(async ({ slug }, context) => {
  if (slug === undefined) return undefined
  const item = await context.source.newsItem(slug, context.company?.code)
  return articleData(item, newsKind, localizedInstant(item.date, context), context)
})
