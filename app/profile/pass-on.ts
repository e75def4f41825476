import { askApi } from '../api/server-api.ts'

const passed = ['content-type', 'content-disposition', 'cache-control', 'retry-after', 'vary']

/** An answer of the API as it is, at an address that a link or an `<img>` can have: those send no credential of the API. */
export async function passOn(path: `/${string}`): Promise<Response> {
  const answer = await askApi(path)
  const headers = new Headers()
  for (const name of passed) {
    const value = answer.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(answer.body, { status: answer.status, headers })
}
