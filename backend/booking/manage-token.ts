import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Orm } from '../database/database.ts'
import { sharedSecret } from '../http/shared-secret.ts'

const secrets = new WeakMap<Orm, Promise<string>>()

/** The secret that signs links of appointments. Pass the database itself, not a transaction: it is kept for it. */
export function manageSecret(orm: Orm): Promise<string> {
  const known = secrets.get(orm)
  if (known) return known
  const asked = sharedSecret(orm, 'appointment')
  secrets.set(orm, asked)
  asked.catch(() => secrets.delete(orm))
  return asked
}

/** Characters of a token, 96 bits: it has to fit into an SMS. */
const tokenLength = 16

const signatureOf = (secret: string, uid: string): string =>
  createHmac('sha256', secret).update(uid).digest('base64url')

/**
 * The token of an appointment's link: a signature of its `uid`, which moves keep. So it is nowhere stored, each message can have it, and an
 * old link leads to the appointment that has come of it.
 */
export const manageToken = (secret: string, uid: string): string =>
  signatureOf(secret, uid).slice(0, tokenLength)

/** Whether a token is that of an appointment; takes the same time for all. Older links have the whole signature. */
export function isTokenOf(secret: string, uid: string, token: string): boolean {
  const whole = signatureOf(secret, uid)
  const right = Buffer.from(token.length === tokenLength ? whole.slice(0, tokenLength) : whole)
  const given = Buffer.from(token)
  return right.length === given.length && timingSafeEqual(right, given)
}

/** The link of an appointment, without language: short, and leads to its page (B-16). */
export const managePath = (secret: string, { code, uid }: { code: string | null; uid: string }): string =>
  `/appointment?code=${code}&token=${manageToken(secret, uid)}`
