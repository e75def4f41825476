import { hash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hasLeadingZeroBits, parseProofToken, proofMessage, seedToSign } from '../schemas/calls/proof.ts'
import type { CallError } from './call-error.ts'

type Answer = { status: number; body?: unknown; headers?: Record<string, string> }
type Asked = { request: IncomingMessage; body: string; url: string }

let server: Server
let asked: Asked[]
let answer: (one: Asked) => Answer

const freshSeed = () =>
  `${seedToSign(Math.floor(Date.now() / 1000) + 3600, '00112233445566ff')}.${'a'.repeat(64)}`
const error = (code: string, more: object = {}) => ({ error: { code, message: `about ${code}`, ...more } })
const haveCookie = (cookie: string) => vi.stubGlobal('document', { documentElement: { lang: 'kk' }, cookie })

beforeEach(async () => {
  vi.resetModules()
  asked = []
  server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    const one = { request, body, url: request.url ?? '' }
    asked.push(one)
    const { status, body: text, headers } = answer(one)
    response.writeHead(status, headers)
    response.end(text === undefined ? undefined : typeof text === 'string' ? text : JSON.stringify(text))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  vi.stubGlobal('location', new URL(origin))
  haveCookie('')
})
afterEach(() => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  server.close()
})

const call = async (...args: Parameters<typeof import('./call.ts').call>) =>
  (await import('./call.ts')).call(...args)
/** The properties of the CallError; its class differs after each module reset, so `instanceof` would fail. */
const failure = async (...args: Parameters<typeof call>) => {
  const thrown = await call(...args).catch((one: unknown) => one)
  expect((thrown as Error).name).toBe('CallError')
  return thrown as CallError
}
const isProved = (
  { request, body, url }: Asked,
  seed: string,
  bits: number,
  bodyHash = hash('sha256', body),
) => {
  const token = parseProofToken(String(request.headers['x-pow-token']))
  if (!token || request.headers['x-pow-seed'] !== seed) return false
  const message = proofMessage(
    { ...token, seed, method: request.method ?? '', path: url, bodyHash },
    token.counter,
  )
  return hasLeadingZeroBits(hash('sha256', message, 'buffer'), bits)
}

describe('a call that asks', () => {
  it('names the application, the host and the language (A-0)', async () => {
    answer = () => ({ status: 200, body: { data: [] } })
    expect(await call('GET', '/front/v1/news?page[number]=2')).toEqual({ data: [] })
    const { request, url } = asked[0] ?? expect.fail()
    expect(url).toBe('/api/front/kk/v1/news?page[number]=2')
    expect(request.headers).toMatchObject({
      authorization: `Basic ${btoa('browser:public')}`,
      accept: 'application/json',
      'x-external-domain': location.host,
    })
    expect(request.headers['x-pow-token']).toBeUndefined()
  })
  it('ends where nobody waits for its answer any more', async () => {
    answer = () => ({ status: 200, body: {} })
    const signal = AbortSignal.abort()
    const thrown = await call('GET', '/front/v1/news', undefined, { signal }).catch((one: unknown) => one)
    expect(thrown).toBe(signal.reason)
    expect(asked).toEqual([])
  })
  it('gives nothing for an answer without content', async () => {
    answer = () => ({ status: 204 })
    expect(await call('GET', '/api-front2/v1/user/logout')).toBeUndefined()
  })
})

