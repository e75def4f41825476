import { defaultLocale, isLocale, type Locale } from '../../locales/locale.ts'
import type { LocalizedText } from '../../schemas/core/localized.ts'
import { slugify } from '../../schemas/formats/slug.ts'
import { spokenLanguages } from '../../schemas/page/block-fields.ts'
import {
  type ReviewChoice,
  type ReviewSort,
  reviewParameters,
  usualSort,
} from '../../schemas/reviews/review-choice.ts'
import type { Review } from '../entities/review.ts'

type Facet = Exclude<keyof ReviewChoice, 'sort'>

const facets = ['stars', 'doctor', 'service', 'lang'] as const satisfies readonly Facet[]

/** The values of a facet by name, each in words and with how many reviews a choice would have with it in place of its own. */
type Values = Map<string, { label: LocalizedText; count: number }>

/** The reviews of a choice in its order, and what else can be chosen. */
type Chosen<One> = { chosen: readonly One[]; values: Record<Facet, Values> }

/** Reviews come newest first, and stay so in the reader's language and in all others; so do those with the same rating. */
const inOrder: Record<
  ReviewSort,
  <One extends Review>(reviews: readonly One[], reader: Locale) => readonly One[]
> = {
  language: readableFirst,
  newest: (reviews) => reviews,
  best: (reviews, reader) => readableFirst(reviews, reader).sort((a, b) => b.rating - a.rating),
  worst: (reviews, reader) => readableFirst(reviews, reader).sort((a, b) => a.rating - b.rating),
}

/** The language of a review; Russian where it is not known. */
const languageOf = ({ lang }: Review): Locale => (isLocale(lang) ? lang : defaultLocale)

/** Those in the reader's language before the others; both keep their order. */
function readableFirst<One extends Review>(reviews: readonly One[], reader: Locale): One[] {
  const { mine = [], others = [] } = Object.groupBy(reviews, (review) =>
    languageOf(review) === reader ? 'mine' : 'others',
  )
  return [...mine, ...others]
}

/** Chooses among reviews for a reader of this language: reads each of them once, and makes one slug of each name. */
export function chooseReviews<One extends Review>(
  reviews: readonly One[],
  choice: ReviewChoice,
  locale: Locale,
): Chosen<One> {
  const values: Chosen<One>['values'] = {
    stars: new Map(),
    doctor: new Map(),
    service: new Map(),
    lang: new Map(),
  }
  const valueIn = reader()
  const chosen = reviews.filter((review) => {
    const missed = facets.filter(
      (facet) => choice[facet] !== undefined && valueIn[facet](review)?.value !== String(choice[facet]),
    )
    for (const facet of facets) {
      const one = valueIn[facet](review)
      if (!one) continue
      const counted = values[facet].get(one.value) ?? { label: one.label, count: 0 }
      // A facet's own choice does not narrow what else it offers.
      if (missed.every((other) => other === facet)) counted.count += 1
      values[facet].set(one.value, counted)
    }
    return missed.length === 0
  })
  return { chosen: inOrder[choice.sort ?? usualSort](chosen, locale), values }
}

type Value = { value: string; label: LocalizedText }

/** Reads the values of reviews. A doctor is the person of the directory, and services of one name are one. */
function reader(): Record<Facet, (review: Review) => Value | undefined> {
  const slugs = new Map<string, string>()
  const slugOf = (name: string) => {
    const slug = slugs.get(name) ?? slugify(name)
    slugs.set(name, slug)
    return slug
  }
  return {
    stars: ({ rating }) => {
      const value = String(Math.round(rating))
      return { value, label: { ru: value } }
    },
    doctor: ({ specialist }) =>
      specialist && { value: specialist.person ?? specialist.slug, label: specialist.name },
    service: ({ service }) => service && { value: slugOf(service.ru), label: service },
    lang: (review) => {
      const value = languageOf(review)
      return { value, label: spokenLanguages[value] }
    },
  }
}

/** Whether some review is about the doctor, and some of the service, of a choice. */
export function isOffered(reviews: readonly Review[], choice: ReviewChoice): boolean {
  const { values } = chooseReviews(reviews, choice, defaultLocale)
  return (['doctor', 'service'] as const).every((facet) => {
    const value = choice[facet]
    return value === undefined || values[facet].has(value)
  })
}

/** So many values of a facet are offered, those of most reviews. */
const mostValues = 100

/** The facets that a list offers beside the stars, each with its values and how many reviews there would be. */
export const filtersOf = (values: Chosen<Review>['values'], choice: ReviewChoice) =>
  (['doctor', 'service', 'lang'] as const).flatMap((name) => {
    if (values[name].size < 2) return []
    const options = [...values[name]]
      .map(([value, one]) => ({ value, ...one, isChosen: value === choice[name] }))
      .filter(({ count, isChosen }) => count > 0 || isChosen)
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
