import type reviewList from '../../schemas/blocks/review-list.ts'
import { type ReviewChoice, type ReviewSort, reviewQuery } from '../../schemas/reviews/review-choice.ts'
import { reviewFormId } from '../../schemas/reviews/review-form-id.ts'
import type { Company } from '../entities/company.ts'
import type { Review } from '../entities/review.ts'
import { defineLoader, type LoadContext } from '../loader.ts'
import { networkPath } from '../parts/network-paths.ts'
import { pagingOf } from '../parts/paging.ts'
import { paths, toPage } from '../parts/paths.ts'
import { placePath, profilePath } from '../parts/profile-paths.ts'
import { reviewPageSize } from '../parts/review-page-size.ts'
import { reviewWords } from '../parts/review-words.ts'
import { doctorLinkAt, specialistLink } from '../parts/specialist-link.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'
import type { ContentSource } from '../source.ts'

const teaserSize = 3
const briefSize = 2

/** A review, with the company that it is about in a list of several. */
type Shown = Review & { of?: Pick<Company, 'kind' | 'slug' | 'name'> }

/** The content of a list: its reviews, the path of each of its pages, and whether doctors are named in it. */
type Listed = { reviews: Shown[]; listOf: (page: number) => string; isNamed: (review: Review) => boolean }

/**
 * The newest reviews and the average rating: of the clinic and its doctors, of the doctor `slug`, of a person or of a network. The rating
 * is that of all, whichever are chosen. With `page` a page of the complete list (B-23); a teaser without reviews is omitted. In brief those
 * in the reader's language come first.
 */
export default defineLoader<typeof reviewList>(async (props, context) => {
  const { inBrief, limit = inBrief ? briefSize : teaserSize, page, sort, stars, isMine, network } = props
  const listed = await listedBy(props, context)
  if (!listed) return undefined
  const { reviews, listOf, isNamed } = listed
  const writeLink = network === undefined ? toPage(`${listOf(1)}#${reviewFormId}`) : undefined
  if (reviews.length === 0) return page === undefined ? undefined : withoutUndefined({ items: [], writeLink })
  const size = page === undefined ? limit : reviewPageSize
  const first = ((page ?? 1) - 1) * size
  const choice = { sort, stars, isMine }
  const linkTo = (chosen: ReviewChoice) => toPage(listOf(1) + reviewQuery(chosen))
  const pathOf = (to: number) => listOf(to) + reviewQuery(choice)
  const chosen = inOrder[sort ?? 'newest'](reviews.filter(isChosen(choice, context.locale)))
  const shown = (inBrief ? readableFirst(chosen, context.locale) : chosen).slice(first, first + size)
  const canChoose = (context.inDirectory || network !== undefined) && page !== undefined && reviews.length > 1
  const mine = reviews.filter(({ lang }) => lang === context.locale).length
  return withoutUndefined({
    summary: summaryOf(reviews, (grade) =>
      canChoose ? linkTo({ ...choice, stars: grade === stars ? undefined : grade }) : undefined,
    ),
    items: shown.map((review) => itemOf(review, isNamed(review), context)),
    sorts: canChoose
      ? sortNames.map((name) => ({ sort: name, link: linkTo({ ...choice, sort: name }) }))
      : undefined,
    mine:
      canChoose && (isMine || (mine > 0 && mine < reviews.length))
        ? {
            count: mine,
            link: linkTo({ ...choice, isMine: isMine ? undefined : true }),
          }
        : undefined,
    resetLink: canChoose && (stars !== undefined || isMine) ? linkTo({ sort }) : undefined,
    writeLink,
    allLink: page === undefined && reviews.length > size ? toPage(pathOf(1)) : undefined,
    paging:
      page === undefined
        ? undefined
        : pagingOf({ page, pages: Math.max(1, Math.ceil(chosen.length / size)) }, pathOf),
  })
})

type Props = { slug?: string; person?: string; network?: string }

