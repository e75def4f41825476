import { afterEach, expect, test, vi } from 'vitest'
import { makeBody, plainBody } from './body.ts'
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
    for (let time = 0; time < 3; time++) expect(textOf(await cache.get('/a', attempt))).toBe('kept')
    vi.advanceTimersByTime(2001)
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
  vi.advanceTimersByTime(2001)
  expect(cache.fresh('/a')).toBeUndefined()
  expect(textOf(await cache.get('/a', () => answer('whole', ['x'])))).toBe('whole')
})

test('waits for a page on which something has changed', async () => {
  const cache = new PageCache(1e6)
  await cache.get('/a', () => answer('old', ['x']))
  cache.invalidate(['x'])
  const slow = async () => {
    await later(400)
    return answer('new', ['x'])
  }
  expect(textOf(await cache.get('/a', slow))).toBe('new')
})

test('shows an expired copy while the fresh page is long in coming, then the fresh one', async () => {
  const cache = new PageCache(1e6)
  await cache.get('/a', () => answer('old', ['x'], { validUntil: new Date() }))
  const slow = async () => {
    await later(400)
    return answer('new', ['x'])
  }
  expect(textOf(await cache.get('/a', slow))).toBe('old')
  await later(400)
  expect(textOf(await cache.get('/a', () => answer('never')))).toBe('new')
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

test('keeps showing the stale copy when the fresh answer is a fault of the server', async () => {
  const cache = new PageCache(1e6)
  await cache.get('/a', () => answer('kept', ['x']))
  cache.invalidate(['*'])
  expect(textOf(await cache.get('/a', () => answer('error page', [], { status: 503 })))).toBe('kept')
})

test('forgets a page that has become 404', async () => {
  const cache = new PageCache(1e6)
  await cache.get('/a', () => answer('was here', ['x']))
  cache.invalidate(['x'])
  expect((await cache.get('/a', () => answer('gone', [], { status: 404 }))).status).toBe(404)
  expect(cache.size).toBe(0)
})

test('makes a page anew once its time is over', async () => {
  const cache = new PageCache(1e6)
  await cache.get('/a', () => answer('open', [], { validUntil: new Date(Date.now() + 20) }))
  expect(cache.fresh('/a')).toBeDefined()
  await later(30)
  expect(cache.fresh('/a')).toBeUndefined()
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
