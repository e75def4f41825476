import type { ContentSource, OpenSource } from '../source.ts'
import { type ArticleName, articleDetailsFromRaw } from './entities/article.ts'
import { prune } from './prune.ts'
import { rawArticleDetails } from './raw/article.ts'

/**
 * A source that returns the draft of one article in place of the published one, and everything else as it is. `answer` is that of
 * `news/{code}/preview` or `materials/{code}/preview`; throws if it is none. A clinic whose site is taken down has its pages.
 */
export function withArticle(openSource: OpenSource, list: ArticleName, answer: unknown): OpenSource {
  const raw = prune(rawArticleDetails, answer, () => {})
  if (!raw) throw new Error('The answer is no draft of an article')
  const item = articleDetailsFromRaw(list)(raw)
  const one = list === 'news' ? 'newsItem' : 'material'
  return (reader) => {
    const source = openSource(reader)
    const draft: Partial<ContentSource> = {
      company: async (slug) => {
        const { isSiteOff: _, ...company } = await source.company(slug)
        return company
      },
      [one]: async (slug: string) => (slug === item.slug ? item : source[one](slug)),
    }
    return { ...source, ...draft }
  }
}