describe('a call that changes something', () => {
  it.each([
    ['json', { NAME: 'Әсел' }, '{"NAME":"Әсел"}', 'application/json'],
    [
      'a form',
      new URLSearchParams({ access_code: 'A B' }),
      'access_code=A+B',
      'application/x-www-form-urlencoded',
    ],
    ['nothing', undefined, '', undefined],
  ])('sends %s with a proof for the seed of the cookie (A-0d)', async (_, body, text, type) => {
    const seed = freshSeed()
    haveCookie(`other=1; pw_seed=${seed}`)
    answer = () => ({ status: 200, body: {} })
    await call('POST', '/w-front/v1/x', body)
    const [one = expect.fail()] = asked
    expect([one.body, one.request.headers['content-type']]).toEqual([text, type])
    expect(isProved(one, seed, 12)).toBe(true)
  })
  it('proves the fields of a multipart form', async () => {
    const seed = freshSeed()
    haveCookie(`pw_seed=${seed}`)
    answer = () => ({ status: 200, body: {} })
    const form = new FormData()
    form.append('file', new File(['abc'], 'x.png'))
    await call('POST', '/w-front/v1/user/avatar/upload', form)
    const lines = `file=x.png:3:${hash('sha256', 'abc')}`
    const [one = expect.fail()] = asked
    expect(one.request.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(isProved(one, seed, 12, hash('sha256', lines))).toBe(true)
  })
  it.each([
    [428, 'POW_REQUIRED'],
    [403, 'POW_INVALID'],
  ])('proves once more with the seed and the bits of a refusal %i %s', async (status, code) => {
    const SEED = freshSeed()
    answer = () =>
      asked.length === 1
        ? { status, body: error(code, { data: { SEED, BITS: 10 } }) }
        : { status: 200, body: { done: true } }
    expect(await call('DELETE', '/w-front/v1/user/avatar/remove')).toEqual({ done: true })
    expect(asked).toHaveLength(2)
    expect(isProved(asked[1] ?? expect.fail(), SEED, 10)).toBe(true)
  })
  it('proves again where more work was asked for meanwhile, and gives up where it was not', async () => {
    const asking = [10, 11, 12].map((BITS) => error('POW_INVALID', { data: { SEED: freshSeed(), BITS } }))
    answer = () => ({
      status: asked.length < 4 ? 403 : 200,
      body: asking[asked.length - 1] ?? { done: true },
    })
    haveCookie('')
    expect(await call('POST', '/w-front/v1/x', {})).toEqual({ done: true })
    expect(asked).toHaveLength(4)
    asked.length = 0
    answer = () => ({ status: 403, body: error('POW_INVALID', { data: { SEED: freshSeed(), BITS: 12 } }) })
    expect((await failure('POST', '/w-front/v1/x', {})).code).toBe('POW_INVALID')
    expect(asked).toHaveLength(2)
  })
  it('lets a person whose session has ended sign in, and is then sent again', async () => {
    const signIn = vi.fn(async () => {})
    ;(await import('./call.ts')).onSessionEnded(signIn)
    const refusals = [
      { status: 401, body: error('UNAUTHORIZED') },
      { status: 428, body: error('POW_REQUIRED', { data: { SEED: freshSeed(), BITS: 8 } }) },
    ]
    answer = () => refusals[asked.length - 1] ?? { status: 200, body: { done: true } }
    expect(await call('PUT', '/w-front/v1/x', { NAME: 'Әсел' })).toEqual({ done: true })
    expect(asked.map(({ body }) => body)).toEqual(Array(3).fill('{"NAME":"Әсел"}'))
    expect(signIn).toHaveBeenCalledOnce()
  })
  it('says who is wanted where the person does not sign in', async () => {
    answer = () => ({ status: 401, body: error('UNAUTHORIZED') })
    expect((await failure('POST', '/w-front/v1/x', {})).code).toBe('UNAUTHORIZED')
    const signIn = vi.fn((_isReading: boolean) => Promise.reject(new Error('closed')))
    ;(await import('./call.ts')).onSessionEnded(signIn)
    expect((await failure('POST', '/w-front/v1/x', {})).code).toBe('UNAUTHORIZED')
    expect((await failure('GET', '/front/v1/x')).code).toBe('UNAUTHORIZED')
    // Whether something was to be sent: then the page must stay.
    expect(signIn.mock.calls).toEqual([[false], [true]])
    expect(asked).toHaveLength(3)
  })
  it('does not ask a third time', async () => {
    answer = () => ({ status: 428, body: error('POW_REQUIRED', { data: { SEED: freshSeed() } }) })
    expect((await failure('POST', '/w-front/v1/x', {})).code).toBe('POW_REQUIRED')
    expect(asked).toHaveLength(2)
  })
  it('takes the time from the server where the own clock is wrong', async () => {
    const ahead = 86_400_000
    const begun = Date.now() + ahead
    const SEED = `${seedToSign(Math.floor(begun / 1000) + 3600, '00112233445566ff')}.${'a'.repeat(64)}`
    answer = () => ({
      status: asked.length === 1 ? 403 : 200,
      body: asked.length === 1 ? error('POW_INVALID', { data: { SEED } }) : {},
      headers: { date: new Date(Date.now() + ahead).toUTCString() },
    })
    await call('POST', '/w-front/v1/x', {})
    const token = parseProofToken(String(asked[1]?.request.headers['x-pow-token']))
    // The server's date has no fractions of a second, nor has the token.
    expect((token?.unix ?? 0) * 1000).toBeGreaterThan(begun - 2000)
    expect((token?.unix ?? 0) * 1000).toBeLessThanOrEqual(Date.now() + ahead)
  })
  it('is not repeated for another refusal', async () => {
    answer = () => ({ status: 403, body: error('FORBIDDEN') })
    expect((await failure('POST', '/w-front/v1/x', {})).code).toBe('FORBIDDEN')
    expect(asked).toHaveLength(1)
  })
})

describe('an error', () => {
  it('has everything that the answer says', async () => {
    answer = () => ({
      status: 423,
      body: error('LOCKED', { fields: { LOGIN: ['…'] }, data: { ATTEMPTS_LEFT: 2 } }),
      headers: { 'retry-after': '900' },
    })
    expect(await failure('GET', '/front/v1/x')).toMatchObject({
      status: 423,
      code: 'LOCKED',
      message: 'about LOCKED',
      fields: { LOGIN: ['…'] },
      data: { ATTEMPTS_LEFT: 2 },
      retryAfter: 900,
    })
  })
  it.each([
    [502, '<html>Bad gateway</html>'],
    [500, '{"error":'],
    [500, '{"message":"not ours"}'],
    [200, 'not JSON'],
  ])('is a sentence where a %i says %j', async (status, body) => {
    answer = () => ({ status, body })
    const { code, message } = await failure('GET', '/front/v1/x')
    expect([code, message]).toEqual([
      'UNREADABLE',
      'Сервер қазір сұрауды орындай алмады. Сәл кейінірек қайталап көріңіз.',
    ])
  })
  it('is a sentence where nobody answers', async () => {
    server.close()
    server.closeAllConnections()
    const { status, code, message } = await failure('GET', '/front/v1/x')
    expect([status, code, message]).toEqual([
      0,
      'OFFLINE',
      'Сервермен байланыс жоқ. Интернетті тексеріп, қайталап көріңіз.',
    ])
  })
  it('is a sentence where the answer takes too long', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(
      AbortSignal.abort(new DOMException('late', 'TimeoutError')),
    )
    expect((await failure('GET', '/front/v1/x')).code).toBe('TIMEOUT')
    vi.restoreAllMocks()
  })
})
