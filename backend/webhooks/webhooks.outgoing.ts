import { webhook, webhookAttempt, webhookMessage } from '../database/tables/index.ts'
import { defineOutgoing } from '../kit/outgoing/define-outgoing.ts'

export const outgoing = defineOutgoing([
  { table: webhook, stays: 'secret' },
  { table: webhookMessage, stays: 'underWay' },
  { table: webhookAttempt, stays: 'underWay' },
])
