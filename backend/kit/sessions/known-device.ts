import { hash, randomBytes } from 'node:crypto'
import type { Caller } from '../caller.ts'
import type { Orm } from '../database/database.ts'
import { isKnownOrigin, rememberedSeconds, rememberOrigin } from '../limits/known-origin.ts'

/**
 * A cookie that outlives a session and gives no access: it distinguishes a browser in which a person has signed in from others at the same
 * address (decision 23).
 */
const deviceCookie = 'known'

/** The browser of a caller as counters name it; undefined if no person has signed in with it. */
function deviceOf(caller: Caller): string | undefined {
  const token = caller.cookie(deviceCookie)
  return token ? `device ${hash('sha256', token)}` : undefined
}

/** Notes that an account was signed in in the caller's browser and at its address, by each of its contacts. */
export async function rememberDevice(orm: Orm, caller: Caller, contacts: readonly string[]): Promise<void> {
  const token = caller.cookie(deviceCookie) || randomBytes(32).toString('base64url')
  caller.setCookie(deviceCookie, token, { maxAgeSeconds: rememberedSeconds })
  const device = `device ${hash('sha256', token)}`
  // The address first, as where a code is redeemed: two calls that do both never wait for each other in a circle.
  for (const contact of contacts)
    for (const address of [caller.address, device]) await rememberOrigin(orm, { contact, address })
}

/** The place of a caller that the person who has a contact was at before: the browser, otherwise the address. Undefined for a stranger. */
export async function knownPlace(orm: Orm, caller: Caller, contact: string): Promise<string | undefined> {
  for (const address of placesOf(caller)) if (await isKnownOrigin(orm, { contact, address })) return address
  return undefined
}

/** Whether one of these contacts' owner has signed in with the caller's browser before. */
export async function isKnownBrowser(
  orm: Orm,
  caller: Caller,
  contacts: readonly string[],
): Promise<boolean> {
  const address = deviceOf(caller)
  if (address === undefined) return false
  for (const contact of contacts) if (await isKnownOrigin(orm, { contact, address })) return true
  return false
}

/** The places of a caller as counters name them. */
export const placesOf = (caller: Caller): string[] => [deviceOf(caller) ?? [], caller.address].flat()
