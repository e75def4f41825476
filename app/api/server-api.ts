import { cookies, headers } from 'next/headers'
import { apiPath } from '../../schemas/calls/api-path.ts'
import { answersHeader } from '../answers-header.ts'
import { requestLocale } from '../request-locale.ts'
import { serverContext } from '../server-context.ts'

/**
 * Calls the API in this process on behalf of the request's user, in the language of its address. `path` is written as
 * in the specification, `/api-front2/v1/user`. Answers that the access check has fetched already are reused.
 */
export async function callApi(path: `/${string}`): Promise<Response> {
  const { api, cachedAnswer } = serverContext()
  if (!api) throw new Error('The API is not there: the application runs without its server.')
  const called = apiPath(path, await requestLocale())
  const known = cachedAnswer?.((await headers()).get(answersHeader) ?? '', called)
  return known ?? api(called, { headers: { cookie: (await cookies()).toString() } })
}
