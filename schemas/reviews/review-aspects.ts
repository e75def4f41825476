import type { Label } from '../core/type.ts'

/** What an author may rate beside the whole (D-REV), in the order of the form. */
export const reviewAspects = {
  attention: { ru: 'Внимание', kk: 'Көңіл бөлу', uz: 'Eʼtibor', en: 'Attention' },
  explanation: { ru: 'Объяснения', kk: 'Түсіндіру', uz: 'Tushuntirish', en: 'Explanations' },
  waiting: { ru: 'Ожидание', kk: 'Күту', uz: 'Kutish', en: 'Waiting' },
  cleanliness: { ru: 'Чистота', kk: 'Тазалық', uz: 'Tozalik', en: 'Cleanliness' },
  value: { ru: 'Цена и качество', kk: 'Баға мен сапа', uz: 'Narx va sifat', en: 'Value for money' },
} as const satisfies Record<string, Label>

type ReviewAspect = keyof typeof reviewAspects

export const aspectNames = Object.keys(reviewAspects) as ReviewAspect[]

/** Ratings of some of them, 1 to 5. */
export type AspectRatings = Partial<Record<ReviewAspect, number>>

/** The name of one in the API: `RATING_WAITING`. */
export type AspectField = `RATING_${Uppercase<ReviewAspect>}`

export const aspectField = (aspect: ReviewAspect) => `RATING_${aspect.toUpperCase()}` as AspectField

/** One field of the API for each. */
export const aspectFields = <Value>(of: (aspect: ReviewAspect) => Value): Record<AspectField, Value> =>
  Object.fromEntries(aspectNames.map((aspect) => [aspectField(aspect), of(aspect)])) as Record<
    AspectField,
    Value
  >

/** The fields of the API for some ratings; null for what is not rated. */
export const fieldsOfAspects = (rated?: AspectRatings | null): Record<AspectField, number | null> =>
  aspectFields((aspect) => rated?.[aspect] ?? null)

/** The ratings that the fields of the API hold; null without any. */
export function aspectsOf(
  fields: { [Field in AspectField]?: number | null | undefined },
): AspectRatings | null {
  const rated = aspectNames.flatMap((aspect) => {
    const rating = fields[aspectField(aspect)]
    return rating ? [[aspect, rating] as const] : []
  })
  return rated.length > 0 ? Object.fromEntries(rated) : null
}

/** From so many people on an average says something. */
const enough = 3

/** The average of each that at least three reviews have rated, in tenths. */
export const aspectAverages = (reviews: readonly (AspectRatings | undefined)[]) =>
  aspectNames.flatMap((aspect) => {
    const ratings = reviews.flatMap((one) => one?.[aspect] ?? [])
    const sum = ratings.reduce((total, rating) => total + rating, 0)
    return ratings.length < enough ? [] : [{ aspect, rating: Math.round((sum / ratings.length) * 10) / 10 }]
  })
