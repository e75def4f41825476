import type { ReviewListProps } from '../../schemas/blocks/review-list.ts'
import type { Block } from '../../schemas/page/page.ts'
import { blocksOf } from './blocks-of.ts'
import { type Entity, entity } from './entity.ts'

/** The reviews that a page shows, for the company that they are about (F28); without disputed ones. */
export const reviewsOn = (blocks: readonly Block[]): Entity[] =>
  blocksOf<ReviewListProps>(blocks, 'review-list')
    .flatMap(({ data }) => data.items)
    .filter(({ isDisputed }) => !isDisputed)
    .map(({ author, rating, text, lang, date }) =>
      entity({
        '@type': 'Review',
        author: { '@type': 'Person', name: author },
        datePublished: date.datetime,
        inLanguage: lang,
        reviewBody: text,
        reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
      }),
    )
