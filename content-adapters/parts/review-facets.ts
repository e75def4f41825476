import { defaultLocale, locales } from '../../locales/locale.ts'
import type { LocalizedText } from '../../schemas/core/localized.ts'
import { slugify } from '../../schemas/formats/slug.ts'
import { spokenLanguages } from '../../schemas/page/block-fields.ts'
import { type ReviewChoice, type ReviewSort, reviewParameters } from '../../schemas/reviews/review-choice.ts'
import type { Review } from '../entities/review.ts'

/** A value by which reviews are chosen, in words. */
type Value = { value: string; label: LocalizedText }

type Facet = Exclude<keyof ReviewChoice, 'sort'>

const languageOf = ({ lang }: Review) => locales.find((locale) => locale === lang) ?? defaultLocale

/** The values of a review. A doctor is the person of the directory, and services of one name are one. */
const valueIn: Record<Facet, (review: Review) => Value | undefined> = {
  stars: ({ rating }) => {
    const value = String(Math.round(rating))
    return { value, label: { ru: value } }
  },
  doctor: ({ specialist }) =>
    specialist && { value: specialist.person ?? specialist.slug, label: specialist.name },
  service: ({ service }) => service && { value: slugify(service.ru), label: service },
  lang: (review) => ({ value: languageOf(review), label: spokenLanguages[languageOf(review)] }),
}

const facets = Object.keys(valueIn) as Facet[]

/** Whether a review is among those of a choice; `except` is passed over. */
const isChosen = (choice: ReviewChoice, except?: Facet) => (review: Review) =>
  facets.every(
    (facet) =>
      facet === except ||
      choice[facet] === undefined ||
      valueIn[facet](review)?.value === String(choice[facet]),
  )

/** Reviews come newest first, and stay so among those with the same rating. */
const inOrder: Record<ReviewSort, <One extends Review>(reviews: readonly One[]) => readonly One[]> = {
  newest: (reviews) => reviews,
  best: (reviews) => reviews.toSorted((a, b) => b.rating - a.rating),
  worst: (reviews) => reviews.toSorted((a, b) => a.rating - b.rating),
}

/** The reviews of a choice in its order. */
export const chosenReviews = <One extends Review>(reviews: readonly One[], choice: ReviewChoice) =>
  inOrder[choice.sort ?? 'newest'](reviews.filter(isChosen(choice)))

/** How many reviews a choice would have with each value of a facet in place of its own. */
export function countsOf(
  reviews: readonly Review[],
  choice: ReviewChoice,
  facet: Facet,
): Map<string, number> {
  const counts = new Map<string, number>()
  for (const review of reviews.filter(isChosen(choice, facet))) {
    const value = valueIn[facet](review)?.value
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

/** So many values of a facet are offered, those of most reviews. */
const mostValues = 100

/** The facets that a list offers beside the stars, each with its values and how many reviews there would be. */
export const filtersOf = (reviews: readonly Review[], choice: ReviewChoice) =>
  (['doctor', 'service', 'lang'] as const).flatMap((name) => {
    const labels = new Map(
      reviews.flatMap((review) => {
        const one = valueIn[name](review)
        return one ? [[one.value, one.label] as const] : []
      }),
    )
    if (labels.size < 2) return []
    const counts = countsOf(reviews, choice, name)
    const options = [...labels]
      .map(([value, label]) => ({
        value,
        label,
        count: counts.get(value) ?? 0,
        isChosen: value === choice[name],
      }))
      .filter(({ count, isChosen: stays }) => count > 0 || stays)
      .sort((a, b) => b.count - a.count)
      .slice(0, mostValues)
    return [{ name, options }]
  })

/** What a form with these filters sends along of a choice. */
export const keptOf = ({ sort, stars }: ReviewChoice) =>
  reviewParameters({ ...(sort && { sort }), ...(stars !== undefined && { stars }) }).map(([name, value]) => ({
    name,
    value,
  }))
