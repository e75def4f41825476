/**
 * Calls the built-in API in this process with the server's credential: `path` is `/api/{service}/{locale}/…`. The cookie
 * header of `init` carries the person's session; without it the call is anonymous.
 */
export type Api = (path: string, init?: RequestInit) => Promise<Response>

type Options = {
  fetch: (request: Request) => Promise<Response>
  credentials: { id: string; secret: string }
  origin: string
}

export const createApi =
  ({ fetch, credentials: { id, secret }, origin }: Options): Api =>
  (path, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`)
    return fetch(new Request(origin + path, { ...init, headers }))
  }
