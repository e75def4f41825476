import type { Samples } from '../../kit/outbox/templates.ts'
import { clinic } from '../../kit/outbox/test/sample-words.ts'
import type { messages } from '../webhooks.messages.ts'

const values = { COMPANY: clinic, HOST: 'crm.example.kz', LINK: '/pro/1001/staff/webhooks' }

export const samples: Samples<typeof messages> = { 'webhook-made': values, 'webhook-off': values }
