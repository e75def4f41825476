import { isLocale, type Locale } from '../../locales/locale.ts'
import type { Label } from '../core/type.ts'

/** Orders of a list of reviews; the first one is that of an address without a choice. */
export const reviewSorts = {
  newest: { ru: 'Сначала новые', kk: 'Алдымен жаңалары', uz: 'Avval yangilari', en: 'Newest first' },
  best: { ru: 'Сначала хорошие', kk: 'Алдымен жақсылары', uz: 'Avval yaxshilari', en: 'Best first' },
  worst: { ru: 'Сначала плохие', kk: 'Алдымен жамандары', uz: 'Avval yomonlari', en: 'Worst first' },
} as const satisfies Record<string, Label>

export type ReviewSort = keyof typeof reviewSorts

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

/** The choice in a query; undefined for all reviews in the usual order. Words that are no choice are passed over. */
export function readReviewChoice(query: URLSearchParams): ReviewChoice | undefined {
  const [sort = '', stars = '', doctor = '', service = '', lang = ''] = reviewQueryNames.map(
    (name) => query.get(name) ?? '',
  )
  const choice: ReviewChoice = {
    ...((sort === 'best' || sort === 'worst') && { sort }),
    ...(/^[1-5]$/.test(stars) && { stars: Number(stars) }),
    ...(slugPattern.test(doctor) && { doctor }),
    ...(slugPattern.test(service) && { service }),
    ...(isLocale(lang) && { lang }),
  }
  return Object.keys(choice).length > 0 ? choice : undefined
}

/** What an address says of a choice, by its names; nothing of the usual order. */
export const reviewParameters = (choice: ReviewChoice): [name: string, value: string][] =>
  reviewQueryNames.flatMap((name) => {
    const value = choice[name]
    return value === undefined || value === 'newest' ? [] : [[name, String(value)] as [string, string]]
  })

/** The query of an address with a choice, with its question mark; empty for all reviews in the usual order. */
export function reviewQuery(choice: ReviewChoice): string {
  const query = new URLSearchParams(reviewParameters(choice))
  return query.size > 0 ? `?${query}` : ''
}
