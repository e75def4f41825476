import type { Label } from '../core/type.ts'

/** Orders of a list of reviews; the first one is that of an address without a choice. */
export const reviewSorts = {
  newest: { ru: 'Сначала новые', kk: 'Алдымен жаңалары', uz: 'Avval yangilari', en: 'Newest first' },
  best: { ru: 'Сначала хорошие', kk: 'Алдымен жақсылары', uz: 'Avval yaxshilari', en: 'Best first' },
  worst: { ru: 'Сначала плохие', kk: 'Алдымен жамандары', uz: 'Avval yomonlari', en: 'Worst first' },
} as const satisfies Record<string, Label>

export type ReviewSort = keyof typeof reviewSorts

/** The order that a query asks for; undefined for the usual one, and for a word that is none. */
export const readReviewSort = (query: URLSearchParams): Exclude<ReviewSort, 'newest'> | undefined => {
  const asked = query.get('sort')
  return asked === 'best' || asked === 'worst' ? asked : undefined
}
