import { t } from '../core/type.ts'
import { dateField, writtenLanguages } from '../page/block-fields.ts'
import { reviewProofLabels } from './review-proof-labels.ts'

/** What lists of reviews show of each; review and answer are in their original language. */
export const reviewFields = () => ({
  author: t.string({ max: 200 }),
  rating: t.integer({ minimum: 1, maximum: 5 }),
  text: t.string({ max: 4000, multiline: true }),
  /** The service that the author names. */
  service: t.optional(t.text({ max: 300 })),
  answer: t.optional(t.string({ max: 4000, multiline: true })),
  /** Who has answered, and when, as far as it is known. */
  answered: t.optional(t.object({ by: t.optional(t.text({ max: 300 })), date: t.optional(dateField()) })),
  followUp: t.optional(t.string({ max: 4000 })),
  proof: t.optional(t.choice(reviewProofLabels)),
  isDisputed: t.optional(t.boolean()),
  lang: t.choice(writtenLanguages),
  date: dateField(),
  /** The reviewed doctor, in a list of several doctors. */
  specialist: t.optional(t.object({ name: t.text(), link: t.link() })),
})
