import { describe, expect, it } from 'vitest'
import type { Article } from '../entities/article.ts'
import type { Service } from '../entities/service.ts'
import { type FacetSource, type Source, SourceError } from '../source.ts'
import { recordingReader } from '../testing/recording-reader.ts'
import { stubSource } from '../testing/stub-source.ts'
import { combineSources } from './combine-sources.ts'
import type { FacetName } from './facets.ts'

const item: Article = {
  code: 'new',
  slug: 'new',
  category: { slug: 'news', title: { ru: 'Новости' } },
  title: { ru: 'Новость со стороны' },
  date: '2026-11-20T09:00:00.000Z',
}
const service: Service = { code: '1', name: { ru: 'Приём' }, group: { ru: 'Приём' }, currency: 'KZT' }

/** A source of some methods, with the lists of tags that it was told to forget. */
function keeping<Name extends FacetName>(openSource: FacetSource<Name>['openSource']) {
  const forgotten: (readonly string[])[] = []
  return { source: { openSource, forget: (tags: readonly string[]) => void forgotten.push(tags) }, forgotten }
}

const cms = () =>
  keeping<'editorial'>(({ tag, report, expires }) => ({
    news: async () => {
      tag('cms')
      report({ request: 'cms/news', path: 'items.2', code: 'missing' })
      expires?.(new Date('2026-11-22T00:00:00Z'))
      return { items: [item], page: 1, pages: 1, total: 1 }
    },
  }))

describe('combineSources', () => {
  it('asks each source for what it has and the base for everything else, for one reader', async () => {
    const { source: editorial } = cms()
    const { reader, tags, problems, instants } = recordingReader()
    const source = combineSources({ base: stubSource, editorial }).openSource(reader)
    const company = await source.company('stub-clinic')
    expect((await source.news({})).items).toEqual([item])
    expect(await source.menu(company)).toHaveLength(2)
    expect(tags).toEqual(['company:stub-1', 'cms', 'menu:stub-1'])
    expect(problems).toEqual([{ request: 'cms/news', path: 'items.2', code: 'missing' }])
    expect(instants).toEqual([new Date('2026-11-22T00:00:00Z')])
  })

  it('asks the sources of a company about that company alone, over those of all', async () => {
    const clinic = keeping<'clinic'>((_, below) => ({
      company: async (slug) => ({ ...(await below.company(slug)), name: { ru: 'Из регистратуры' } }),
      services: async () => [service],
    })).source
    const combined = combineSources({
      base: stubSource,
      editorial: cms().source,
      companies: { 'stub-1': { clinic } },
    })
    const source = combined.openSource(recordingReader().reader)
    expect(await source.company('stub-clinic')).toMatchObject({
      code: 'stub-1',
      name: { ru: 'Из регистратуры' },
    })
    expect(await source.services('stub-1')).toEqual([service])
    expect((await source.news({ company: 'stub-1' })).items).toEqual([item])
    expect(await source.services('stub-2')).toEqual([])
    expect(await source.services('constructor')).toEqual([])
    await expect(source.company('nobody')).rejects.toMatchObject({ status: 404 })
  })

  it('answers by the source that was laid over the others last, and within one by that of the company', async () => {
    const news = (title: string) =>
      keeping<'editorial'>(() => ({
        news: async () => ({ items: [{ ...item, title: { ru: title } }], page: 1, pages: 1, total: 1 }),
      })).source
    const one = (title: string) => ({ companies: { 'stub-1': { editorial: news(title) } } })
    const titleOf = async (combined: Source, company = 'stub-1') =>
      (await combined.openSource(recordingReader().reader).news({ company })).items[0]?.title.ru
    const first = combineSources({ base: stubSource, ...one('first') })
    expect(await titleOf(combineSources({ base: first, ...one('second') }))).toBe('second')
    const ofAll = combineSources({ base: first, editorial: news('of all') })
    expect(await titleOf(ofAll)).toBe('of all')
    expect(
      await titleOf(combineSources({ base: stubSource, editorial: news('of all'), ...one('own') })),
    ).toBe('own')
  })

  it('asks the editorial source of a company for articles on its site, and for no others', async () => {
    const own = keeping<'editorial'>(() => ({
      news: async () => ({ items: [item], page: 1, pages: 1, total: 1 }),
      newsItem: async () => item,
      menu: async () => [],
    })).source
    const combined = combineSources({ base: stubSource, companies: { 'stub-1': { editorial: own } } })
    const source = combined.openSource(recordingReader().reader)
    expect(await source.newsItem('opened', 'stub-1')).toEqual(item)
    expect(await source.newsItem('opened')).toMatchObject({ slug: 'opened' })
    expect((await source.news({ company: 'stub-1' })).items).toEqual([item])
    expect((await source.news({})).items).toEqual([])
    expect(await source.menu(await source.company('stub-1'))).toEqual([])
  })

  it('opens a source for a reader who needs it, once', async () => {
    let opened = 0
    const counted = keeping<'editorial'>(() => {
      opened++
      return { news: async () => ({ items: [], page: 1, pages: 1, total: 0 }) }
    }).source
    const source = combineSources({ base: stubSource, editorial: counted }).openSource(
      recordingReader().reader,
    )
    await source.company('stub-clinic')
    expect(opened).toBe(0)
    await Promise.all([source.news({}), source.news({ page: 2 })])
    expect(opened).toBe(1)
  })

  it('tells all sources once what has changed, also after one that fails', () => {
    const [one, other] = [cms(), cms()]
    const failing = {
      openSource: () => ({}),
      forget: () => {
        throw new Error('no connection')
      },
    }
    const { forget } = combineSources({
      base: { ...stubSource, forget: one.source.forget },
      editorial: failing,
      directory: failing,
      companies: { '1': { editorial: other.source }, '2': { editorial: other.source } },
    })
    expect(() => forget(['news'])).toThrow('Sources could not forget news')
    expect([one.forgotten, other.forgotten]).toEqual([[['news']], [['news']]])
  })
})

