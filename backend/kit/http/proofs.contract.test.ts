import { hash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  hasLeadingZeroBits,
  type ProvedCall,
  proofMessage,
  writeProofToken,
} from '../../../schemas/calls/proof.ts'
import type { Backend } from '../../create-backend.ts'
import { rateLimit } from '../../database/tables/index.ts'
import { authorization, sendTo, testBackend } from '../../test/call.ts'
import { testDatabases } from '../../test/databases.ts'
import type { Database } from '../database/database.ts'

const path = '/api/api-front2/ru/v1/user/restore'
const bits = 8
const body = { LOGIN: 'somebody@example.kz' }
const text = JSON.stringify(body)

type Proof = {
  seed: string
  sentWith?: string
  body: string
  unix?: number
  nonce?: string
  path?: string
  method?: string
  bits?: number
}

/** Finds a proof as a browser does, for any parameters; `sentWith` is the seed of the call, if it is another one. */
function prove({ seed, sentWith = seed, body, bits: wanted = bits, ...given }: Proof): string {
  const unix = given.unix ?? Math.floor(Date.now() / 1000)
  const nonce =
    given.nonce ??
    Math.floor(Math.random() * 0xffffffff)
      .toString(16)
      .padStart(8, '0')
  const right = { seed: sentWith, method: 'POST', path, bodyHash: hash('sha256', text), unix, nonce }
  const call = { ...right, seed, bodyHash: hash('sha256', body), ...given }
  const isAnother = proofMessage(call, 0) !== proofMessage(right, 0)
  // A proof for another call is valid for ours with probability 1/256, so those are skipped.
  for (let counter = 0; ; counter++)
    if (isProof(call, counter, wanted) && !(isAnother && isProof(right, counter, wanted)))
      return writeProofToken({ unix, nonce, counter })
}

const isProof = (call: ProvedCall, counter: number, wanted = bits) =>
  hasLeadingZeroBits(hash('sha256', proofMessage(call, counter), 'buffer'), wanted)

/** A token for the right call without any work in it. */
function withoutWork(seed: string, body = text): string {
  const unix = Math.floor(Date.now() / 1000)
  const call = { seed, method: 'POST', path, bodyHash: hash('sha256', body), unix, nonce: '00000000' }
  // One counter of 256 is a proof by chance.
  let counter = 1
  while (isProof(call, counter)) counter++
  return writeProofToken({ ...call, counter })
}

