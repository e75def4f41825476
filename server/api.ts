/**
 * Calls the medical API, in this process or elsewhere, with the server's credential: `path` is `/api/{service}/{locale}/…`. The cookie
 * header of `init` carries the person's session; without it the call is anonymous.
 */
export type Api = (path: string, init?: RequestInit) => Promise<Response>

/** The credential of this server. */
export type Credentials = { id: string; secret: string }

/** `address` is that of the API without a slash at its end; any, for one in this process. */
type Options = { fetch: (request: Request) => Promise<Response>; credentials: Credentials; address: string }

export const createApi =
  ({ fetch, credentials: { id, secret }, address }: Options): Api =>
  (path, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`)
    return fetch(new Request(address + path, { ...init, headers }))
  }
