import type { Label } from '../core/type.ts'

/** Orders of a list of reviews; the first one is that of an address without a choice. */
export const reviewSorts = {
  newest: { ru: 'Сначала новые', kk: 'Алдымен жаңалары', uz: 'Avval yangilari', en: 'Newest first' },
  best: { ru: 'Сначала хорошие', kk: 'Алдымен жақсылары', uz: 'Avval yaxshilari', en: 'Best first' },
  worst: { ru: 'Сначала плохие', kk: 'Алдымен жамандары', uz: 'Avval yomonlari', en: 'Worst first' },
} as const satisfies Record<string, Label>

export type ReviewSort = keyof typeof reviewSorts

/** Which reviews of a list are shown, and in which order: those with so many stars, those in the reader's language. */
export type ReviewChoice = { sort?: ReviewSort; stars?: number; isMine?: boolean }

/** The choice in a query; undefined for all reviews in the usual order. Words that are no choice are passed over. */
export function readReviewChoice(query: URLSearchParams): ReviewChoice | undefined {
  const sort = query.get('sort')
  const stars = query.get('stars') ?? ''
  const choice: ReviewChoice = {
    ...((sort === 'best' || sort === 'worst') && { sort }),
    ...(/^[1-5]$/.test(stars) && { stars: Number(stars) }),
    ...(query.get('lang') === 'mine' && { isMine: true }),
  }
  return Object.keys(choice).length > 0 ? choice : undefined
}

/** The query of an address with a choice, with its question mark; empty for all reviews in the usual order. */
export function reviewQuery({ sort, stars, isMine }: ReviewChoice): string {
  const query = new URLSearchParams({
    ...(sort && sort !== 'newest' && { sort }),
    ...(stars !== undefined && { stars: String(stars) }),
    ...(isMine && { lang: 'mine' }),
  })
  return query.size > 0 ? `?${query}` : ''
}
