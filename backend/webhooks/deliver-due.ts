import { setTimeout as sleep } from 'node:timers/promises'
import type { WebhookMessageRow, WebhookRow } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import type { Log } from '../kit/log.ts'
import { OutsideError, postOutside } from '../kit/outside/post-outside.ts'
import type { Settings } from '../kit/settings.ts'
import { claimDue, dueWebhooks, nextDue } from './claim-due.ts'
import { messageBody, messageId } from './message-body.ts'
import { type Attempt, noteAttempt, release } from './note-attempt.ts'
import { secretsOf } from './secrets.ts'
import { signedHeaders } from './sign.ts'

export type Delivery = {
  db: Pick<Database, 'orm'>
  settings: Pick<Settings, 'dns' | 'webhookNetworks' | 'origin'>
  log: Log
  /** When aborted, attempts under way are broken off, and their messages given back. */
  stopped?: AbortSignal | undefined
  /** The clock by which messages are due; tests pass their own. */
  now?: () => Date
  /** How long an address has to answer. */
  timeoutMs?: number
  /** How long a webhook is left alone that could not be served because of a fault on our side. */
  pauseMs?: number
}

/** Webhooks to which is sent at once. Of more, those go first that have waited longest for their turn. */
const mostWebhooks = 64

/** How soon what has become due is found while something is sent. */
const lookMs = 250

/** How an answer is judged: only 2xx says that the message was taken, and a redirect is not followed. */
function faultOf(status: number): Attempt['fault'] {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

/** The readable part of an answer: it may hold any bytes, and the database does not take all of them. */
const readable = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Cs}\uFFFD]+/gu, ' ')
    .trim()
    .slice(0, 500)

/** A webhook, and the secrets that sign for it. */
type Signing = { hook: WebhookRow; secrets: readonly string[] }

async function attempt(
  { hook, secrets }: Signing,
  message: WebhookMessageRow,
  { settings, stopped, now = () => new Date(), timeoutMs = 10_000 }: Delivery,
): Promise<Attempt> {
  const at = now()
  const began = performance.now()
  const body = messageBody(message, hook, settings.origin)
  const seconds = Math.floor(Date.now() / 1000)
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Shipa-Webhooks',
    ...signedHeaders({ id: messageId(message), seconds, body, secrets }),
  }
  const ended = () => ({ endedAt: now(), milliseconds: Math.round(performance.now() - began) })
  try {
    const { status, text } = await postOutside(
      { url: new URL(hook.url), headers, body, timeoutMs, stopped },
      settings,
    )
    return { at, ...ended(), status, fault: faultOf(status), answer: readable(text) }
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    return { at, ...ended(), status: null, fault: error.fault, answer: '' }
  }
}

async function send(signing: Signing, message: WebhookMessageRow, delivery: Delivery): Promise<void> {
  const { hook } = signing
  const { db, stopped, log, now = () => new Date() } = delivery
  try {
    const made = await attempt(signing, message, delivery)
    await noteAttempt(db, hook, message, made)
    if (made.fault !== null) {
      const { id: webhook, company } = hook
      const { number, attempts } = message
      const { fault, status } = made
      log.warn(
        { webhook, company, message: number, attempts, fault, status },
        'an address has not taken the message of a webhook; the clinic sees why, and it is sent again later',
      )
    }
  } catch (error) {
    if (!stopped?.aborted) throw error
    await release(db.orm, message, now())
  }
}

/** Sends some of what is due to one webhook. */
async function serve(id: string, delivery: Delivery): Promise<void> {
  const { db, now = () => new Date() } = delivery
  const claimed = await claimDue(db.orm, id, now())
  if (!claimed) return
  const { hook, messages } = claimed
  const secrets = await secretsOf(db.orm, hook, now())
  const sent = await Promise.allSettled(messages.map((message) => send({ hook, secrets }, message, delivery)))
  const errors = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  if (errors.length > 0) throw new Error(`webhook ${id} of company ${hook.company}`, { cause: errors[0] })
}

/**
 * Sends all messages that are due, of each webhook beside the others, so that one that hangs holds up itself alone. Returns in how many milliseconds the next
 * is due, undefined if none waits. What fails on our side is tried again after a pause as long as others are served, and thrown at the end if it still fails.
 */
export async function deliverDue(delivery: Delivery): Promise<number | undefined> {
  const { db, stopped, now = () => new Date(), pauseMs = 5000 } = delivery
  const running = new Map<string, Promise<void>>()
  const turns = new Map<string, number>()
  const failed = new Map<string, { error: unknown; until: number }>()
  let turn = 0
  const start = (id: string) => {
    turn += 1
    turns.set(id, turn)
    const served = serve(id, delivery)
      .then(
        () => void failed.delete(id),
        (error: unknown) => void failed.set(id, { error, until: performance.now() + pauseMs }),
      )
      .finally(() => running.delete(id))
    running.set(id, served)
  }
  try {
    while (!stopped?.aborted) {
      const busy = [...running.keys()]
      const paused = [...failed].flatMap(([id, { until }]) => (until > performance.now() ? [id] : []))
      const due = await dueWebhooks(db.orm, now(), [...busy, ...paused])
      const waited = due.toSorted((one, other) => (turns.get(one) ?? 0) - (turns.get(other) ?? 0))
      for (const id of waited.slice(0, mostWebhooks - running.size)) start(id)
      // More may be due to one that has ended during the query.
      if (busy.length === 0 && running.size === 0) break
      await Promise.race([...running.values(), sleep(lookMs)])
    }
  } finally {
    await Promise.all(running.values())
  }
  if (failed.size > 0)
    throw new AggregateError(
      [...failed.values()].map(({ error }) => error),
      `${failed.size} webhooks could not be served`,
    )
  const next = await nextDue(db.orm, now())
  return next && next.getTime() - now().getTime()
}
