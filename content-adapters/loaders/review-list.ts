import { defaultLocale, isLocale } from '../../locales/locale.ts'
import type reviewList from '../../schemas/blocks/review-list.ts'
import type { ReviewSort } from '../../schemas/review-sorts.ts'
import type { Review } from '../entities.ts'
import { defineLoader, type LoadContext } from '../loader.ts'
import { localizedDay } from '../parts/localized-date.ts'
import { pagingOf } from '../parts/paging.ts'
import { paths, toPage } from '../parts/paths.ts'
import { profilePath } from '../parts/profile-paths.ts'
import { reviewPageSize } from '../parts/review-page-size.ts'
import { specialistLink } from '../parts/specialist-link.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'
import type { ContentSource } from '../source.ts'

const teaserSize = 3

/**
 * The newest reviews and the average rating: of the clinic and its doctors, or of the doctor `slug`. With `page` a
 * page of the complete list (B-23); a teaser without reviews is omitted.
 */
export default defineLoader<typeof reviewList>(
  async ({ slug, person, limit = teaserSize, page, sort = 'newest' }, context) => {
    const { company, source, inDirectory } = context
    if (!company || company.settings?.show?.reviews === false) return undefined
    const specialist = slug === undefined ? undefined : await source.specialist(company.code, slug)
    const reviews =
      person === undefined
        ? await source.reviews(company.code, specialist?.code)
        : await reviewsOfPerson(person, source)
    if (reviews.length === 0) return page === undefined ? undefined : { items: [] }
    const size = page === undefined ? limit : reviewPageSize
    const first = ((page ?? 1) - 1) * size
    const listOf = (to: number) => {
      if (person !== undefined) return profilePath('doctors', person, 'reviews', to)
      return specialist ? paths.specialistReviews(specialist.slug, to) : paths.reviews(to)
    }
    const pathOf = (to: number) => sortedPath(listOf(to), sort)
    const shown = inOrder[sort](reviews).slice(first, first + size)
    return withoutUndefined({
      summary: summaryOf(reviews),
      items: shown.map((review) =>
        itemOf(review, person === undefined && review.specialist?.slug !== specialist?.slug, context),
      ),
      sorts:
        inDirectory && page !== undefined && reviews.length > 1
          ? sortNames.map((name) => ({ sort: name, link: toPage(sortedPath(listOf(1), name)) }))
          : undefined,
      allLink: page === undefined && reviews.length > size ? toPage(pathOf(1)) : undefined,
      paging:
        page === undefined ? undefined : pagingOf({ page, pages: Math.ceil(reviews.length / size) }, pathOf),
    })
  },
)

const sortNames = ['newest', 'best', 'worst'] as const satisfies readonly ReviewSort[]

/** Reviews come newest first, and stay so among those with the same rating. */
const inOrder: Record<ReviewSort, (reviews: readonly Review[]) => readonly Review[]> = {
  newest: (reviews) => reviews,
  best: (reviews) => reviews.toSorted((a, b) => b.rating - a.rating),
  worst: (reviews) => reviews.toSorted((a, b) => a.rating - b.rating),
}

const sortedPath = (path: string, sort: ReviewSort): string =>
  sort === 'newest' ? path : `${path}?sort=${sort}`

/** Reviews of all cards of a person, newest first. */
async function reviewsOfPerson(slug: string, source: ContentSource): Promise<Review[]> {
  const { cards } = await source.person(slug)
  const lists = await Promise.all(
    cards.map(({ company, specialist }) => source.reviews(company, specialist.code)),
  )
  return lists.flat().sort((a, b) => b.date.localeCompare(a.date))
}

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

/** `named`: shows the name of the reviewed doctor, because the list is not that doctor's own. */
const itemOf = (review: Review, named: boolean, context: LoadContext) => {
  const { author, rating, text, answer, lang, date, specialist } = review
  return withoutUndefined({
    author,
    rating: Math.round(rating),
    text,
    answer,
    lang: isLocale(lang) ? lang : defaultLocale,
    date: localizedDay(date.slice(0, 10), context),
    specialist:
      named && specialist ? { name: specialist.name, link: specialistLink(specialist, context) } : undefined,
  })
}
