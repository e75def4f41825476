import { afterEach, expect, test, vi } from 'vitest'
import { makeBody, plainBody } from '../http/body.ts'
import { type Answer, PageCache } from './page-cache.ts'

const answer = async (text: string, tags: string[] = [], more: Partial<Answer> = {}): Promise<Answer> => ({
  status: 200,
  body: await makeBody(text, {}),
  tags,
  ...more,
})
const textOf = ({ body }: Answer) => plainBody(body).toString()
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

afterEach(() => {
  vi.useRealTimers()
})

test('makes a page once however many ask for it at the same time', async () => {
  const cache = new PageCache(1e6)
  let made = 0
  const make = async () => {
    made++
    await later(5)
    return answer('page')
  }
  const pages = await Promise.all(Array.from({ length: 50 }, () => cache.get('/a', make)))
  expect(made).toBe(1)
  expect(new Set(pages.map(textOf))).toEqual(new Set(['page']))
  expect(cache.fresh('/a')).toBeDefined()
})

test('makes exactly the pages anew that read what changed', async () => {
  const cache = new PageCache(1e6)
  await cache.get('/news', () => answer('old', ['news:1']))
  await cache.get('/about', () => answer('about', ['company:1']))
  cache.invalidate(['news:1'])
  expect(cache.fresh('/news')).toBeUndefined()
  expect(cache.fresh('/about')).toBeDefined()
  expect(textOf(await cache.get('/news', () => answer('new', ['news:1'])))).toBe('new')
})

test('keeps a page for as long as nothing on it changes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const cache = new PageCache(1e6)
  await cache.get('/a', () => answer('page', ['x']))
  vi.setSystemTime(Date.now() + 365 * 24 * 3_600_000)
  expect(cache.fresh('/a')).toBeDefined()
})

test('does not keep a page that was begun before something it read changed', async () => {
  const cache = new PageCache(1e6)
  const making = cache.get('/a', async () => {
    await later(10)
    return answer('old', ['x'])
  })
  cache.invalidate(['x'])
  expect(textOf(await making)).toBe('old')
  expect(cache.fresh('/a')).toBeUndefined()
})

test('makes a page anew for who asks after a change, though one begun before is still being made', async () => {
  const cache = new PageCache(1e6)
  const slow = cache.get('/a', async () => {
    await later(20)
    return answer('old', ['x'])
  })
  cache.invalidate(['x'])
  const [before, after, joined] = await Promise.all([
    slow,
    cache.get('/a', () => answer('new', ['x'])),
    cache.get('/a', () => answer('twice', ['x'])),
  ])
  expect([before, after, joined].map(textOf)).toEqual(['old', 'new', 'new'])
  expect(textOf(await cache.get('/a', () => answer('never')))).toBe('new')
})

test('shares the rendering begun after a change even when the one begun before it ends first', async () => {
  const cache = new PageCache(1e6)
  const old = Promise.withResolvers<Answer>()
  const fresh = Promise.withResolvers<Answer>()
  const before = cache.get('/a', () => old.promise)
  cache.invalidate(['x'])
  const after = cache.get('/a', () => fresh.promise)
  old.resolve(answer('old', ['x']))
  expect(textOf(await before)).toBe('old')
  const joined = cache.get('/a', () => answer('twice', ['x']))
  fresh.resolve(answer('new', ['x']))
  expect([await after, await joined].map(textOf)).toEqual(['new', 'new'])
})

test('waits two seconds before the next attempt at a page that could not be made anew', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const cache = new PageCache(1e6)
  await cache.get('/a', () => answer('kept', ['x']))
  cache.invalidate(['x'])
  let attempts = 0
  const fails = [
    async () => answer('error page', [], { status: 503 }),
    async (): Promise<Answer> => {
      throw new Error('backend is down')
    },
    async () => answer('half a page', ['x'], { degraded: true }),
  ]
  for (const fail of fails) {
    const attempt = () => {
      attempts++
      return fail()
    }
    for (const ms of [0, 0, 1999]) {
      vi.advanceTimersByTime(ms)
      expect(textOf(await cache.get('/a', attempt))).toBe('kept')
    }
    vi.advanceTimersByTime(1)
  }
  expect(attempts).toBe(fails.length)
  expect(textOf(await cache.get('/a', () => answer('new', ['x'])))).toBe('new')
})

test('tries at once when something has changed since the failure', async () => {
  const cache = new PageCache(1e6)
  await cache.get('/a', () => answer('kept', ['x']))
  cache.invalidate(['x'])
  await cache.get('/a', () => answer('error page', [], { status: 503 }))
  cache.invalidate(['x'])
  expect(textOf(await cache.get('/a', () => answer('new', ['x'])))).toBe('new')
})

test('keeps a page that lost a block only for its time, and only where there is no whole one', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const cache = new PageCache(1e6)
  const half = (text: string, ms?: number) => () =>
    answer(text, ['x'], { degraded: true, ...(ms && { validUntil: new Date(Date.now() + ms) }) })
  await cache.get('/a', half('first', 500))
  expect(cache.fresh('/a')).toBeDefined()
  vi.advanceTimersByTime(501)
  expect(textOf(await cache.get('/a', half('second')))).toBe('second')
  vi.advanceTimersByTime(1999)
  expect(cache.fresh('/a')).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(cache.fresh('/a')).toBeUndefined()
  expect(textOf(await cache.get('/a', () => answer('whole', ['x'])))).toBe('whole')
})

