/**
 * Calls the built-in API in this process, as this server: `path` is `/api/{service}/{locale}/…`. The request's own cookie
 * header says for which person; without it, for nobody.
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
