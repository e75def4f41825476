// The exports of this subject for other subjects.

export { describeWebhooks } from './describe-webhooks.ts'
export { endWebhooksOf } from './end-webhooks-of.ts'
export { webhookTriggers } from './noted-changes.ts'
