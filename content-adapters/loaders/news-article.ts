import type newsArticle from '../../schemas/blocks/news-article.ts'
import { defineLoader } from '../loader.ts'
import { defined } from '../parts/defined.ts'
import { paths, toPage } from '../parts/paths.ts'
import { shownInstant } from '../parts/shown-date.ts'

export default defineLoader<typeof newsArticle>(async ({ slug }, context) => {
  if (slug === undefined) return undefined
  const item = await context.source.newsItem(slug)
  return defined({
    title: item.title,
    lead: item.lead,
    date: shownInstant(item.date, context),
    author: item.author,
    image: item.image,
    content: item.content,
    category: { title: item.category.title, link: toPage(paths.newsList(item.category.slug, 1)) },
    allLink: toPage(paths.news),
  })
})
