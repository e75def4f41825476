import { defineMessages } from '../kit/outbox/define-messages.ts'

const settings = '/profile/settings'
const restore = '/auth/password-restore'

export const messages = defineMessages({
  'factor-added': {
    channels: ['mail', 'sms'],
    reason: 'account',
    params: { FACTOR: 'text', DEVICE: 'text', AT: 'instant' },
    facts: ['FACTOR', 'DEVICE', 'AT'],
    button: settings,
  },
  'factor-removed': {
    channels: ['mail', 'sms'],
    reason: 'account',
    params: { FACTOR: 'text', DEVICE: 'text', AT: 'instant' },
    facts: ['FACTOR', 'DEVICE', 'AT'],
    button: settings,
  },
  'recovery-code-used': {
    channels: ['mail', 'sms'],
    reason: 'account',
    params: { LEFT: 'text', DEVICE: 'text', AT: 'instant' },
    facts: ['LEFT', 'DEVICE', 'AT'],
    button: settings,
  },
  /** Somebody knows the password and guesses codes. */
  'factor-guessed': {
    channels: ['mail', 'sms'],
    reason: 'account',
    params: { DEVICE: 'text', AT: 'instant' },
    facts: ['DEVICE', 'AT'],
    button: restore,
  },
  'factor-reset-asked': {
    channels: ['mail', 'sms'],
    reason: 'account',
    params: { READY_AT: 'instant', LINK: 'path' },
    facts: ['READY_AT'],
    button: 'LINK',
  },
  'factor-reset-allowed': {
    channels: ['mail', 'sms'],
    reason: 'account',
    params: { COMPANY: 'clinic', PERSON: 'text', LINK: 'path' },
    facts: ['PERSON'],
    button: 'LINK',
  },
  'factor-reset-done': {
    channels: ['mail', 'sms'],
    reason: 'account',
    params: { DEVICE: 'text', AT: 'instant' },
    facts: ['DEVICE', 'AT'],
    button: settings,
  },
  /** Sent to the staff of a clinic that begins to require a second factor. */
  'factor-required': {
    channels: ['mail'],
    reason: 'clinic',
    params: { COMPANY: 'clinic', FROM: 'instant' },
    facts: ['FROM'],
    button: settings,
  },
})

type Messages = typeof messages

declare module '../kit/outbox/templates.ts' {
  interface Templates extends Messages {}
}
