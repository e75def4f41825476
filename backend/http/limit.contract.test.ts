import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { sendTo, testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { addressKey } from './client-address.ts'
import { incrementCounter } from './limit.ts'

describe.each(await testDatabases())('on $name, a rate limit', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  const restore = (backend: ReturnType<typeof testBackend>, address: string, LOGIN = 'limits@example.kz') =>
    sendTo(backend, '/api/api-front2/en/v1/user/restore', { body: { LOGIN }, address })

  it('is shared by processes and outlives them', async () => {
    const answers = [...Array(6).keys()].map((turn) => restore(testBackend(db), `203.0.113.${turn}`))
    const statuses = (await Promise.all(answers)).map(({ status }) => status).sort()
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
    const after = await restore(testBackend(db), '203.0.113.99')
    expect(after.status).toBe(429)
    expect(Number(after.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect((await after.json()).error).toMatchObject({
      code: 'TOO_MANY',
      message: 'Too many attempts. Please try again in 1 hour.',
    })
  })

  it('does not count one person for another', async () => {
    expect((await restore(testBackend(db), '203.0.113.99', 'others@example.kz')).status).toBe(202)
  })

  it('begins again when its window is over', async () => {
    expect((await incrementCounter(db.orm, 'window', 0.2)).count).toBe(1)
    expect((await incrementCounter(db.orm, 'window', 0.2)).count).toBe(2)
    await new Promise((resolve) => setTimeout(resolve, 250))
    expect((await incrementCounter(db.orm, 'window', 0.2)).count).toBe(1)
  })
})

describe('an address, as limits count it', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
  ])('%j is %j', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })
})
