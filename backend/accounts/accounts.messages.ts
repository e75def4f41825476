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
  /** Sent to the old address. `EMAIL` is the masked new one. */
  'email-changed': { channels: ['mail'], reason: 'account', params: { EMAIL: 'text' } },
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
