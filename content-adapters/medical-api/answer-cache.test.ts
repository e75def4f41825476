import { describe, expect, it } from 'vitest'
import { type CachedAnswer, createAnswerCache } from './answer-cache.ts'
import { fixtureApi, fixtures, readFixture, recordingReader } from './fixtures/fixture-api.ts'

/** An answer with an ETag, confirmed by 304 on a conditional request. */
const tagged = (body: unknown, etag: string) => (request: Request) =>
  request.headers.get('if-none-match') === etag
    ? new Response(null, { status: 304, headers: { etag, 'cache-tag': 'company:1001' } })
    : Response.json(body, { headers: { etag, 'cache-tag': 'company:1001' } })

function open(answers: Record<string, unknown>) {
  const all = { ...fixtures(), ...answers }
  const { openSource, requests } = fixtureApi(all)
  const read = () => {
    const kept = recordingReader()
    return { ...kept, source: openSource(kept.reader) }
  }
  return { all, requests, read }
}

describe('an answer that the backend confirms', () => {
  it('is asked for each time, and is the same for every reader', async () => {
    const { read, requests } = open({ company: tagged(readFixture('company'), '"a"') })
    const first = await read().source.company('tan-dent')
    expect(await read().source.company('tan-dent')).toBe(first)
    expect(requests.map((request) => request.headers.get('if-none-match'))).toEqual([null, '"a"'])
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
    const answers = { menu: tagged(readFixture('menu'), '"m"') }
    const { read, requests } = open(answers)
    const company = await read().source.company('tan-dent')
    const before = await read().source.menu(company)
    const after = await read().source.menu({ ...company, isOnlineEntryActive: !company.isOnlineEntryActive })
    expect(requests.at(-1)?.headers.get('if-none-match')).toBe('"m"')
    expect(after).not.toEqual(before)
  })
})

describe('an answer that has changed', () => {
  it('is read in place of the cached one', async () => {
    const { read, all } = open({ company: tagged(readFixture('company'), '"a"') })
    await read().source.company('tan-dent')
    const changed = { ...(readFixture('company') as object), COMPANY_NAME: 'Another' }
    all.company = tagged(changed, '"b"')
    expect((await read().source.company('tan-dent')).name.ru).toBe('Another')
    expect((await read().source.company('tan-dent')).name.ru).toBe('Another')
  })

  it('is not cached without an ETag', async () => {
    const { read, requests } = open({})
    const first = await read().source.company('tan-dent')
    expect(await read().source.company('tan-dent')).not.toBe(first)
    expect(requests.at(-1)?.headers.get('if-none-match')).toBeNull()
  })

  it('is an error where a backend says 304 unasked', async () => {
    const { read } = open({ company: () => new Response(null, { status: 304 }) })
    await expect(read().source.company('tan-dent')).rejects.toMatchObject({ status: 502 })
  })
})

describe('createAnswerCache', () => {
  const answer = (size: number): CachedAnswer => ({
    etag: '"x"',
    size,
    content: {},
    problems: [],
    basis: undefined,
    entity: {},
  })

  it('lets those go that were asked for longest ago', () => {
    const cache = createAnswerCache(10)
    for (const name of ['a', 'b']) cache.set(name, answer(4))
    cache.get('a')
    cache.set('c', answer(4))
    expect(['a', 'b', 'c'].filter((name) => cache.has(name))).toEqual(['a', 'c'])
  })

  it('holds nothing that is larger than all of it', () => {
    const cache = createAnswerCache(10)
    cache.set('a', answer(11))
    expect(cache.get('a')).toBeUndefined()
  })
})
