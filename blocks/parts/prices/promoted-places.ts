import type { Locale } from '../../../locales/locale.ts'
import type { Translate } from '../../../locales/text-key.ts'
import type { PromotionsProps } from '../../../schemas/blocks/promotions.ts'

type Place = PromotionsProps['data']['items'][number]['services'][number]['places'][number]

/** "Филиал на Абая: Ахметова Айгуль", "кроме врачей: …": where a price of a promotion holds; empty where it holds everywhere. */
export const placesText = (t: Translate, places: readonly Place[]): string =>
  places
    .map(({ cabinet, specialists, except }) => {
      const doctors = specialists
        ? specialists.map(({ text }) => text).join(', ')
        : except
          ? t('blocks:promotions.except', { names: except.map(({ text }) => text).join(', ') })
          : ''
      return [cabinet?.text, doctors].filter(Boolean).join(': ')
    })
    .join('; ')

/** The language of the names, if it is not that of the page. */
export const placesLang = (places: readonly Place[], locale: Locale): string | undefined => {
  const [first] = places.flatMap(({ cabinet, specialists = [], except = [] }) => [
    ...(cabinet ? [cabinet] : []),
    ...specialists,
    ...except,
  ])
  return first && first.lang !== locale ? first.lang : undefined
}
