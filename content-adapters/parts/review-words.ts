import { defaultLocale, isLocale } from '../../locales/locale.ts'
import type { LocalizedText } from '../../schemas/core/localized.ts'
import type { Review } from '../entities/review.ts'
import type { LoadContext } from '../loader.ts'
import { localizedDay } from './localized-date.ts'
import { withoutUndefined } from './without-undefined.ts'

type Written = Pick<
  Review,
  | 'author'
  | 'text'
  | 'service'
  | 'answer'
  | 'answeredOn'
  | 'followUp'
  | 'proof'
  | 'isDisputed'
  | 'lang'
  | 'date'
>

/** The words of a review and its proof, in each list that shows reviews; `by` is who answers. */
export const reviewWords = (
  { author, text, service, answer, answeredOn, followUp, proof, isDisputed, lang, date }: Written,
  by: LocalizedText | undefined,
  context: LoadContext,
) => ({
  author,
  text,
  service,
  answer,
  answered:
    answer === undefined
      ? undefined
      : withoutUndefined({
          by,
          date: answeredOn === undefined ? undefined : localizedDay(answeredOn, context),
        }),
  followUp,
  proof,
  isDisputed,
  lang: isLocale(lang) ? lang : defaultLocale,
  date: localizedDay(date.slice(0, 10), context),
})
