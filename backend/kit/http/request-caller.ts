import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Caller } from '../caller.ts'
import { readKeyHeader } from '../keys/key-token.ts'
import { addressKey } from './client-address.ts'
import { applicationHeader } from './credential.ts'

/** The facts that the listener passes beside the request: the client's address, and how long a call may wait for the database. */
export type ConnectionInfo = { address?: string; deadlineMs?: number | undefined }

/** The caller of a request. Only the server's own credential may state the client's address. */
export function requestCaller(
  c: Context,
  { isTrusted, origin }: { isTrusted: boolean; origin: string },
): Caller {
  const from = c.env as ConnectionInfo | undefined
  const forwarded = isTrusted ? c.req.header('x-client-address') : undefined
  return {
    address: addressKey(forwarded ?? from?.address ?? ''),
    userAgent: c.req.header('user-agent') ?? '',
    cookie: (name) => getCookie(c, name),
    header: (name) => c.req.header(name),
    setCookie: (name, value, { maxAgeSeconds, isScriptReadable = false }) =>
      setCookie(c, name, value, {
        path: '/',
        httpOnly: !isScriptReadable,
        sameSite: 'Lax',
        secure: origin.startsWith('https:'),
        ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }),
      }),
    isTrusted,
    key: readKeyHeader(applicationHeader(c)),
  }
}
