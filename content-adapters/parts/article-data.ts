import type { LocalizedText } from '../../schemas/core/localized.ts'
import type { ArticleDetails } from '../entities/article.ts'
import type { ArticleKind } from './article-kind.ts'
import { toPage } from './paths.ts'
import { withoutUndefined } from './without-undefined.ts'

/** Block data of a complete article; `date` is formatted as its kind requires. */
export const articleData = (
  item: ArticleDetails,
  { listPath }: ArticleKind,
  date: { datetime: string; text: LocalizedText },
) =>
  withoutUndefined({
    title: item.title,
    lead: item.lead,
    date,
    author: item.author,
    source:
      item.source === undefined
        ? undefined
        : { href: item.source, site: new URL(item.source).host.replace(/^www\./, '') },
    tags: item.tags,
    image: item.image,
    content: item.content,
    category: { title: item.category.title, link: toPage(listPath(item.category.slug, 1)) },
    allLink: toPage(listPath(undefined, 1)),
  })
