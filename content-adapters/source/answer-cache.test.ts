import { afterEach, describe, expect, it, vi } from 'vitest'
import { locales } from '../../locales/locale.ts'
import { fixtureApi, fixtures, readFixture } from '../medical-api/fixtures/fixture-api.ts'
import { recordingReader } from '../testing/recording-reader.ts'
import { AnswerCache, type CachedAnswer } from './answer-cache.ts'

afterEach(() => void vi.useRealTimers())

/** An answer with an ETag, confirmed by 304 on a conditional request. */
const tagged = (body: unknown, etag: string) => (request: Request) =>
  request.headers.get('if-none-match') === etag
    ? new Response(null, { status: 304, headers: { etag, 'cache-tag': 'company:1001' } })
    : Response.json(body, { headers: { etag, 'cache-tag': 'company:1001' } })

function open(answers: Record<string, unknown>, options = {}) {
  const all = { ...fixtures(), ...answers }
  const { openSource, forget, requests } = fixtureApi(all, options)
  const read = () => {
    const kept = recordingReader()
    return { ...kept, source: openSource(kept.reader) }
  }
  const etags = () => requests.map((request) => request.headers.get('if-none-match'))
  return { all, requests, etags, read, forget }
}

describe('an answer', () => {
  it.each([['company:1001'], ['*']])('is asked for once, and again after a change of %s', async (tag) => {
    const { read, requests, forget } = open({ company: tagged(readFixture('company'), '"a"') })
    const first = await read().source.company('tan-dent')
    forget(['company:1002'])
    expect(await read().source.company('tan-dent')).toBe(first)
    expect(requests).toHaveLength(1)
    forget([tag])
    await read().source.company('tan-dent')
    expect(requests).toHaveLength(2)
  })

  it('is the same for every reader after a change that left it as it was', async () => {
    const { read, etags, forget } = open({ company: tagged(readFixture('company'), '"a"') })
    const first = await read().source.company('tan-dent')
    forget(['company:1001'])
    expect(await read().source.company('tan-dent')).toBe(first)
    expect(await read().source.company('tan-dent')).toBe(first)
    expect(etags()).toEqual([null, '"a"'])
  })

  it('is not kept as right if it was asked for before the change', async () => {
    let answer = () => {}
    const waiting = new Promise<void>((resolve) => {
      answer = resolve
    })
    const raw = readFixture('company') as object
    const { all, read, forget } = open({
      company: async (request: Request) => {
        await waiting
        return tagged(raw, '"a"')(request)
      },
    })
    const reading = read().source.company('tan-dent')
    forget(['company:1001'])
    answer()
    await reading
    all.company = tagged({ ...raw, COMPANY_NAME: 'Another' }, '"b"')
    expect((await read().source.company('tan-dent')).name.ru).toBe('Another')
  })

  it('is asked for again when it has expired, and tells every reader when that is', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z'), toFake: ['Date'] })
    const { read, requests } = open({}, { maxAgeMs: 60_000 })
    const readers = [read(), read()]
    await readers[0]?.source.company('tan-dent')
    vi.setSystemTime('2026-11-21T09:00:59Z')
    await readers[1]?.source.company('tan-dent')
    expect(requests).toHaveLength(1)
    expect(readers.map(({ instants }) => instants.map(Number))).toEqual(
      Array(2).fill([Date.parse('2026-11-21T09:01:00Z')]),
    )
    vi.setSystemTime('2026-11-21T09:01:00Z')
    await read().source.company('tan-dent')
    expect(requests).toHaveLength(2)
  })

  it('is one for all languages only where the backend has one for all', async () => {
    const asked = async (options: object) => {
      const { openSource, requests } = fixtureApi(fixtures(), options)
      for (const locale of locales) await openSource(recordingReader(locale).reader).company('tan-dent')
      return requests.length
    }
    expect([await asked({}), await asked({ hasOneAnswer: true })]).toEqual([locales.length, 1])
  })

  it('leaves its tags and its faults with every reader', async () => {
    const { read } = open({ company: tagged(readFixture('company.malformed'), '"a"') })
    const readers = [read(), read()]
    for (const { source } of readers) await source.company('tan-dent')
    expect(readers[0]?.problems).not.toEqual([])
    expect(readers[1]?.problems).toEqual(readers[0]?.problems)
    expect(readers.map(({ tags }) => tags)).toEqual([['company:1001'], ['company:1001']])
  })

  it('cannot be changed by one of them', async () => {
    const { read } = open({ company: tagged(readFixture('company'), '"a"') })
    const { name, phones } = await read().source.company('tan-dent')
    expect(() => Object.assign(name, { ru: 'Another' })).toThrow(TypeError)
    expect(() => phones.push('+7')).toThrow(TypeError)
  })

  it('is read anew for a company that has changed', async () => {
    const { read } = open({ menu: tagged(readFixture('menu'), '"m"') })
    const company = await read().source.company('tan-dent')
    const before = await read().source.menu(company)
    const after = await read().source.menu({ ...company, isOnlineEntryActive: !company.isOnlineEntryActive })
    expect(after).not.toEqual(before)
  })
})

describe('an answer that has changed', () => {
  it('is read in place of the cached one', async () => {
    const { read, all, forget } = open({ company: tagged(readFixture('company'), '"a"') })
    await read().source.company('tan-dent')
    forget(['company:1001'])
    const changed = { ...(readFixture('company') as object), COMPANY_NAME: 'Another' }
    all.company = tagged(changed, '"b"')
    expect((await read().source.company('tan-dent')).name.ru).toBe('Another')
    expect((await read().source.company('tan-dent')).name.ru).toBe('Another')
  })

  it('is sent whole by a backend without ETags', async () => {
    const { read, etags, forget } = open({})
    await read().source.company('tan-dent')
    forget(['*'])
    await read().source.company('tan-dent')
    expect(etags()).toEqual([null, null])
  })

  it('is an error where a backend says 304 unasked', async () => {
    const { read } = open({ company: () => new Response(null, { status: 304 }) })
    await expect(read().source.company('tan-dent')).rejects.toMatchObject({ status: 502 })
  })
})

describe('AnswerCache', () => {
  const answer = async (size: number): Promise<CachedAnswer> => ({
    etag: '"x"',
    size,
    content: {},
    problems: [],
    basis: undefined,
    entity: {},
    tags: [],
    until: Number.POSITIVE_INFINITY,
  })

  it('lets those go that were asked for longest ago', async () => {
    const cache = new AnswerCache(10_000)
    for (const name of ['a', 'b']) await cache.load(name, () => answer(4000))
    cache.fresh('a')
    await cache.load('c', () => answer(4000))
    expect(['a', 'b', 'c'].filter((name) => cache.last(name))).toEqual(['a', 'c'])
  })

  it('holds nothing that is larger than all of it', async () => {
    const cache = new AnswerCache(10_000)
    await cache.load('a', () => answer(10_000))
    expect(cache.last('a')).toBeUndefined()
  })
})
