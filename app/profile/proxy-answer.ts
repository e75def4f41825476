import { callApi } from '../api/server-api.ts'

const forwardedHeaders = ['content-type', 'content-disposition', 'cache-control', 'retry-after', 'vary']

/** Proxies an answer of the API to a URL that a link or an `<img>` can load; those cannot send the API's credentials. */
export async function proxyAnswer(path: `/${string}`): Promise<Response> {
  const answer = await callApi(path)
  const headers = new Headers()
  for (const name of forwardedHeaders) {
    const value = answer.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(answer.body, { status: answer.status, headers })
}
