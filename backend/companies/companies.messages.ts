import { defineMessages } from '../kit/outbox/define-messages.ts'

export const messages = defineMessages({
  'company-received': { channels: ['mail'], reason: 'clinic', params: { COMPANY: 'clinic' } },
  'company-approved': {
    channels: ['mail', 'sms'],
    reason: 'clinic',
    params: { COMPANY: 'clinic', LINK: 'path' },
    button: 'LINK',
  },
  'company-rejected': {
    channels: ['mail', 'sms'],
    reason: 'clinic',
    params: { COMPANY: 'clinic', REASON: 'text', LINK: 'path' },
    facts: ['REASON'],
    button: 'LINK',
  },
  'company-suspended': {
    channels: ['mail', 'sms'],
    reason: 'clinic',
    params: { COMPANY: 'clinic', REASON: 'text' },
    facts: ['REASON'],
  },
  'company-request-to-moderators': {
    channels: ['mail'],
    reason: 'team',
    params: { COMPANY: 'clinic', PERSON: 'text', LINK: 'path' },
    facts: ['COMPANY', 'PERSON'],
    button: 'LINK',
  },
  'service-request': {
    channels: ['mail'],
    reason: 'team',
    params: {
      REQUEST_CODE: 'text',
      SERVICES: 'text',
      PERSON: 'text',
      TEL: 'phone?',
      EMAIL: 'text?',
      COMPANY_NAME: 'text?',
      COMMENT: 'text?',
      PAGE: 'text?',
      LANGUAGE: 'language',
    },
    facts: [
      'REQUEST_CODE',
      'SERVICES',
      'PERSON',
      'TEL',
      'EMAIL',
      'COMPANY_NAME',
      'COMMENT',
      'PAGE',
      'LANGUAGE',
    ],
    replyTo: 'EMAIL',
  },
})

type Messages = typeof messages

declare module '../kit/outbox/templates.ts' {
  interface Templates extends Messages {}
}
