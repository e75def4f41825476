import { hash, timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { ApiError } from './api-error.ts'

/**
 * Names an application that may call the API; it gives no rights of a user. Several allow a rotation. One that only
 * servers know (`isTrusted`) calls without a proof of work and may say for which address.
 */
export type Credential = { id: string; secret: string; isTrusted?: boolean }

const digest = (text: string) => hash('sha256', text, 'buffer')

function basic(header: string | undefined): string {
  const [, encoded = ''] = /^basic ([a-z0-9+/=]+)$/i.exec(header ?? '') ?? []
  return Buffer.from(encoded, 'base64').toString()
}

/**
 * Lets requests with a known Basic credential pass (A-0a), others get 401 `APP_CREDENTIAL` without `WWW-Authenticate`:
 * with it, browsers would ask for a password. `X-App-Authorization` serves where a proxy uses `Authorization` itself.
 */
export function checkCredential(credentials: readonly Credential[]): MiddlewareHandler {
  const known = credentials.map(({ id, secret, isTrusted }) => ({
    isTrusted,
    digest: digest(`${id}:${secret}`),
  }))
  return async (c, next) => {
    const given = digest(basic(c.req.header('x-app-authorization') ?? c.req.header('authorization')))
    // Every credential is compared, so that the time tells nothing about which one was near.
    const matches = known.filter((one) => timingSafeEqual(one.digest, given))
    if (matches.length === 0) throw new ApiError('APP_CREDENTIAL')
    c.set(
      'isTrusted',
      matches.some(({ isTrusted }) => isTrusted),
    )
    await next()
  }
}
