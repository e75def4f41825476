import { defineMessages } from '../kit/outbox/define-messages.ts'

const domainParams = { COMPANY: 'clinic', DOMAIN: 'text', LINK: 'path' } as const

export const messages = defineMessages({
  /** The TXT record of an own domain was found by itself. */
  'site-domain-confirmed': { channels: ['mail'], reason: 'clinic', params: domainParams, button: 'LINK' },
  'site-domain-works': { channels: ['mail'], reason: 'clinic', params: domainParams, button: 'LINK' },
  /** It points somewhere else, or nowhere. */
  'site-domain-stopped': { channels: ['mail'], reason: 'clinic', params: domainParams, button: 'LINK' },
  /** It still points here, but its TXT record is gone. */
  'site-domain-lost': { channels: ['mail'], reason: 'clinic', params: domainParams, button: 'LINK' },
})

type Messages = typeof messages

declare module '../kit/outbox/templates.ts' {
  interface Templates extends Messages {}
}
