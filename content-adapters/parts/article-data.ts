import type { LocalizedText } from '../../schemas/core/localized.ts'
import type { ArticleDetails } from '../entities/article.ts'
import type { LoadContext } from '../loader.ts'
import type { ArticleKind } from './article-kind.ts'
import { toPage } from './paths.ts'
import { specialistLink } from './specialist-link.ts'
import { withoutUndefined } from './without-undefined.ts'

/** The author's face and page: on the site of the clinic the doctor's page there, elsewhere that of the person in the directory. */
function writerOf(
  { writer }: ArticleDetails,
  { company, inDirectory }: Pick<LoadContext, 'company' | 'inDirectory'>,
) {
  if (!writer) return undefined
  const link =
    company || writer.person !== undefined
      ? specialistLink(writer, { inDirectory: inDirectory || !company })
      : undefined
  return withoutUndefined({ link, photo: writer.photo })
}

/** Block data of a complete article; `date` is formatted as its kind requires. */
export const articleData = (
  item: ArticleDetails,
  { listPath }: ArticleKind,
  date: { datetime: string; text: LocalizedText },
  context: Pick<LoadContext, 'company' | 'inDirectory'>,
) =>
  withoutUndefined({
    title: item.title,
    lead: item.lead,
    date,
    author: item.author,
    writer: writerOf(item, context),
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
