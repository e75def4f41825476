import type reviewList from '../../schemas/blocks/review-list.ts'
import { chosenReviewsId } from '../../schemas/reviews/chosen-reviews-id.ts'
import { aspectAverages } from '../../schemas/reviews/review-aspects.ts'
import {
  type ReviewChoice,
  type ReviewSort,
  reviewQuery,
  usualSort,
} from '../../schemas/reviews/review-choice.ts'
import { reviewFormId } from '../../schemas/reviews/review-form-id.ts'
import type { Review } from '../entities/review.ts'
import { defineLoader, type LoadContext } from '../loader.ts'
import { networkPath } from '../parts/network-paths.ts'
import { pagingOf } from '../parts/paging.ts'
import { paths, toPage } from '../parts/paths.ts'
import { placePath, profilePath } from '../parts/profile-paths.ts'
import { chooseReviews, filtersOf, keptOf } from '../parts/review-facets.ts'
import { reviewPageSize } from '../parts/review-page-size.ts'
import { reviewWords } from '../parts/review-words.ts'
import { type ReviewOfMany, reviewsOfNetwork, reviewsOfPerson } from '../parts/reviews-of-many.ts'
import { doctorLinkAt, specialistLink } from '../parts/specialist-link.ts'
import { wholeLink } from '../parts/whole-link.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

const teaserSize = 3
const briefSize = 2

/** The content of a list: its reviews, the path of each of its pages, and whether doctors are named in it. */
type Listed = {
  reviews: ReviewOfMany[]
  listOf: (page: number) => string
  isNamed: (review: Review) => boolean
}

/**
 * The newest reviews, those in the reader's language first, and the average rating: of the clinic and its doctors, of the doctor `slug`, of a
 * person or of a network. The rating is that of all, whichever are chosen. With `page` a page of the complete list (B-23); a teaser without
 * reviews is omitted.
 */
export default defineLoader<typeof reviewList>(async (props, context) => {
  const { inBrief, limit = inBrief ? briefSize : teaserSize, page, network } = props
  const { sort, stars, doctor, service, lang } = props
  const listed = await listedBy(props, context)
  if (!listed) return undefined
  const { reviews, listOf, isNamed } = listed
  const writeLink = network === undefined ? toPage(`${listOf(1)}#${reviewFormId}`) : undefined
  if (reviews.length === 0) return page === undefined ? undefined : withoutUndefined({ items: [], writeLink })
  const size = page === undefined ? limit : reviewPageSize
  const first = ((page ?? 1) - 1) * size
  const canChoose = (context.inDirectory || network !== undefined) && page !== undefined && reviews.length > 1
  const choice: ReviewChoice = canChoose ? withoutUndefined({ sort, stars, doctor, service, lang }) : {}
  const { chosen, values } = chooseReviews(reviews, choice, context.locale)
  const shown = chosen.slice(first, first + size)
  const total = reviews.length
  const mine = choice.lang === undefined ? (values.lang.get(context.locale)?.count ?? 0) : 0
  const isMixed = mine > 0 && mine < chosen.length
  const ways = canChoose
    ? waysOf({ total, found: chosen.length, values, isMixed }, choice, {
        list: listOf(1),
        locale: context.locale,
      })
    : undefined
  const pathOf = (to: number) => listOf(to) + reviewQuery(choice)
  return withoutUndefined({
    summary: {
      ...summaryOf(reviews),
      grades: gradesOf(values.stars, ways?.linkOfGrade),
    },
    items: shown.map((review) => itemOf(review, isNamed(review), context)),
    ...ways?.data,
    ownFirst: isMixed && !canChoose && !inBrief ? true : undefined,
    writeLink,
    allLink:
      page === undefined && reviews.length > size
        ? wholeLink(pathOf(1), { inDirectory: context.inDirectory || network !== undefined })
        : undefined,
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

type Link = ReturnType<typeof toPage>
type List = { list: string; locale: LoadContext['locale'] }

/** How many reviews there are, how many of them a choice has, whether only some of these are in the reader's language, and what else can be chosen. */
type Choosable = {
  total: number
  found: number
  isMixed: boolean
  values: ReturnType<typeof chooseReviews>['values']
}

/** The ways from a list of the first reviews to those of other choices. */
function waysOf({ total, found, values, isMixed }: Choosable, choice: ReviewChoice, { list, locale }: List) {
  const toChosen = (query = '') => toPage(`${list}${query}#${chosenReviewsId}`)
  const linkTo = (other: { [Name in keyof ReviewChoice]: ReviewChoice[Name] | undefined }) =>
    toChosen(reviewQuery(withoutUndefined({ ...choice, ...other }) as ReviewChoice))
  const { sort, ...narrowed } = choice
  const isNarrowed = Object.keys(narrowed).length > 0
  const mine = values.lang.get(locale)?.count ?? 0
  const isMine = choice.lang === locale
  const fields = filtersOf(values, choice)
  return {
    linkOfGrade: (grade: number) => linkTo({ stars: grade === choice.stars ? undefined : grade }),
    data: withoutUndefined({
      // Where all are in one language, the usual order is that of their dates.
      sorts: (isMixed ? ([usualSort, ...sortNames] as const) : sortNames).map((name, at) => ({
        sort: name,
        link: linkTo({ sort: at === 0 ? undefined : name }),
      })),
      mine:
        isMine || (mine > 0 && mine < total)
          ? { count: mine, isChosen: isMine, link: linkTo({ lang: isMine ? undefined : locale }) }
          : undefined,
      filters: fields.length > 0 ? { action: toChosen(), kept: keptOf(choice), fields } : undefined,
      found: isNarrowed ? found : undefined,
      resetLink: isNarrowed ? toChosen(reviewQuery(sort ? { sort } : {})) : undefined,
    }),
  }
}

const sortNames = ['newest', 'best', 'worst'] as const satisfies readonly ReviewSort[]

/** The rating of all reviews, what else they rate, and how many have a proof of the visit. */
function summaryOf(reviews: readonly Review[]) {
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  const aspects = aspectAverages(reviews.map(({ aspects: rated }) => rated))
  return withoutUndefined({
    rating: Math.round((sum / reviews.length) * 10) / 10,
    count: reviews.length,
    aspects: aspects.length > 0 ? aspects : undefined,
    proven: reviews.filter(({ proof }) => proof === 'visit' || proof === 'document').length,
  })
}

const gradesOf = (values: Choosable['values']['stars'], linkOf?: (grade: number) => Link) =>
  [5, 4, 3, 2, 1].map((grade) => {
    const count = values.get(String(grade))?.count ?? 0
    return withoutUndefined({ grade, count, link: count > 0 ? linkOf?.(grade) : undefined })
  })

/** `named`: shows the name of the reviewed doctor, because the list is not that doctor's own. */
const itemOf = (review: ReviewOfMany, named: boolean, context: LoadContext) => {
  const { rating, specialist, of, answeredBy } = review
  return withoutUndefined({
    ...reviewWords(review, of?.name ?? answeredBy ?? context.company?.name, context),
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
