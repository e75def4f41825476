import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limitCodes } from '../../accounts/code-limits.ts'
import { countAttempt } from '../../accounts/login-attempts.ts'
import type { Backend } from '../../create-backend.ts'
import { rateLimit } from '../../database/tables/index.ts'
import { sendTo, testBackend } from '../../test/call.ts'
import { testDatabases } from '../../test/databases.ts'
import { addPerson } from '../../test/people.ts'
import type { Caller } from '../caller.ts'
import type { Database } from '../database/database.ts'
import type { ApiError } from '../errors/api-error.ts'
import { rememberOrigin } from '../limits/known-origin.ts'
import { incrementCounter } from '../limits/limit.ts'
import { addressKey } from './client-address.ts'

const callerAt = (address: string): Caller => ({
  address,
  userAgent: 'tests',
  isTrusted: false,
  key: undefined,
  cookie: () => undefined,
  header: () => undefined,
  setCookie: () => {},
})

describe.each(await testDatabases())('on $name, a rate limit', ({ open }) => {
  let db: Database
  let backend: Backend
  beforeAll(async () => {
    db = await open()
    backend = testBackend(db)
  })
  afterAll(() => db.close())

  const restore = (address: string, LOGIN = 'limits@example.kz', to = backend) =>
    sendTo(to, '/api/api-front2/en/v1/user/restore', { body: { LOGIN }, address })

  it('is shared by processes and outlives them', async () => {
    const another = testBackend(db)
    const answers = Array.from({ length: 6 }, (_, turn) =>
      restore('203.0.113.99', undefined, turn % 2 ? backend : another),
    )
    const statuses = (await Promise.all(answers)).map(({ status }) => status).sort()
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
    const after = await restore('203.0.113.99', undefined, testBackend(db))
    expect(after.status).toBe(429)
    expect(Number(after.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect((await after.json()).error).toMatchObject({
      code: 'TOO_MANY',
      message: 'Too many attempts. Please try again in 1 hour.',
    })
  })

  it('does not count one person for another', async () => {
    expect((await restore('203.0.113.99', 'others@example.kz')).status).toBe(202)
  })

  it('of an address is not used up for a person who is signed in there', async () => {
    const address = '203.0.113.55'
    const strangers = [...Array(21).keys()].map((turn) => restore(address, `stranger-${turn}@example.kz`))
    const statuses = (await Promise.all(strangers)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    const { cookie } = await addPerson(db)
    const body = { LOGIN: 'signed-in@example.kz' }
    const path = '/api/api-front2/en/v1/user/restore'
    expect((await sendTo(backend, path, { body, address, headers: { cookie } })).status).toBe(202)
  })

  it('counts a field from each address by itself, and from all of them in a day', async () => {
    const often = (address: string) => restore(address, 'wanted@example.kz')
    const each = [...Array(8).keys()].map((turn) => `198.51.100.${turn}`)
    const statuses = await Promise.all(
      each.flatMap((address) => Array.from({ length: 4 }, () => often(address))),
    )
    const count = (status: number) => statuses.filter((one) => one.status === status).length
    // Two of each address, and ten more.
    expect([count(202), count(429)]).toEqual([26, 6])
    expect((await often('198.51.100.8')).status).toBe(202)
    const others = [...Array(20).keys()].map((turn) => often(`198.51.100.${turn + 20}`))
    const answers = (await Promise.all(others)).map(({ status }) => status)
    expect(answers.filter((status) => status === 202).length).toBe(3)
  })

  it('of codes does not count for strangers where whose contact it is was before', async () => {
    const contact = 'regular@example.kz'
    const ask = (address: string) => limitCodes(db.orm, { contact, address })
    const strangers = [...Array(31).keys()].map((turn) => ask(`198.51.100.${turn}`))
    const refused = (await Promise.allSettled(strangers)).filter(({ status }) => status === 'rejected')
    expect(refused.length).toBe(1)
    await expect(ask('203.0.113.8')).rejects.toMatchObject({ code: 'TOO_MANY' })
    await rememberOrigin(db.orm, { contact, address: '203.0.113.9' })
    await ask('203.0.113.9')
    await expect(ask('203.0.113.9')).rejects.toMatchObject({ code: 'TOO_MANY' })
  })

  it('of codes lets whose contact it is have theirs, whatever a stranger asks for', async () => {
    const ask = (address: string) => limitCodes(db.orm, { contact: 'owner@example.kz', address })
    await ask('203.0.113.5')
    await expect(ask('203.0.113.5')).rejects.toMatchObject({ code: 'TOO_MANY' })
    await ask('203.0.113.6')
  })

  it('of codes is one for a contact, whatever they are for', async () => {
    const ask = (address: string) =>
      sendTo(backend, '/api/w-front/en/v1/review/confirmation_code', {
        body: { EMAIL: 'Purposes@example.kz' },
        address,
      })
    await limitCodes(db.orm, { contact: 'purposes@example.kz', address: '203.0.113.15' })
    expect((await ask('203.0.113.15')).status).toBe(429)
    expect((await ask('203.0.113.16')).status).toBe(202)
    await expect(
      limitCodes(db.orm, { contact: 'purposes@example.kz', address: '203.0.113.16' }),
    ).rejects.toMatchObject({ code: 'TOO_MANY' })
  })

  it('of sign-ins is not used up by one customer of IPv6, who has thousands of addresses', async () => {
    const attempt = (address: string) => countAttempt(db.orm, callerAt(addressKey(address)), 'six@example.kz')
    const each = [...Array(120).keys()].map((turn) => attempt(`2001:db8:7:${turn.toString(16)}::1`))
    const passed = (await Promise.allSettled(each)).filter(({ status }) => status === 'fulfilled')
    // Three as the first of a network, and the forty for everybody.
    expect(passed).toHaveLength(43)
    await attempt('2001:db8:8::1')
    await attempt('203.0.113.44')
  })

  it('says a time that holds: a call that is made again then is let through', async () => {
    const ways = {
      code: (address: string) => limitCodes(db.orm, { contact: 'new@example.kz', address }),
      'sign-in': (address: string) => countAttempt(db.orm, callerAt(address), 'new@example.kz'),
    }
    /** Lets time pass, for counters. */
    const pass = (seconds: number) =>
      db.orm
        .update(rateLimit)
        .set({ resetsAt: sql`${rateLimit.resetsAt} - make_interval(secs => ${seconds})` })
    const waitOf = (call: Promise<void>): Promise<number> =>
      call.then(
        () => 0,
        (error: ApiError) => Number(error.data?.RETRY_AFTER),
      )
    const address = '203.0.113.77'
    const counter = fc.record({ count: fc.nat({ max: 70 }), resets: fc.integer({ min: 1, max: 86_400 }) })
    let refused = 0
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.values(ways)),
        fc.array(counter, { minLength: 8, maxLength: 8 }),
        async (ask, counters) => {
          // Whatever was counted before: by this address, by others, and for the contact.
          await db.orm.delete(rateLimit)
          await ask(address)
          const rows = await db.orm.select().from(rateLimit).orderBy(rateLimit.key)
          for (const [at, { key }] of rows.entries()) {
            const { count, resets } = counters[at] ?? { count: 1, resets: 1 }
            const resetsAt = sql`now() + make_interval(secs => ${resets})`
            await db.orm.update(rateLimit).set({ count, resetsAt }).where(eq(rateLimit.key, key))
          }
          const wait = await waitOf(ask(address))
          if (wait === 0) return
          refused += 1
          await pass(wait)
          expect(await waitOf(ask(address))).toBe(0)
        },
      ),
      { numRuns: 60 },
    )
    expect(refused).toBeGreaterThan(0)
  })

  it('begins again when its window is over', async () => {
    expect((await incrementCounter(db.orm, 'window', 3600)).count).toBe(1)
    expect((await incrementCounter(db.orm, 'window', 3600)).count).toBe(2)
    await db.orm.update(rateLimit).set({ resetsAt: sql`now()` }).where(eq(rateLimit.key, 'window'))
    expect((await incrementCounter(db.orm, 'window', 3600)).count).toBe(1)
  })
})

describe('an address, as limits count it', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
    ['::FFFF:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:ffff:203.0.113.10', '203.0.113.10'],
    ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
  ])('%j is %j', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })
})
