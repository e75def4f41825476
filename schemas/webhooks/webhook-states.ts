/** States of a webhook: a paused one keeps what changes until it goes on; for one that is off nothing is kept. */
export const webhookStates = ['on', 'paused', 'off'] as const
export type WebhookState = (typeof webhookStates)[number]

/**
 * Why a webhook is off: it has failed for days, its address has answered that it is gone (410), who has made it owns the company no longer, or the
 * database was restored from a backup.
 */
export const offReasons = ['failing', 'gone', 'maker', 'restored'] as const
export type OffReason = (typeof offReasons)[number]

/** States of a message to a webhook. */
export const messageStates = ['waiting', 'taken', 'failed'] as const
export type MessageState = (typeof messageStates)[number]

/**
 * Why an attempt has failed: another status than 2xx, a redirect, no answer in time, no connection, a name that no server was found by, an address in a private
 * network, a certificate that is not valid.
 */
export const attemptFaults = [
  'status',
  'redirect',
  'timeout',
  'connection',
  'name',
  'private',
  'certificate',
] as const
export type AttemptFault = (typeof attemptFaults)[number]
