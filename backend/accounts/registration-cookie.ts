import { hash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { confirmation } from '../database/tables/index.ts'
import type { Caller } from '../kit/caller.ts'
import type { Orm } from '../kit/database/database.ts'
import { type Confirmation, pendingRegistrations } from './confirmation.ts'

/**
 * A cookie ties a registration to its browser. Anybody can start a registration with another person's
 * address; without the cookie they can neither have the code sent again nor have that person's code confirm
 * it.
 */
const registrationCookie = 'reg'
const cookieSeconds = 86_400

const digest = (token: string) => hash('sha256', token)

/** Hash of the browser's registration cookie, which is set if it is missing. */
export function browserHash(caller: Caller): string {
  const token = caller.cookie(registrationCookie) || randomBytes(32).toString('base64url')
  caller.setCookie(registrationCookie, token, { maxAgeSeconds: cookieSeconds })
  return digest(token)
}

/** Hash of the browser's registration cookie; undefined without one. */
export function knownBrowser(caller: Caller): string | undefined {
  const token = caller.cookie(registrationCookie)
  return token ? digest(token) : undefined
}

/** The newest registration with a contact that was started in the caller's browser. */
export async function startedInBrowser(
  orm: Orm,
  contact: string,
  caller: Caller,
): Promise<Confirmation | undefined> {
  const browser = knownBrowser(caller)
  if (browser === undefined) return undefined
  const waiting = await pendingRegistrations(orm, contact, browser)
  return waiting.find((one) => one.browserHash === browser)
}

/** Ties a registration to the caller's browser, after its password has been verified. */
export async function bindToBrowser(orm: Orm, { id }: Confirmation, caller: Caller): Promise<void> {
  await orm
    .update(confirmation)
    .set({ browserHash: browserHash(caller) })
    .where(eq(confirmation.id, id))
}
