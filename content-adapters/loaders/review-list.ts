import { isLocale } from '../../locales/locale.ts'
import type reviewList from '../../schemas/blocks/review-list.ts'
import type { Review } from '../entities.ts'
import { defineLoader, type LoadContext } from '../loader.ts'
import { defined } from '../parts/defined.ts'
import { pagingOf } from '../parts/paging.ts'
import { paths, toPage } from '../parts/paths.ts'
import { reviewPageSize } from '../parts/review-page-size.ts'
import { shownDay } from '../parts/shown-date.ts'

const teaserSize = 3

/** The newest reviews with what all of them come to; with `page` a page of the whole list (B-23). A teaser without any is left out. */
export default defineLoader<typeof reviewList>(async ({ limit = teaserSize, page }, context) => {
  if (!context.company) return undefined
  const reviews = await context.source.reviews(context.company.code)
  if (reviews.length === 0) return page === undefined ? undefined : { items: [] }
  const size = page === undefined ? limit : reviewPageSize
  const first = ((page ?? 1) - 1) * size
  return defined({
    summary: summaryOf(reviews),
    items: reviews.slice(first, first + size).map((review) => itemOf(review, context)),
    allLink: page === undefined && reviews.length > size ? toPage(paths.reviews(1)) : undefined,
    paging:
      page === undefined
        ? undefined
        : pagingOf({ page, pages: Math.ceil(reviews.length / size) }, (to) => paths.reviews(to)),
  })
})

function summaryOf(reviews: readonly Review[]) {
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  return {
    rating: Math.round((sum / reviews.length) * 10) / 10,
    count: reviews.length,
    grades: [5, 4, 3, 2, 1].map((grade) => ({
      grade,
      count: reviews.filter(({ rating }) => Math.round(rating) === grade).length,
    })),
  }
}

const itemOf = ({ author, rating, text, answer, lang, date }: Review, context: LoadContext) =>
  defined({
    author,
    rating: Math.round(rating),
    text,
    answer,
    lang: isLocale(lang) ? lang : ('ru' as const),
    date: shownDay(date.slice(0, 10), context),
  })
