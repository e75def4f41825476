import { hash, randomBytes, randomInt } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import type { CodePurpose } from '../database/tables/confirmation.ts'
import { account, confirmation } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { rememberOrigin } from '../kit/limits/known-origin.ts'
import { type Message, send } from '../kit/outbox/send.ts'
import type { Params, TemplateName, Templates } from '../kit/outbox/templates.ts'
import type { Contact } from '../kit/sessions/contact.ts'

export type Confirmation = typeof confirmation.$inferSelect

/** C-25: a code is valid for ten minutes and five attempts, and may be sent again after a minute. */
const codeSeconds = 600
const maxAttempts = 5
export const resendSeconds = 60
/** How long an unconfirmed registration is stored. */
const pendingHours = 24
/** How many pending registrations of one contact are considered. */
const maxPending = 5

const fromNow = (seconds: number) => new Date(Date.now() + seconds * 1000)
const digest = (secret: string) => hash('sha256', secret)
const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/**
 * Returned to the client: which confirmation a code belongs to, and the seconds until it may be sent again.
 */
export type StartedConfirmation = { CONFIRM_ID: string; RESEND_AFTER: number }
export const startedConfirmation = (id: string): StartedConfirmation => ({
  CONFIRM_ID: id,
  RESEND_AFTER: resendSeconds,
})

/** The names of the messages that bring a code. */
type WithCode = {
  [Name in TemplateName]: Templates[Name]['params'] extends { CODE: 'code' } ? Name : never
}[TemplateName]

/** The message that brings a code, with its other values. */
type CodeMessage = { [Name in WithCode]: { template: Name; params: Omit<Params<Name>, 'CODE'> } }[WithCode]

const usual = {
  email: { template: 'confirm-email', params: {} },
  phone: { template: 'confirm-phone', params: {} },
} as const satisfies Record<Contact['channel'], CodeMessage>

const sendCode = (
  orm: Orm,
  { channel, contact: to }: Contact,
  locale: Locale,
  CODE: string,
  { template, params }: CodeMessage = usual[channel],
): Promise<void> =>
  send(orm, {
    template,
    channel: channel === 'email' ? 'mail' : 'sms',
    to,
    locale,
    params: { ...params, CODE },
  } as Message)

type NewConfirmation = Contact & {
  purpose: CodePurpose
  locale: Locale
  /** A message of the subject; without it, the usual one. */
  message?: CodeMessage
  account?: string
  pending?: Record<string, unknown>
  browserHash?: string
}

/** Creates a confirmation and sends its code. */
export async function startConfirmation(
  orm: Orm,
  { locale, message, ...row }: NewConfirmation,
): Promise<StartedConfirmation> {
  const code = newCode()
  const [made] = await orm
    .insert(confirmation)
    .values({ ...row, secretHash: digest(code), expiresAt: fromNow(codeSeconds) })
    .returning({ id: confirmation.id })
  await sendCode(orm, row, locale, code, message)
  return startedConfirmation(made?.id ?? '')
}

type Started = Contact & {
  purpose: CodePurpose
  pending: Record<string, unknown>
  /** Only one whose code was sent within so many seconds. */
  within?: number | undefined
}

/** The newest confirmation of a contact for the same `pending` whose code can still be entered. */
export async function findStarted(
  orm: Orm,
  { channel, contact, purpose, pending, within = codeSeconds }: Started,
): Promise<StartedConfirmation | undefined> {
  const [row] = await orm
    .select({ id: confirmation.id })
    .from(confirmation)
    .where(
      and(
        eq(confirmation.contact, contact),
        eq(confirmation.purpose, purpose),
        eq(confirmation.channel, channel),
        eq(confirmation.pending, pending),
        isNull(confirmation.usedAt),
        gt(confirmation.expiresAt, sql`now()`),
        lt(confirmation.attempts, maxAttempts),
        gt(confirmation.sentAt, sql`now() - make_interval(secs => ${within})`),
      ),
    )
    .orderBy(desc(confirmation.sentAt))
    .limit(1)
  return row && startedConfirmation(row.id)
}

/** A decoy confirmation that no code matches: the response must not reveal that no code was sent. */
export async function startDecoy(
  orm: Orm,
  row: Contact & Pick<NewConfirmation, 'purpose' | 'account'>,
): Promise<StartedConfirmation> {
  const [made] = await orm
    .insert(confirmation)
    .values({ ...row, expiresAt: fromNow(codeSeconds) })
    .returning({ id: confirmation.id })
  return startedConfirmation(made?.id ?? '')
}

/**
 * Pending registrations of a contact: those of a browser first, then the newest. Limited, because anybody can start one for any contact;
 * the registrations of other people stay in their own browsers.
 */
