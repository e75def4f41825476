import { Secret, TOTP } from 'otpauth'

/** What nearly every authenticator app can do: six digits, SHA-1, half a minute. Others ignore what else a key asks for. */
const usual = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** How many half minutes the clocks may differ. */
const window = 1
/** How far the clock of a phone is looked for when an app is set up: an hour. */
const driftWindow = 120

/** A new secret of 160 bits, in base32 as people type it. */
export const newAppKey = (): string => new Secret({ size: 20 }).base32

/** What the QR code of a key says: the app shows the codes under the product's name and the login. */
export const appAddress = (key: string, { issuer, login }: { issuer: string; login: string }): string =>
  new TOTP({ ...usual, issuer, label: login, secret: Secret.fromBase32(key) }).toString()

/** The half minute that a code belongs to, of this and its neighbours; undefined for a wrong one. */
export function stepOfCode(key: string, code: string, now = Date.now()): number | undefined {
  const offset = offsetOf(key, code, window, now)
  return offset === undefined ? undefined : TOTP.counter({ ...usual, timestamp: now }) + offset
}

/**
 * By how many minutes the clock of the phone is wrong that has shown a code; undefined for a code that no clock shows. Only for whoever has
 * the key anyway: it would tell others which codes will be right.
 */
export function minutesOff(key: string, code: string, now = Date.now()): number | undefined {
  const offset = offsetOf(key, code, driftWindow, now)
  return offset === undefined ? undefined : Math.round((offset * usual.period) / 60)
}

const offsetOf = (key: string, token: string, within: number, timestamp: number): number | undefined =>
  TOTP.validate({ ...usual, token, secret: Secret.fromBase32(key), window: within, timestamp }) ?? undefined
