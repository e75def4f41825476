import { type Breaker, withBreaker } from '../../../content-adapters/source/breaker.ts'
import type { Fetch } from '../../../content-adapters/source/fetch-json.ts'
import { SourceError } from '../../../content-adapters/source.ts'
import { isSafe } from './patience.ts'

const redirects = [301, 302, 303, 307, 308]
const mostRedirects = 3

/** `fetch` that follows redirects of calls that read, and none to another host: that host would be one which only this server reaches. */
async function fetchThere(request: Request, { signal }: { signal: AbortSignal }): Promise<Response> {
  let asked = request
  for (let count = 0; ; count++) {
    const response = await fetch(asked, { redirect: 'manual', signal })
    const location = response.headers.get('location')
    if (!redirects.includes(response.status) || !location || !isSafe(request.method)) return response
    await response.body?.cancel()
    const to = URL.canParse(location, asked.url) ? new URL(location, asked.url) : undefined
    if (to?.origin !== new URL(request.url).origin || count === mostRedirects)
      throw new SourceError(
        502,
        `The backend redirects to ${to?.origin ?? location}: write in BACKEND_URL where it is`,
      )
    asked = new Request(to, { method: request.method, headers: request.headers })
  }
}

/** `fetch` to a backend, as long as it is not taken for down. Throws `SourceError` where it is, and what `fetch` throws. */
export const createRemoteFetch = (breaker: Breaker): Fetch => withBreaker(fetchThere, breaker)
