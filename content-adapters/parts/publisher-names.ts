import type { LocalizedText } from '../../schemas/core/localized.ts'
import type { Article } from '../entities/article.ts'
import type { Company } from '../entities/company.ts'
import type { LoadContext } from '../loader.ts'
import { companiesOf } from './companies-of.ts'

/** The publishers of articles in lists of the directory; on a clinic's own site they are known, and the result is always undefined. */
export async function publisherNames(
  articles: readonly Article[],
  { source, company }: LoadContext,
): Promise<(article: Article) => LocalizedText | undefined> {
  const publishers = company ? new Map<string, Company>() : await companiesOf(articles, source)
  return (article) => publishers.get(article.company ?? '')?.name
}
