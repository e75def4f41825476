import { isLocale, type Locale } from '../../locales/locale.ts'
import type { Label } from '../core/type.ts'

/** Orders of a list of reviews. */
export const reviewSorts = {
  language: {
    ru: 'Сначала на вашем языке',
    kk: 'Алдымен сіздің тіліңіздегілер',
    uz: 'Avval sizning tilingizdagilar',
    en: 'Your language first',
  },
  newest: { ru: 'Сначала новые', kk: 'Алдымен жаңалары', uz: 'Avval yangilari', en: 'Newest first' },
  best: { ru: 'Сначала хорошие', kk: 'Алдымен жақсылары', uz: 'Avval yaxshilari', en: 'Best first' },
  worst: { ru: 'Сначала плохие', kk: 'Алдымен жамандары', uz: 'Avval yomonlari', en: 'Worst first' },
} as const satisfies Record<string, Label>

export type ReviewSort = keyof typeof reviewSorts

/** The order of an address without a choice. */
export const usualSort = 'language' satisfies ReviewSort

/**
 * Which reviews of a list are shown, and in which order: those with so many stars, about a doctor, of a service, in a language. Doctors and
 * services are named as in addresses.
 */
export type ReviewChoice = {
  sort?: ReviewSort
  stars?: number
  doctor?: string
  service?: string
  lang?: Locale
}

/** The names of a choice in an address. */
export const reviewQueryNames = [
  'sort',
  'stars',
  'doctor',
  'service',
  'lang',
] as const satisfies readonly (keyof ReviewChoice)[]

const slugPattern = /^[a-z0-9-]{1,120}$/

/** The value that a word of an address is; undefined if it is none. */
const valueIn: { [Name in keyof Required<ReviewChoice>]: (word: string) => ReviewChoice[Name] } = {
  sort: (word) => (isSort(word) ? word : undefined),
  stars: (word) => (/^[1-5]$/.test(word) ? Number(word) : undefined),
  doctor: (word) => (slugPattern.test(word) ? word : undefined),
  service: (word) => (slugPattern.test(word) ? word : undefined),
  lang: (word) => (isLocale(word) ? word : undefined),
}

const isSort = (word: string): word is ReviewSort => Object.hasOwn(reviewSorts, word)

/** The choice in a query, empty for all reviews in the usual order; undefined if a word in it is no choice. */
export function readReviewChoice(query: URLSearchParams): ReviewChoice | undefined {
  const read = reviewQueryNames.flatMap((name) => {
    const word = query.get(name)
    return word ? [[name, valueIn[name](word)] as const] : []
  })
  if (read.some(([, value]) => value === undefined)) return undefined
  return Object.fromEntries(read.filter(([, value]) => value !== usualSort))
}

/** What an address says of a choice, by its names; nothing of the usual order. */
export const reviewParameters = (choice: ReviewChoice): [name: string, value: string][] =>
  reviewQueryNames.flatMap((name) => {
    const value = choice[name]
    return value === undefined || value === usualSort ? [] : [[name, String(value)] as [string, string]]
  })

/** The query of an address with a choice, with its question mark; empty for all reviews in the usual order. */
export function reviewQuery(choice: ReviewChoice): string {
  const query = new URLSearchParams(reviewParameters(choice))
  return query.size > 0 ? `?${query}` : ''
}
