import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { SourceError } from '../source.ts'
import { fetchJson } from './fetch-json.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A server whose answers are `steps`, one a request, the last one again and again; with the number of requests. */
async function serve(...steps: RequestListener[]) {
  let calls = 0
  server = createServer((request, response) => {
    const step = steps[Math.min(calls, steps.length - 1)]
    calls++
    step?.(request, response)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/api/front/ru/v1/x`, calls: () => calls }
}

const answer =
  (status: number, body: string, type = 'application/json', headers = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': type, ...headers }).end(body)
  }
const silence: RequestListener = () => {}
const hangUp: RequestListener = (request) => void request.socket.destroy()
const breakOff: RequestListener = (request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 })
  response.write('{"a":')
  setTimeout(() => request.socket.destroy(), 5)
}
/** Long enough for a busy machine; the tests that wait for a time-out set a shorter one. */
const options = { fetch: globalThis.fetch, timeoutMs: 5000, retryDelaysMs: [1, 1] }
const impatient = { ...options, timeoutMs: 200 }

/** The error of a failing call, and the number of requests to the server. */
async function fails(step: RequestListener, how = options) {
  const { address, calls } = await serve(step)
  const error = await fetchJson(address, {}, how).catch((reason: unknown) => reason)
  if (!(error instanceof SourceError)) throw new Error('no SourceError', { cause: error })
  return { status: error.status, message: error.message, calls: calls() }
}

describe('fetchJson', () => {
  it('asks once for an answer that is nested too deep', async () => {
    const deep = await fails(answer(200, '['.repeat(100_000)))
    expect(deep).toMatchObject({ status: 502, calls: 1, message: expect.stringContaining('nested too deep') })
  })

  it('gives the JSON and the tags of an answer', async () => {
    const { address } = await serve(
      answer(200, '{"a":1}', 'application/json; charset=utf-8', { 'cache-tag': 'company:1, menu:1' }),
    )
    expect(await fetchJson(address, {}, options)).toEqual({
      body: { value: { a: 1 }, size: 7, etag: null },
      tags: ['company:1', 'menu:1'],
    })
  })

  it.each([502, 503, 504])('tries again after %i', async (status) => {
    const { address, calls } = await serve(answer(status, ''), answer(status, ''), answer(200, '1'))
    expect((await fetchJson(address, {}, options)).body?.value).toBe(1)
    expect(calls()).toBe(3)
  })

  it.each([
    ['refused', hangUp],
    ['broken off', breakOff],
  ])('tries again when the connection is %s', async (_name, step) => {
    const { address, calls } = await serve(step, answer(200, '1'))
    expect((await fetchJson(address, {}, options)).body?.value).toBe(1)
    expect(calls()).toBe(2)
  })

  it('gives up after the last try', async () => {
    expect(await fails(answer(503, ''))).toMatchObject({ status: 503, calls: 3 })
    expect(await fails(hangUp)).toMatchObject({ status: 502, calls: 3 })
  })

  it('gives up at the time-out without another try, also when only the body hangs', async () => {
    expect(await fails(silence, impatient)).toMatchObject({ status: 503, calls: 1 })
    const half: RequestListener = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{')
    }
    expect(await fails(half, impatient)).toMatchObject({ status: 503, calls: 1 })
  })

  it('gives up at the time-out of a backend that does not look at the signal', async () => {
    const call = fetchJson(
      'http://backend/api/front/ru/v1/x',
      {},
      { ...options, timeoutMs: 20, fetch: () => new Promise(() => {}) },
    )
    await expect(call).rejects.toMatchObject({ status: 503 })
  })

  it.each([
    [404, answer(404, '{"error":{}}')],
    [410, answer(410, '{}')],
    [500, answer(500, '{}')],
    [502, answer(401, '{}')],
    [502, answer(204, '')],
    [502, answer(200, '<!doctype html><p>Login', 'text/html')],
    [502, answer(200, '{"a":')],
    [502, answer(200, '{}', 'text/plain')],
    [502, answer(200, JSON.stringify('x'.repeat(9_000_000)))],
  ])('throws %i without another try', async (status, step) => {
    expect(await fails(step)).toMatchObject({ status, calls: 1 })
  })

  it('names the call and never the host in its message', async () => {
    const { message } = await fails(answer(500, 'secret'))
    expect(message).toBe('/api/front/ru/v1/x: The backend answered 500')
  })
})
