import type { Samples } from '../../kit/outbox/templates.ts'
import type { messages } from '../accounts.messages.ts'

const link = `/auth/password-restore?token=${'q1_-Zz9'.repeat(6)}a`

export const samples: Samples<typeof messages> = {
  'confirm-email': { NAME: 'Айгерім', CODE: '483920' },
  'confirm-phone': { CODE: '483920' },
  'account-exists': { NAME: 'Oʻgʻiloy' },
  'restore-password': { LINK: link },
  'password-changed': {},
  'email-changed': { NAME: 'Анна', EMAIL: 'a•••@example.kz' },
  'phone-changed': { NAME: 'Oʻgʻiloy', TEL: '+9 *** *** 45 67' },
  'new-sign-in': { DEVICE: 'Chrome, Windows', AT: '2026-11-21T09:07:00Z' },
}
