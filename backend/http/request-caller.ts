import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Caller } from './caller.ts'
import { addressKey } from './client-address.ts'

/** What the listener tells about a request beside the request itself. */
export type From = { address?: string }

/** Where a call comes from. Only who has the server's own credential may say whose address it calls for. */
export function requestCaller(
  c: Context,
  { isTrusted, origin }: { isTrusted: boolean; origin: string },
): Caller {
  const from = c.env as From | undefined
  const forwarded = isTrusted ? c.req.header('x-client-address') : undefined
  return {
    address: addressKey(forwarded ?? from?.address ?? ''),
    userAgent: c.req.header('user-agent') ?? '',
    cookie: (name) => getCookie(c, name),
    setCookie: (name, value, { maxAgeSeconds, isScriptReadable = false }) =>
      setCookie(c, name, value, {
        path: '/',
        httpOnly: !isScriptReadable,
        sameSite: 'Lax',
        secure: origin.startsWith('https:'),
        ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }),
      }),
    isTrusted,
  }
}
