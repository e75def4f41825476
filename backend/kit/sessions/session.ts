import { hash, randomBytes } from 'node:crypto'
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Caller } from '../caller.ts'
import type { Orm } from '../database/database.ts'
import { prepared } from '../database/prepared.ts'
import type { Settings } from '../settings.ts'
import { account, session } from '../tables/index.ts'
import { ownContacts } from './contact.ts'
import { rememberDevice } from './known-device.ts'
import type { Account, Person } from './person.ts'

export const sessionCookie = 'sid'

const day = 24 * 60 * 60
/** A25: 30 days with "remember me"; otherwise until the browser closes, at most a day. */
const lastingSeconds = 30 * day
const briefSeconds = day
/** Minimum interval between updates of the time of last use. */
const noteSeconds = 300

/** Ended sessions stay stored for a while: they show which devices a person has used before. */
const ended = { expiresAt: sql`now()` }
const isOf = (account: string) => and(eq(session.account, account), gt(session.expiresAt, sql`now()`))
const shortened = (userAgent: string) => userAgent.slice(0, 300)

const tokenHash = (token: string): string => hash('sha256', token)

const byToken = prepared('session by token', (orm) =>
  orm
    .select({ account, session })
    .from(session)
    .innerJoin(account, eq(account.id, session.account))
    .where(and(eq(session.tokenHash, sql.placeholder('token')), gt(session.expiresAt, sql`now()`))),
)

const seconds = ({ isLasting }: { isLasting: boolean }) => (isLasting ? lastingSeconds : briefSeconds)
const fromNow = (time: number) => new Date(Date.now() + time * 1000)

/** Demo accounts have a public password, so they can sign in only on a demo database. */
export const maySignIn = (
  { isDemo }: Pick<Account, 'isDemo'>,
  { demoAccounts }: Pick<Settings, 'demoAccounts'>,
) => !isDemo || demoAccounts

/**
 * The person whose session cookie the call carries. Using a session in a browser prolongs it; the application
 * server's own requests do not, because they cannot send the renewed cookie to the browser.
 */
export async function findPerson(
  orm: Orm,
  caller: Caller,
  settings: Pick<Settings, 'demoAccounts'>,
): Promise<Person | undefined> {
  const token = caller.cookie(sessionCookie)
  if (!token) return undefined
  const [person] = await byToken(orm).execute({ token: tokenHash(token) })
  if (!person || !maySignIn(person.account, settings)) return undefined
  const isNoted = person.session.usedAt.getTime() >= Date.now() - noteSeconds * 1000
  if (isNoted || caller.isTrusted) return person
  const used = { usedAt: new Date(), expiresAt: fromNow(seconds(person.session)) }
  // The session may have ended since it was read.
  const [living] = await orm
    .update(session)
    .set(used)
    .where(and(eq(session.tokenHash, person.session.tokenHash), gt(session.expiresAt, sql`now()`)))
    .returning({ id: session.id })
  if (!living) return undefined
  if (person.session.isLasting) writeCookie(caller, token, lastingSeconds)
  return person
}

const writeCookie = (caller: Caller, value: string, maxAgeSeconds?: number) =>
  caller.setCookie(sessionCookie, value, maxAgeSeconds === undefined ? {} : { maxAgeSeconds })

const insertSession = prepared('begin session', (orm) =>
  orm.insert(session).values({
    tokenHash: sql.placeholder('tokenHash'),
    account: sql.placeholder('account'),
    isLasting: sql.placeholder('isLasting'),
    expiresAt: sql.placeholder('expiresAt'),
    userAgent: sql.placeholder('userAgent'),
    factorAt: sql`case when ${sql.placeholder('withFactor')}::boolean then now() end`,
  }),
)

/**
 * Signs a person in with a new token; an earlier session of this browser ends, and the browser is known from now on. An account with a
 * second factor is signed in only `withFactor`: one was shown.
 */
export async function startSession(
  orm: Orm,
  caller: Caller,
  person: Account,
  { isLasting, withFactor = false }: { isLasting: boolean; withFactor?: boolean },
): Promise<void> {
  await endSession(orm, caller)
  const token = randomBytes(32).toString('base64url')
  await insertSession(orm).execute({
    tokenHash: tokenHash(token),
    account: person.id,
    isLasting,
    expiresAt: fromNow(seconds({ isLasting })),
    userAgent: shortened(caller.userAgent),
    withFactor,
  })
  writeCookie(caller, token, isLasting ? lastingSeconds : undefined)
  await rememberDevice(orm, caller, ownContacts(person))
}

/** Ends the caller's session, if any, and deletes the cookie. */
export async function endSession(orm: Orm, caller: Caller): Promise<void> {
  const token = caller.cookie(sessionCookie)
  if (!token) return
  await orm
    .update(session)
    .set(ended)
    .where(eq(session.tokenHash, tokenHash(token)))
  writeCookie(caller, '', 0)
}

/** Ends all sessions of an account except the given one. */
export async function endSessions(orm: Orm, account: string, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(session.id, except)
  await orm
    .update(session)
    .set(ended)
    .where(and(isOf(account), others))
}

/** Ends one session of a person; undefined if they have no such session. */
export async function endOwnSession(
  orm: Orm,
  account: string,
  id: string,
): Promise<{ id: string } | undefined> {
  const [found] = await orm
    .update(session)
    .set(ended)
    .where(and(eq(session.id, id), isOf(account)))
    .returning({ id: session.id })
  return found
}

const knowing = prepared('known device', (orm) =>
  orm
    .select({ isKnown: sql<boolean | null>`bool_or(${session.userAgent} = ${sql.placeholder('userAgent')})` })
    .from(session)
    .where(eq(session.account, sql.placeholder('account'))),
)

/**
 * Whether the account has been used with this browser in the last months. True for an account's first
 * sign-in.
 */
export async function isKnownDevice(orm: Orm, account: string, { userAgent }: Caller): Promise<boolean> {
  const [row] = await knowing(orm).execute({ account, userAgent: shortened(userAgent) })
  return row?.isKnown ?? true
}

/** Notes that a second factor was shown in a session, or that the person of all these sessions has none any more. */
export async function markFactor(orm: Orm, of: { session: string } | { account: string }): Promise<void> {
  const [which, factorAt] =
    'session' in of ? [eq(session.id, of.session), new Date()] : [eq(session.account, of.account), null]
  await orm.update(session).set({ factorAt }).where(which)
}
