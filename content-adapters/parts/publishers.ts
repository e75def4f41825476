import type { LocalizedText } from '../../schemas/localized.ts'
import type { Article, Company } from '../entities.ts'
import type { LoadContext } from '../loader.ts'
import { type ContentSource, SourceError } from '../source.ts'

/** A company; undefined if it no longer exists. */
const orNone = (source: ContentSource, code: string) =>
  source.company(code).catch((error: unknown) => {
    if (error instanceof SourceError && error.isMissing) return undefined
    throw error
  })

/** The companies that published articles, by code. */
export async function publishersOf(
  articles: readonly Article[],
  source: ContentSource,
): Promise<Map<string, Company>> {
  const codes = [...new Set(articles.flatMap(({ company }) => company ?? []))]
  const found = await Promise.all(codes.map((code) => orNone(source, code)))
  return new Map(found.flatMap((company) => (company ? [[company.code, company]] : [])))
}

/** Who published an article, in lists of the directory; on a clinic's own site that is known, and the result always undefined. */
export async function publisherNames(
  articles: readonly Article[],
  { source, company }: LoadContext,
): Promise<(article: Article) => LocalizedText | undefined> {
  const publishers = company ? new Map<string, Company>() : await publishersOf(articles, source)
  return (article) => publishers.get(article.company ?? '')?.name
}
