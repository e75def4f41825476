import { translate } from '../../locales/index.ts'
import type { Locale } from '../../locales/locale.ts'
import { saidReason } from '../../schemas/formats/said-reason.ts'
import { type RejectReason, rejectReasons } from '../../schemas/reviews/review-status.ts'

/** A moderator's reason in words. */
export const reasonWords = (reason: RejectReason, text: string | null, locale: Locale): string =>
  saidReason(reason !== 'other' && translate(locale)(`reviews:reject.${reason}`), text)

/** A reason as a history keeps it: one of the list, or words. */
export function keptReasonInWords(kept: string, locale: Locale): string {
  const reason = rejectReasons.find((one) => one === kept)
  return reason ? reasonWords(reason, null, locale) : kept
}
