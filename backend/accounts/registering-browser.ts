import { hash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { confirmation } from '../database/tables/index.ts'
import type { Caller } from '../http/caller.ts'
import type { Confirmation } from './confirmation.ts'

/**
 * A registration is tied to its browser by a cookie: anybody may begin one with another person's address, and
 * must neither have a code sent to that person again for it, nor get it confirmed by that person's code.
 */
const registrationCookie = 'reg'
const cookieSeconds = 86_400

const digest = (token: string) => hash('sha256', token)

/** What a browser is known by while it registers; the cookie is written where there is none. */
export function browserHash(caller: Caller): string {
  const token = caller.cookie(registrationCookie) || randomBytes(32).toString('base64url')
  caller.setCookie(registrationCookie, token, { maxAgeSeconds: cookieSeconds })
  return digest(token)
}

/** The newest of these registrations that was begun in the caller's browser. */
export function ofBrowser(waiting: readonly Confirmation[], caller: Caller): Confirmation | undefined {
  const token = caller.cookie(registrationCookie)
  return token ? waiting.find((one) => one.browserHash === digest(token)) : undefined
}

/** Who knows the password of a registration goes on with it in this browser. */
export async function takeOver(orm: Orm, { id }: Confirmation, caller: Caller): Promise<void> {
  await orm
    .update(confirmation)
    .set({ browserHash: browserHash(caller) })
    .where(eq(confirmation.id, id))
}
