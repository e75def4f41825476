// The exports of this subject for other subjects.

export { endWebhooksOf } from './end-webhooks-of.ts'
export { webhookTriggers } from './noted-changes.ts'
