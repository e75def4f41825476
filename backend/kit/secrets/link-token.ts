import { createHmac, timingSafeEqual } from 'node:crypto'
import { readCrockford } from '../../../schemas/formats/crockford.ts'
import type { Orm } from '../database/database.ts'
import { ApiError } from '../errors/api-error.ts'
import { sharedSecret } from './shared-secret.ts'

const secrets = new WeakMap<Orm, Map<string, Promise<string>>>()

/** The secret that signs links. Pass the database itself, not a transaction: it is kept for it. */
export function linkSecret(orm: Orm, of: string): Promise<string> {
  const kept = secrets.get(orm) ?? new Map<string, Promise<string>>()
  secrets.set(orm, kept)
  const known = kept.get(of)
  if (known) return known
  const asked = sharedSecret(orm, of)
  kept.set(of, asked)
  asked.catch(() => kept.delete(of))
  return asked
}

/** Characters of a token, 96 bits: it has to fit into an SMS. */
const tokenLength = 16

const signatureOf = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(id).digest('base64url')

/** The token of a link: a signature of the object's id. So it is not stored, and each message can have it. */
export const linkToken = (secret: string, id: string): string => signatureOf(secret, id).slice(0, tokenLength)

/** Whether a token is that of a link; takes the same time for all. Older links have the whole signature. */
export function isLinkToken(secret: string, id: string, token: string): boolean {
  const whole = signatureOf(secret, id)
  const right = Buffer.from(token.length === tokenLength ? linkToken(secret, id) : whole)
  const given = Buffer.from(token)
  return right.length === given.length && timingSafeEqual(right, given)
}

export type Link = { code: string; token: string; secret: string }

/**
 * The code that a link means, however a person has written it. Throws 404 for a wrong token as for an unknown code, so that existing codes
 * cannot be found out.
 */
export function codeOfLink({ code, token, secret }: Link): string {
  const meant = readCrockford(code)
  if (!isLinkToken(secret, meant, token)) throw new ApiError('NOT_FOUND')
  return meant
}