export async function pendingRegistrations(
  orm: Orm,
  contact: string,
  browser: string | undefined,
): Promise<Confirmation[]> {
  return orm
    .select()
    .from(confirmation)
    .where(
      and(
        eq(confirmation.contact, contact),
        eq(confirmation.purpose, 'register'),
        isNotNull(confirmation.pending),
        isNull(confirmation.usedAt),
        gt(confirmation.createdAt, sql`now() - make_interval(hours => ${pendingHours})`),
      ),
    )
    .orderBy(
      desc(sql`coalesce(${confirmation.browserHash} = ${browser ?? null}, false)`),
      desc(confirmation.createdAt),
    )
    .limit(maxPending)
}

/** Sends a new code for a confirmation, which invalidates earlier codes. A decoy stays a decoy. */
export async function resendCode(orm: Orm, row: Confirmation, locale: Locale): Promise<StartedConfirmation> {
  if (row.secretHash === null) return startedConfirmation(row.id)
  const code = newCode()
  await orm
    .update(confirmation)
    .set({ secretHash: digest(code), attempts: 0, sentAt: new Date(), expiresAt: fromNow(codeSeconds) })
    .where(eq(confirmation.id, row.id))
  await sendCode(orm, row, locale, code)
  return startedConfirmation(row.id)
}

/**
 * Consumes the confirmation that the code belongs to. Throws 410 if it has expired, 422 with the attempts
 * left, 429 after the last attempt. The caller's `address` is remembered as one of the person who
 * has the contact, which strangers cannot use up (decision 20). A failed attempt is counted, so call this in a transaction.
 */
export async function redeemCode(
  orm: Orm,
  id: string,
  code: string,
  { purpose, address }: { purpose: CodePurpose; address: string },
): Promise<Confirmation> {
  const pendingConfirmation = and(eq(confirmation.id, id), eq(confirmation.purpose, purpose))
  const [row] = await orm.select().from(confirmation).where(pendingConfirmation).for('update')
  if (!row || row.usedAt || row.expiresAt <= new Date()) throw new ApiError('CODE_EXPIRED')
  if (row.attempts >= maxAttempts) {
    // Another code can be tried once it may be sent.
    const sentFor = (Date.now() - row.sentAt.getTime()) / 1000
    const wait = Math.max(1, Math.ceil(resendSeconds - sentFor))
    throw new ApiError('TOO_MANY', { data: { RETRY_AFTER: wait } })
  }
  if (row.secretHash === digest(code)) {
    await orm.update(confirmation).set({ usedAt: new Date() }).where(eq(confirmation.id, id))
    await rememberOrigin(orm, { contact: row.contact, address })
    return row
  }
  const attempts = row.attempts + 1
  await orm.update(confirmation).set({ attempts }).where(eq(confirmation.id, id))
  throw new ApiError('CODE_INVALID', { data: { ATTEMPTS_LEFT: maxAttempts - attempts }, keep: true })
}

/** Creates a single-use token for a link or a later call. */
export async function createToken(
  orm: Orm,
  row: Contact & { purpose: 'restore' | 'change'; account: string; seconds: number },
): Promise<string> {
  const { seconds, ...rest } = row
  const token = randomBytes(32).toString('base64url')
  await orm.insert(confirmation).values({ ...rest, secretHash: digest(token), expiresAt: fromNow(seconds) })
  return token
}

/**
 * Consumes a token and returns its account. Throws 410 if it has expired or never existed. The account is locked first: a
 * new password invalidates its other tokens too, and two of them used at once would wait for each other.
 */
export async function redeemToken(orm: Orm, purpose: 'restore' | 'change', token: string): Promise<string> {
  const isValid = and(
    eq(confirmation.secretHash, digest(token)),
    eq(confirmation.purpose, purpose),
    isNull(confirmation.usedAt),
    gt(confirmation.expiresAt, sql`now()`),
  )
  const [found] = await orm.select({ account: confirmation.account }).from(confirmation).where(isValid)
  if (!found?.account) throw new ApiError('LINK_EXPIRED')
  await orm.select({ id: account.id }).from(account).where(eq(account.id, found.account)).for('update')
  const [row] = await orm
    .update(confirmation)
    .set({ usedAt: new Date() })
    .where(isValid)
    .returning({ account: confirmation.account })
  if (!row?.account) throw new ApiError('LINK_EXPIRED')
  return row.account
}

/** Invalidates the pending links and tokens of an account, after a new password or contact. */
export async function invalidateTokens(orm: Orm, owner: string): Promise<void> {
  await orm
    .update(confirmation)
    .set({ usedAt: new Date() })
    .where(
      and(
        eq(confirmation.account, owner),
        inArray(confirmation.purpose, ['restore', 'change']),
        isNull(confirmation.usedAt),
      ),
    )
}
