import { defineMessages } from '../kit/outbox/define-messages.ts'

const signIn = '/auth/signin'
const restore = '/auth/password-restore'

export const messages = defineMessages({
  'confirm-email': { channels: ['mail'], reason: 'address', params: { CODE: 'code' } },
  'confirm-phone': { channels: ['sms'], reason: 'address', params: { CODE: 'code' } },
  'account-exists': {
    channels: ['mail', 'sms'],
    reason: 'address',
    params: {},
    button: signIn,
    link: restore,
  },
  'restore-password': {
    channels: ['mail', 'sms'],
    reason: 'account',
    params: { LINK: 'path' },
    button: 'LINK',
  },
  'password-changed': { channels: ['mail', 'sms'], reason: 'account', params: {}, link: restore },
  /** Sent to the contacts that the account had before. `EMAIL` is the masked new one. */
  'email-changed': { channels: ['mail', 'sms'], reason: 'account', params: { EMAIL: 'text' } },
  /** The same of a phone. */
  'phone-changed': { channels: ['mail', 'sms'], reason: 'account', params: { TEL: 'text' } },
  'new-sign-in': {
    channels: ['mail'],
    reason: 'account',
    params: { DEVICE: 'text', AT: 'instant' },
    facts: ['DEVICE', 'AT'],
    button: '/profile/settings',
  },
})

type Messages = typeof messages

declare module '../kit/outbox/templates.ts' {
  interface Templates extends Messages {}
}
