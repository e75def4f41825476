import { cookies } from 'next/headers'
import { apiPath } from '../../schemas/calls/api-path.ts'
import { handedOver } from '../hand-over.ts'
import { requestLocale } from '../request-locale.ts'

/**
 * Asks the API in this process as the person of the request, in the language of its address. `path` is written as in the
 * specification, `/api-front2/v1/user`.
 */
export async function askApi(path: `/${string}`): Promise<Response> {
  const { api } = handedOver()
  if (!api) throw new Error('The API is not there: the application runs without its server.')
  const headers = { cookie: (await cookies()).toString() }
  return api(apiPath(path, await requestLocale()), { headers })
}
