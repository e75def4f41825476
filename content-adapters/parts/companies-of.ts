import type { Article } from '../entities/article.ts'
import type { Company } from '../entities/company.ts'
import { type ContentSource, SourceError } from '../source.ts'

/** The companies of articles by code; one that no longer exists is not among them. */
export async function companiesOf(
  articles: readonly Pick<Article, 'company'>[],
  source: ContentSource,
): Promise<ReadonlyMap<string, Company>> {
  const codes = [...new Set(articles.flatMap(({ company }) => company ?? []))]
  const found = await Promise.all(
    codes.map((code) =>
      source.company(code).catch((error: unknown) => {
        if (error instanceof SourceError && error.isMissing) return undefined
        throw error
      }),
    ),
  )
  return new Map(codes.flatMap((code, index) => (found[index] ? [[code, found[index]] as const] : [])))
}
