import { defineMessages } from '../kit/outbox/define-messages.ts'

/** To the author of a review, who may have no account. */
const reviewLetter = {
  channels: ['mail', 'sms'],
  reason: 'address',
  params: { COMPANY: 'clinic', LINK: 'path' },
  button: 'LINK',
} as const

export const messages = defineMessages({
  /** To a patient whose visit has taken place. */
  'review-invited': { ...reviewLetter, reason: 'booking' },
  'review-published': reviewLetter,
  'review-rejected': {
    ...reviewLetter,
    params: { ...reviewLetter.params, REASON: 'text' },
    facts: ['REASON'],
  },
  'review-hidden': { ...reviewLetter, params: { ...reviewLetter.params, REASON: 'text' }, facts: ['REASON'] },
  /** To the author, who may explain until then. */
  'review-disputed': {
    ...reviewLetter,
    params: { ...reviewLetter.params, UNTIL: 'instant' },
    facts: ['UNTIL'],
  },
  'review-answered': reviewLetter,
  /** To the clinic: a review that is published `AT`. */
  'review-to-clinic': {
    channels: ['mail'],
    reason: 'clinic',
    params: { COMPANY: 'clinic', RATING: 'text', AT: 'instant', LINK: 'path' },
    facts: ['RATING', 'AT'],
    button: 'LINK',
  },
})

type Messages = typeof messages

declare module '../kit/outbox/templates.ts' {
  interface Templates extends Messages {}
}