describe('a facet that fails', () => {
  const broken = (fault: () => never): FacetSource<'editorial'> => ({
    openSource: () => new Proxy({}, { get: () => fault }),
    forget: () => {},
  })
  const bug = () => {
    throw new TypeError('x is not a function')
  }
  const open = (editorial: FacetSource<'editorial'>, signal?: AbortSignal) => {
    const { reader, ...told } = recordingReader()
    const combined = combineSources({ base: stubSource, editorial })
    return { source: combined.openSource({ ...reader, ...(signal && { signal }) }), ...told }
  }

  it.each([
    ['throws', broken(bug)],
    ['cannot be opened', { openSource: bug, forget: () => {} }],
  ])('costs what was asked of it, and leaves the others (%s)', async (_, editorial) => {
    const { source, problems, instants, isDegraded } = open(editorial)
    const company = await source.company('stub-clinic')
    expect(await source.specialists(company.code)).toHaveLength(1)
    await expect(source.news({})).rejects.toMatchObject({
      name: SourceError.name,
      status: 502,
      message: 'editorial.news: x is not a function',
      cause: expect.any(TypeError),
    })
    expect(problems).toEqual([])
    expect(await source.landingSite(company)).toEqual({ pages: {} })
    expect(problems).toEqual([
      { request: 'editorial.landingSite: x is not a function', path: '', code: 'status:502' },
    ])
    expect([instants.length, isDegraded()]).toEqual([1, true])
  })

  it('is without a menu only where the page can do without', async () => {
    const { source } = open(broken(bug))
    const company = await source.company('stub-clinic')
    expect(await source.menu(company, { isOptional: true })).toEqual([])
    await expect(source.menu(company)).rejects.toMatchObject({ status: 502 })
  })

  it('says with its own status what it does not have', async () => {
    const missing = broken(() => {
      throw new SourceError(404, 'There is none')
    })
    const { source, problems, isDegraded } = open(missing)
    await expect(source.newsItem('opened')).rejects.toMatchObject({ status: 404, message: 'There is none' })
    expect(await source.redirects()).toEqual([])
    expect(problems).toEqual([{ request: 'editorial.redirects', path: '', code: 'status:404' }])
    expect(isDegraded()).toBe(false)
  })

  it('is given up at the deadline of the page', async () => {
    const late = new AbortController()
    const hanging: FacetSource<'editorial'> = {
      openSource: () => ({ news: () => new Promise(() => {}) }),
      forget: () => {},
    }
    const { source } = open(hanging, late.signal)
    const news = source.news({})
    late.abort(new DOMException('too late', 'TimeoutError'))
    await expect(news).rejects.toMatchObject({ status: 503, message: 'editorial.news: too late' })
  })
})