test.each([
  ['has changed, for two seconds', 2000, (cache: PageCache) => cache.invalidate(['x'])],
  ['has expired, for a fifth of a second', 200, () => void vi.advanceTimersByTime(60_000)],
])('waits for a page that %s, then shows the old one', async (_, patience, end) => {
  const old = await answer('old', ['x'])
  const fresh = await answer('new', ['x'])
  vi.useFakeTimers()
  for (const [ms, shown] of [
    [patience - 1, 'new'],
    [patience + 1, 'old'],
  ] as const) {
    const cache = new PageCache(1e6)
    await cache.get('/a', async () => ({ ...old, validUntil: new Date(Date.now() + 60_000) }))
    end(cache)
    const page = cache.get('/a', () => later(ms).then(() => fresh))
    await vi.advanceTimersByTimeAsync(ms)
    expect(textOf(await page)).toBe(shown)
    expect(cache.fresh('/a')).toBe(fresh)
  }
})

test('shows the stale copy while the page cannot be made, and fails without one', async () => {
  const cache = new PageCache(1e6)
  const fail = async (): Promise<Answer> => {
    throw new Error('backend is down')
  }
  await expect(cache.get('/a', fail)).rejects.toThrow('backend is down')
  await cache.get('/a', () => answer('kept', ['x']))
  cache.invalidate(['x'])
  expect(textOf(await cache.get('/a', fail))).toBe('kept')
})

test('says of a stale copy since when it may be wrong: when something changed, or its time was over', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  const cache = new PageCache(1e6)
  const fail = async (): Promise<Answer> => {
    throw new Error('backend is down')
  }
  expect(await cache.get('/a', () => answer('kept', ['x']))).not.toHaveProperty('copySince')
  cache.invalidate(['x'])
  vi.advanceTimersByTime(60_000)
  cache.invalidate(['x'])
  expect((await cache.get('/a', fail)).copySince).toBe(1_000_000)
  await cache.get('/b', () => answer('timed', [], { validUntil: new Date(Date.now() + 5000) }))
  vi.advanceTimersByTime(60_000)
  expect((await cache.get('/b', fail)).copySince).toBe(1_065_000)
})

test.each([500, 503])('keeps showing the stale copy when the fresh answer is a %i', async (status) => {
  const cache = new PageCache(1e6)
  await cache.get('/a', () => answer('kept', ['x']))
  cache.invalidate(['*'])
  expect(textOf(await cache.get('/a', () => answer('error page', [], { status })))).toBe('kept')
})

test.each([
  ['', {}],
  [', though a block of it is missing', { degraded: true }],
])('forgets a page that has become 404%s', async (_, more) => {
  const cache = new PageCache(1e6)
  await cache.get('/a', () => answer('was here', ['x']))
  cache.invalidate(['x'])
  expect((await cache.get('/a', () => answer('gone', [], { ...more, status: 404 }))).status).toBe(404)
  expect(cache.size).toBe(0)
})

test.each([301, 404, 500])('keeps no answer with status %i', async (status) => {
  const cache = new PageCache(1e6)
  for (const text of ['first', 'second'])
    expect(textOf(await cache.get('/a', () => answer(text, [], { status })))).toBe(text)
  expect(cache.size).toBe(0)
})

test('makes a page anew from the instant at which its time is over', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const cache = new PageCache(1e6)
  await cache.get('/a', () => answer('open', [], { validUntil: new Date(Date.now() + 60_000) }))
  vi.advanceTimersByTime(59_999)
  expect(textOf(await cache.get('/a', () => answer('early')))).toBe('open')
  vi.advanceTimersByTime(1)
  expect(cache.fresh('/a')).toBeUndefined()
  expect(textOf(await cache.get('/a', () => answer('closed')))).toBe('closed')
})

test('counts pages from memory, renderings and stale copies', async () => {
  const cache = new PageCache(1e6)
  const fail = () => answer('error page', [], { status: 503 })
  const get = (make: () => Promise<Answer>) => cache.get('/a', make)
  await get(() => answer('old', ['x']))
  await get(fail)
  expect(cache.counts).toEqual({ hits: 1, misses: 1, stale: 0 })
  cache.invalidate(['x'])
  await get(fail)
  await get(fail)
  expect(cache.counts).toEqual({ hits: 1, misses: 2, stale: 2 })
  cache.invalidate(['x'])
  await get(() => answer('new', ['x']))
  expect(cache.counts).toEqual({ hits: 1, misses: 3, stale: 2 })
})

test('is empty after it was cleared', async () => {
  const cache = new PageCache(1e6)
  await cache.get('/a', () => answer('old'))
  cache.clear()
  expect([cache.size, cache.fresh('/a')]).toEqual([0, undefined])
})

test('counts the address to the bytes of a page, because visitors choose addresses', async () => {
  const cache = new PageCache(1e6)
  const made = await answer('short')
  const address = `/${'a'.repeat(1000)}`
  await cache.get(address, async () => made)
  expect(cache.bytes).toBeGreaterThan(made.body.bytes + 2 * address.length)
})

test('stays within its bytes and lets go what was used longest ago', async () => {
  const keep = (cache: PageCache, key: string) => cache.get(key, () => answer(key.repeat(500)))
  const one = new PageCache(1e6)
  await keep(one, '/a')
  const room = 3 * one.bytes
  const cache = new PageCache(room)
  for (const key of ['/a', '/b', '/c']) await keep(cache, key)
  cache.fresh('/a')
  await keep(cache, '/d')
  expect(cache.bytes).toBeLessThanOrEqual(room)
  expect(['/a', '/b', '/c', '/d'].filter((key) => cache.fresh(key))).toEqual(['/a', '/c', '/d'])
})
