import { cookies } from 'next/headers'
import { apiPath } from '../../schemas/calls/api-path.ts'
import { requestLocale } from '../request-locale.ts'

type Fetch = (path: string, init?: RequestInit) => Promise<Response>

/**
 * Asks the API in this process as the person of the request, in the language of its address. `path` is written as in the
 * specification, `/api-front2/v1/user`. The other bundle of the process has put the way there on `globalThis`.
 */
export async function askApi(path: `/${string}`): Promise<Response> {
  const { shipaFetch } = globalThis as { shipaFetch?: Fetch }
  if (!shipaFetch) throw new Error('The API is not there: the application runs without its server.')
  const headers = { cookie: (await cookies()).toString() }
  return shipaFetch(apiPath(path, await requestLocale()), { headers })
}
