import { askApi } from '../api/server-api.ts'

const passed = ['content-type', 'content-disposition', 'cache-control', 'retry-after', 'vary']

/** Proxies an answer of the API to a URL that a link or an `<img>` can load; those cannot send the API's credentials. */
export async function passOn(path: `/${string}`): Promise<Response> {
  const answer = await askApi(path)
  const headers = new Headers()
  for (const name of passed) {
    const value = answer.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(answer.body, { status: answer.status, headers })
}
