import { reviewCodeBody } from '../../schemas/api/review.ts'
import { confirmationSent } from '../../schemas/api/user.ts'
import { codeLimits, startConfirmation } from '../accounts/index.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import type { Contact } from '../kit/sessions/contact.ts'

/** Sends the code that proves the contact of a review's author. Asking anew sends another. */
export const confirmReview = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/review/confirmation_code',
  summary: 'Sends a code to the phone or e-mail address of who writes a review',
  access: 'anyone',
  limits: [{ per: 'address', times: 20, seconds: 3600 }, ...codeLimits('TEL'), ...codeLimits('EMAIL')],
  body: reviewCodeBody,
  status: 202,
  answer: confirmationSent,
  act: ({ body: { TEL, EMAIL }, locale, transaction }) => {
    const contact: Contact = EMAIL
      ? { channel: 'email', contact: EMAIL }
      : { channel: 'phone', contact: TEL ?? '' }
    return transaction((orm) => startConfirmation(orm, { ...contact, purpose: 'review', locale }))
  },
})

declare module '../database/tables/confirmation.ts' {
  interface CodePurposes {
    review: 'reviews'
  }
}
