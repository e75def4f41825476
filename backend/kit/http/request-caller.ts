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
  const key = readKeyHeader(applicationHeader(c))
  return {
    address: addressKey(forwarded ?? from?.address ?? ''),
    userAgent: c.req.header('user-agent') ?? '',
    // A program is neither signed in nor out: beside its key no cookie counts, and it gets none.
    cookie: (name) => (key === undefined ? getCookie(c, name) : undefined),
    header: (name) => c.req.header(name),
    setCookie: (name, value, { maxAgeSeconds, isScriptReadable = false }) =>
      key === undefined &&
      setCookie(c, name, value, {
        path: '/',
        httpOnly: !isScriptReadable,
        sameSite: 'Lax',
        secure: origin.startsWith('https:'),
        ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }),
      }),
    isTrusted,
    key,
  }
}
