import { hash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { confirmation } from '../database/tables/index.ts'
import type { Caller } from '../http/caller.ts'
import type { Confirmation } from './confirmation.ts'

/**
 * Whose registration one is, is known by a cookie of its browser: anybody may begin one with a stranger's address, and
 * must neither get that stranger's code sent again for it, nor have theirs confirmed in its place.
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