describe.each(await testDatabases())('on $name, a proof of work', ({ open }) => {
  let db: Database
  let backend: Backend
  beforeAll(async () => {
    db = await open()
    backend = testBackend(db, undefined, { powBits: bits })
  })
  afterAll(() => db.close())
  beforeEach(() => db.orm.delete(rateLimit))

  const post = async (
    token: string | undefined,
    { seed, to = backend }: { seed?: string; to?: Backend } = {},
  ) => {
    const headers = { ...(token && { 'x-pow-token': token }), ...(seed && { cookie: `pw_seed=${seed}` }) }
    const response = await sendTo(to, path, { body, headers })
    return { status: response.status, headers: response.headers, json: await response.json() }
  }
  const newSeed = async () => (await post(undefined)).json.error.data.SEED as string

  it('is asked for with a seed that scripts can read', async () => {
    const { status, json, headers } = await post(undefined)
    expect(status).toBe(428)
    expect(json.error).toMatchObject({ code: 'POW_REQUIRED', data: { BITS: bits } })
    expect(json.error.data.SEED).toMatch(/^v1\.\d+\.[\da-f]{16}\.[\da-f]{64}$/)
    expect(headers.get('set-cookie')).toBe(
      `pw_seed=${json.error.data.SEED}; Max-Age=7200; Path=/; SameSite=Lax`,
    )
  })

  it('comes with a personal answer before it is needed, and not with one that all may keep', async () => {
    const ask = (address: string) =>
      backend.fetch(new Request(`http://api.test${address}`, { headers: { authorization } }))
    expect((await ask('/api/front/ru/v1/auth')).headers.get('set-cookie')).toMatch(/^pw_seed=v1/)
    expect((await ask('/api/front/ru/v1/redirects')).headers.get('set-cookie')).toBeNull()
  })

  it('lets a call pass once', async () => {
    const seed = await newSeed()
    const token = prove({ seed, body: text })
    expect((await post(token, { seed })).status).toBe(202)
    expect(await post(token, { seed })).toMatchObject({
      status: 403,
      json: { error: { code: 'POW_INVALID' } },
    })
  })

  it('is looked at before anything of the body is parsed', async () => {
    const [seed, body] = [await newSeed(), '{"not JSON']
    const headers = {
      authorization,
      origin: 'http://api.test',
      'content-type': 'application/json',
      'x-pow-token': withoutWork(seed, body),
      'x-pow-seed': seed,
    }
    const sent = new Request(`http://api.test${path}`, { method: 'POST', headers, body })
    expect((await (await backend.fetch(sent)).json()).error.code).toBe('POW_INVALID')
  })

  it('is what counts a call: without one nothing is used up of what an address may call', async () => {
    const seed = await newSeed()
    const calls = Array.from({ length: 25 }, (_, turn) =>
      post(turn % 2 ? withoutWork(seed) : undefined, { seed }),
    )
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([428, 403]))
    expect((await post(prove({ seed, body: text }), { seed })).status).toBe(202)
  })

  it('lets one of many equal calls at once pass', async () => {
    const seed = await newSeed()
    const token = prove({ seed, body: text })
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(token, { seed })))
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1)
  })

  it('may carry its seed in a header, where there are no cookies', async () => {
    const seed = await newSeed()
    const headers = { 'x-pow-token': prove({ seed, body: text }), 'x-pow-seed': seed }
    expect((await sendTo(backend, path, { body, headers })).status).toBe(202)
  })

  it.each<[string, (seed: string) => string]>([
    ['another body', (seed) => prove({ seed, body: '{}' })],
    ['another path', (seed) => prove({ seed, body: text, path: `${path}?x` })],
    ['another method', (seed) => prove({ seed, body: text, method: 'PUT' })],
    ['another seed', (seed) => prove({ seed: `${seed}0`, sentWith: seed, body: text })],
    ['an old clock', (seed) => prove({ seed, body: text, unix: Math.floor(Date.now() / 1000) - 400 })],
    ['a clock ahead', (seed) => prove({ seed, body: text, unix: Math.floor(Date.now() / 1000) + 400 })],
    ['no work', withoutWork],
    ['no token at all', () => 'v2.x'],
  ])('is not good with %s', async (_, made) => {
    const seed = await newSeed()
    const { status, json } = await post(made(seed), { seed })
    expect({ status, code: json.error.code }).toEqual({ status: 403, code: 'POW_INVALID' })
    expect(json.error.data.SEED).not.toBe(seed)
  })

  it('needs a seed that we have signed, and that is not over', async () => {
    const seed = await newSeed()
    const forged = seed.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    expect((await post(prove({ seed: forged, body: text }), { seed: forged })).status).toBe(403)
    vi.useFakeTimers({ now: Date.now() + 7_300_000, toFake: ['Date'] })
    const late = await post(prove({ seed, body: text }), { seed })
    vi.useRealTimers()
    expect(late.status).toBe(403)
  })

  it('is harder for an address that calls all the time, in every process', async () => {
    const seed = await newSeed()
    for (let call = 0; call < 60; call++)
      await sendTo(
        backend,
        `/api/api-front2/ru/v1/user/${['authorize', 'confirmation/email', 'confirmation/phone'][call % 3]}`,
        { body },
      )
    const other = testBackend(db, undefined, { powBits: bits })
    expect((await post(undefined, { to: other })).json.error.data.BITS).toBe(bits + 4)
    const hard = prove({ seed, body: text, bits: bits + 4 })
    expect((await post(hard, { seed, to: other })).status).toBe(202)
  })

  it('is good for every process over the same database', async () => {
    const seed = await newSeed()
    const other = testBackend(db, undefined, { powBits: bits })
    const token = prove({ seed, body: text })
    expect((await post(token, { seed, to: other })).status).toBe(202)
    expect((await post(token, { seed })).status).toBe(403)
  })
})
