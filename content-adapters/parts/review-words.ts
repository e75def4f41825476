import { defaultLocale, isLocale } from '../../locales/locale.ts'
import type { Review } from '../entities/review.ts'
import type { LoadContext } from '../loader.ts'
import { localizedDay } from './localized-date.ts'

type Written = Pick<
  Review,
  'author' | 'text' | 'answer' | 'followUp' | 'proof' | 'isDisputed' | 'lang' | 'date'
>

/** The words of a review and its proof, in each list that shows reviews. */
export const reviewWords = (
  { author, text, answer, followUp, proof, isDisputed, lang, date }: Written,
  context: LoadContext,
) => ({
  author,
  text,
  answer,
  followUp,
  proof,
  isDisputed,
  lang: isLocale(lang) ? lang : defaultLocale,
  date: localizedDay(date.slice(0, 10), context),
})
