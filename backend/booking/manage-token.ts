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

/**
 * The token of an appointment's link: a signature of its `uid`, which moves keep. So it is nowhere stored, each message can have it, and an
 * old link leads to the appointment that has come of it.
 */
export const manageToken = (secret: string, uid: string): string =>
  createHmac('sha256', secret).update(uid).digest('base64url')

/** Whether a token is that of an appointment; takes the same time for all. */
export function isTokenOf(secret: string, uid: string, token: string): boolean {
  const right = Buffer.from(manageToken(secret, uid))
  const given = Buffer.from(token)
  return right.length === given.length && timingSafeEqual(right, given)
}

/** The page of an appointment's link, without language. */
export const managePath = (secret: string, { code, uid }: { code: string | null; uid: string }): string =>
  `/appointment/manage?code=${code}&token=${manageToken(secret, uid)}`
