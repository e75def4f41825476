import { hash, timingSafeEqual } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { ApiError } from '../errors/api-error.ts'
import { readKeyHeader } from '../keys/key-token.ts'

/**
 * Credential of an application that may call the API; it grants no user rights. Several allow rotation. One
 * that only servers know (`isTrusted`) calls without a proof of work and may state the client's address.
 */
export type Credential = { id: string; secret: string; isTrusted?: boolean }

const digest = (text: string) => hash('sha256', text, 'buffer')

/** What a credential is compared by, in constant time. */
export const credentialDigest = ({ id, secret }: Credential): Buffer => digest(`${id}:${secret}`)

/** The same of a header; that of nobody where there is none. */
export function headerDigest(header: string | undefined): Buffer {
  const [, encoded = ''] = /^basic ([a-z0-9+/=]+)$/i.exec(header ?? '') ?? []
  return digest(Buffer.from(encoded, 'base64').toString())
}

/** The header in which a program says who it is. `X-App-Authorization` is for proxies that use `Authorization` themselves. */
export const applicationHeader = (c: Context): string | undefined =>
  c.req.header('x-app-authorization') ?? c.req.header('authorization')

/**
 * Requires a known Basic credential (A-0a), or the key of a program, which is looked up once the call is known. Otherwise 401 `APP_CREDENTIAL` without `WWW-Authenticate`, which
 * would make browsers ask for a password.
 */
export function checkCredential(credentials: readonly Credential[]): MiddlewareHandler {
  const known = credentials.map((one) => ({ isTrusted: one.isTrusted, digest: credentialDigest(one) }))
  return async (c, next) => {
    const header = applicationHeader(c)
    if (readKeyHeader(header) !== undefined) return next()
    const given = headerDigest(header)
    // All credentials are compared, in constant time.
    const matches = known.filter((one) => timingSafeEqual(one.digest, given))
    if (matches.length === 0) throw new ApiError('APP_CREDENTIAL')
    c.set(
      'isTrusted',
      matches.some(({ isTrusted }) => isTrusted),
    )
    await next()
  }
}
