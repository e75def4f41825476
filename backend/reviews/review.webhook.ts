import definition from '../../schemas/reviews/review.webhook.ts'
import { review } from '../database/tables/index.ts'
import { defineNoted } from '../kit/webhooks/define-noted.ts'

/** The clinic sees no review that no moderator has read, and so do its programs. */
export const noted = defineNoted({
  definition,
  table: review,
  code: review.code,
  isThere: { column: review.status, in: ['published', 'disputed', 'hidden'] },
  begins: 'published',
  becomes: {
    disputed: { column: review.status, in: ['disputed'] },
    hidden: { column: review.status, in: ['hidden'] },
  },
  changes: {
    step: 'changed',
    columns: [review.status, review.text, review.rating, review.answer, review.followUp],
  },
})