/** Undefined where there is no company, or it does not show its reviews. */
async function listedBy({ slug, person, network }: Props, context: LoadContext): Promise<Listed | undefined> {
  const { company, source } = context
  if (network !== undefined)
    return {
      reviews: await reviewsOfNetwork(network, source),
      listOf: (to) => networkPath(network, 'reviews', to),
      isNamed: () => true,
    }
  if (!company || company.settings?.show?.reviews === false) return undefined
  if (person !== undefined)
    return {
      reviews: await reviewsOfPerson(person, source),
      listOf: (to) => profilePath('doctors', person, 'reviews', to),
      isNamed: () => false,
    }
  const specialist = slug === undefined ? undefined : await source.specialist(company.code, slug)
  return {
    reviews: await source.reviews(company.code, specialist?.code),
    listOf: (to) => (specialist ? paths.specialistReviews(specialist.slug, to) : paths.reviews(to)),
    isNamed: (review) => review.specialist?.slug !== specialist?.slug,
  }
}

const sortNames = ['newest', 'best', 'worst'] as const satisfies readonly ReviewSort[]

/** Reviews come newest first, and stay so among those with the same rating. */
const inOrder: Record<ReviewSort, (reviews: readonly Shown[]) => readonly Shown[]> = {
  newest: (reviews) => reviews,
  best: (reviews) => reviews.toSorted((a, b) => b.rating - a.rating),
  worst: (reviews) => reviews.toSorted((a, b) => a.rating - b.rating),
}

/** Both parts keep their order. */
const readableFirst = (reviews: readonly Shown[], locale: LoadContext['locale']): readonly Shown[] => [
  ...reviews.filter(({ lang }) => lang === locale),
  ...reviews.filter(({ lang }) => lang !== locale),
]

/** Whether a choice has a review. */
const isChosen =
  ({ stars, isMine }: ReviewChoice, locale: LoadContext['locale']) =>
  ({ rating, lang }: Shown): boolean =>
    (stars === undefined || Math.round(rating) === stars) && (!isMine || lang === locale)

/** Reviews of all cards of a person, newest first. */
async function reviewsOfPerson(slug: string, source: ContentSource): Promise<Review[]> {
  const { cards } = await source.person(slug)
  const lists = await Promise.all(
    cards.map(({ company, specialist }) => source.reviews(company, specialist.code)),
  )
  return lists.flat().sort((a, b) => b.date.localeCompare(a.date))
}

/** Reviews of all companies of a network, newest first. */
async function reviewsOfNetwork(slug: string, source: ContentSource): Promise<Shown[]> {
  const { companies } = await source.network({ slug, page: 1 })
  const lists = await Promise.all(
    companies.map(async ({ code }) => {
      const [of, reviews] = await Promise.all([source.company(code), source.reviews(code)])
      return reviews.map((review) => ({ ...review, of }))
    }),
  )
  return lists.flat().sort((a, b) => b.date.localeCompare(a.date))
}

function summaryOf<Link>(reviews: readonly Review[], linkOf: (grade: number) => Link | undefined) {
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  return {
    rating: Math.round((sum / reviews.length) * 10) / 10,
    count: reviews.length,
    grades: [5, 4, 3, 2, 1].map((grade) => {
      const count = reviews.filter(({ rating }) => Math.round(rating) === grade).length
      return withoutUndefined({ grade, count, link: count > 0 ? linkOf(grade) : undefined })
    }),
  }
}

/** `named`: shows the name of the reviewed doctor, because the list is not that doctor's own. */
const itemOf = (review: Shown, named: boolean, context: LoadContext) => {
  const { rating, specialist, of } = review
  return withoutUndefined({
    ...reviewWords(review, context),
    rating: Math.round(rating),
    specialist:
      named && specialist
        ? {
            name: specialist.name,
            link: of ? doctorLinkAt(of.slug, specialist) : specialistLink(specialist, context),
          }
        : undefined,
    company: of && { name: of.name, link: toPage(placePath(of)) },
  })
}
