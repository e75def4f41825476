import '../core/jitless.ts'
import { z } from 'zod'
import { testType, webhookTypes } from '../webhooks/registry.ts'
import { attemptFaults, messageStates, offReasons, webhookStates } from '../webhooks/webhook-states.ts'
import { existingPassword, filled, needs, problem } from './fields.ts'
import { paged } from './paged.ts'

const isWebAddress = (text: string) =>
  /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i.test(text) &&
  text.length <= 500 &&
  URL.canParse(text) &&
  new URL(text).port !== '0'

const types = z
  .array(z.enum([...webhookTypes.keys()] as [string, ...string[]], problem('invalid')), problem('required'))
  .min(1, problem('tickOne'))
  .max(webhookTypes.size)

/** A new webhook: the address that hears, and of what. The password is that of who makes it. */
export const webhookBody = z.strictObject({
  URL: filled.check(needs('webhookUrl', isWebAddress)),
  TYPES: types,
  PASSWORD: existingPassword,
})

/** What can be changed of a webhook; another address is another webhook. */
export const webhookChangeBody = z.strictObject({
  TYPES: z.optional(types),
  STATE: z.optional(z.enum(['on', 'paused'], problem('invalid'))),
})

export const webhookSecretBody = z.strictObject({ PASSWORD: existingPassword })

/** Which messages are sent again: this one, or all that have failed. */
export const webhookReplayBody = z.strictObject({
  MESSAGE: z.optional(z.string().regex(/^msg_[\da-f]{32}$/, problem('invalid'))),
})

/** A webhook of a company. */
export const webhook = z
  .object({
    WEBHOOK_CODE: z.string(),
    URL: z.string(),
    TYPES: z.array(z.string()),
    STATE: z.enum(webhookStates),
    OFF_REASON: z.enum(offReasons).nullable(),
    /** It was made without a second factor, which the company requires: nothing is sent. */
    NEEDS_FACTOR: z.boolean(),
    /** Since when every attempt has failed. */
    FAILING_SINCE: z.string().nullable(),
    /** Whether a message was ever sent to it; of what is older than messages are kept, that is taken for granted. */
    TRIED: z.boolean(),
    /** Until when the secret before this one signs too. */
    FORMER_SECRET_UNTIL: z.string().nullable(),
    CREATED_BY: z.string().nullable(),
    CREATED_AT: z.string(),
    /** How many messages wait, and how many have failed for good. */
    WAITING: z.int(),
    FAILED: z.int(),
  })
  .meta({ id: 'Webhook' })
export type Webhook = z.infer<typeof webhook>

/** A webhook with a secret that was made just now: `SECRET` is said this once. */
export const webhookWithSecret = webhook.extend({ SECRET: z.string() })

const attempt = z.object({
  AT: z.string(),
  MILLISECONDS: z.int(),
  /** The status of the answer; null if there was none. */
  STATUS: z.int().nullable(),
  FAULT: z.enum(attemptFaults).nullable(),
  /** The beginning of the answer. */
  ANSWER: z.string(),
})
export type WebhookAttempt = z.infer<typeof attempt>

/** The body that an address receives. It has nothing of the thing itself: whoever reads it there needs a key. */
export const webhookEvent = z
  .object({
    type: z.enum([testType, ...webhookTypes.keys()]),
    /** When it has changed. */
    timestamp: z.iso.datetime(),
    data: z.object({
      COMPANY_CODE: z.string(),
      /** What has changed: `appointment`. */
      OBJECT: z.string(),
      /** Which one: APPOINTMENT_CODE, PATIENT_CODE, CODE. */
      CODE: z.string(),
      /** Where a key reads it, or the list that has it. */
      URL: z.url().optional(),
    }),
  })
  .meta({ id: 'WebhookEvent' })

/** A message to a webhook, with its attempts, the last one first. */
export const webhookMessage = z
  .object({
    /** The `webhook-id` of each attempt. */
    MESSAGE: z.string(),
    /** `appointment.created`; a type that there was, or `webhook.test`. */
    TYPE: z.string(),
    CODE: z.string(),
    AT: z.string(),
    STATE: z.enum(messageStates),
    /** When it is sent next; null if it is not. */
    NEXT_AT: z.string().nullable(),
    ATTEMPTS: z.array(attempt),
  })
  .meta({ id: 'WebhookMessage' })
export type WebhookMessage = z.infer<typeof webhookMessage>

export const webhookMessageList = paged(webhookMessage).meta({ id: 'WebhookMessageList' })

/** How many messages are sent again. */
export const webhookReplayed = z.object({ COUNT: z.int() }).meta({ id: 'WebhookReplayed' })
