import { prune } from '../source/prune.ts'
import { withFacets } from '../source/with-facets.ts'
import type { OpenSource } from '../source.ts'
import { type ArticleName, articleDetailsFromRaw } from './entities/article.ts'
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
  return withFacets(openSource, {
    clinic: {
      openSource: (_, below) => ({
        company: async (slug) => {
          const { isSiteOff: _, ...company } = await below.company(slug)
          return company
        },
      }),
    },
    editorial: {
      openSource: (_, below) => ({
        [one]: async (slug: string, company?: string) =>
          slug === item.slug ? item : below[one](slug, company),
      }),
    },
  })
}
