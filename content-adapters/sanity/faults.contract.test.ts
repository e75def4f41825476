import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { blockDefinitions } from '../../schemas/registry.ts'
import { loaders } from '../loaders/registry.ts'
import { resolveBlocks } from '../resolve-blocks.ts'
import { createBreaker } from '../source/breaker.ts'
import { combineSources } from '../source/combine-sources.ts'
import { type Source, SourceError } from '../source.ts'
import { recordingReader } from '../testing/recording-reader.ts'
import { isStored, sitePages } from '../testing/site-pages.ts'
import { stubSource } from '../testing/stub-source.ts'
import { documentWriter } from './export/document-writer.ts'
import { type SanityConfig, sanityClient, sanitySource } from './source.ts'
import { allOfSanity } from './sync-tags.ts'
import type { StandInDocument } from './testing/dataset.ts'
import type { Fault } from './testing/faults.ts'
import { openStandIn, type StandIn } from './testing/stand-in.ts'

/** Values that are wrong somewhere in the dataset, each of them once. */
const wrongValues = process.env.FULL ? 2000 : 60
const now = new Date('2026-11-21T09:00:00Z')
const write = documentWriter('stub-clinic')

/** The examples of all blocks, which may stand on a page. */
const everyBlock = [...blockDefinitions.values()].map(({ type, example }) => ({
  id: `block-${type}`,
  type,
  v: 1,
  ...example,
}))
const page = (slug: string, blocks = everyBlock.slice(0, 1)) =>
  write('page', slug, { slug, title: { ru: `Страница ${slug}` }, blocks })
const news = (slug: string, more = {}) =>
  write('news-item', slug, {
    slug,
    title: { ru: 'Мы открылись' },
    category: 'news-all',
    author: 'kim',
    date: '2026-11-01T09:00:00.000Z',
    ...more,
  })
const alt = { _type: 'localizedText', ru: 'Зал' }
const photo = (image: object) => ({ ...write('photo', 'hall', { code: 'hall' }), image })

const dataset: StandInDocument[] = [
  write('site', '', { company: 'stub-clinic', code: 'stub-1', menu: [] }),
  write('clinic', '', { name: { ru: 'Клиника' }, description: { ru: 'О клинике' } }),
  write('branch', 'main', { code: 'main', name: { ru: 'Главный' }, address: { ru: 'Абая, 1' } }),
  write('doctor', 'kim', {
    code: 'kim',
    slug: 'kim',
    name: { ru: 'Ким Анна' },
    specialities: [{ ru: 'Терапевт' }],
  }),
  write('service', 'visit', { code: 'visit', name: { ru: 'Приём' }, group: { ru: 'Приём' } }),
  photo({ _type: 'picture', src: '/images/demo-dent/reception-1', width: 1600, height: 1067, alt }),
  write('article-category', 'news-all', { of: 'news', slug: 'all', title: { ru: 'Все' } }),
  news('opened'),
  page('one'),
  page('every', everyBlock),
]

let standIn: StandIn
beforeAll(async () => {
  standIn = await openStandIn({ dataset: [], tokens: { viewer: 'viewer', reader: 'published' } })
})
afterAll(() => standIn.close())
afterEach(() => void vi.useRealTimers())
beforeEach(() => setDataset(dataset))

/** The dataset with other documents, which replace those with the same id. */
function setDataset(all: readonly StandInDocument[]): void {
  standIn.fail('query', null)
  standIn.project.documents.clear()
  for (const one of structuredClone(all)) standIn.project.documents.set(one._id, one)
}

function open({ timeoutMs = 5000, ...more }: Partial<SanityConfig> = {}, options = {}): Source {
  const client = sanityClient({ ...standIn.config, timeoutMs, ...more }).withConfig({ maxRetries: 0 })
  const { check: _, ...facets } = sanitySource({ client, ...options })
  return combineSources({ base: stubSource, ...facets })
}

/** The source for a reader, with what was reported to it. */
async function reading(source: Source) {
  const { reader, problems, isDegraded } = recordingReader()
  const opened = source.openSource(reader)
  return { opened, company: await opened.company('stub-clinic'), problems, isDegraded }
}

describe('while the API fails', () => {
  it.each<[Fault, RegExp]>([
    ['unknownToken', /Session not found/],
    ['tokenOfAnother', /Session does not match project host/],
    ['unknownProject', /Project "gone" not found/],
    ['quota', /Payment Required/],
    ['rateLimit', /Rate limit exceeded/],
    ['failure', /Internal Server Error/],
    ['unavailable', /Internal Server Error/],
    ['hang', /timeout/],
    ['cut', /terminated|fetch failed|aborted|closed/],
    ['html', /no result of a query/],
    ['emptyJson', /no result of a query/],
  ])('what was seen stays, and what was not fails with the reason (%s)', async (fault, reason) => {
    const source = open({ timeoutMs: fault === 'hang' ? 500 : 5000 })
    const before = await reading(source)
    const seen = await before.opened.landingSite(before.company, 'one')
    expect(Object.keys(seen.pages)).toEqual(['one'])
    source.forget([allOfSanity])
    standIn.fail('query', fault, 1000)
    const { opened, company, problems, isDegraded } = await reading(source)
    expect(await opened.landingSite(company, 'one')).toEqual(seen)
    expect(problems.find(({ request }) => request.startsWith('Sanity: '))).toMatchObject({
      request: expect.stringMatching(reason),
      code: expect.stringMatching(/^status:50[23]$/),
    })
    expect(isDegraded()).toBe(true)
    await expect(opened.newsItem('opened', company.code)).rejects.toMatchObject({
      name: SourceError.name,
      status: expect.toSatisfy((status: number) => status === 502 || status === 503),
      message: expect.stringMatching(reason),
    })
  })
})

it('nobody waits for an API that answers nothing, until one question is answered again', async () => {
  const breaker = createBreaker({ failures: 2, silentMs: 0, pauseMs: 50 })
  const source = open({ timeoutMs: 2000 }, { breaker })
  const { opened, company } = await reading(source)
  const ask = (slug: string) => opened.newsItem(slug, company.code)
  standIn.fail('query', 'hang', 1000)
  standIn.calls.length = 0
  // The pause is over when the test says so, however long the questions take.
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const slug of ['a', 'b', 'c', 'd', 'e']) await expect(ask(slug)).rejects.toBeInstanceOf(SourceError)
  const asked = standIn.calls.length
  standIn.fail('query', null)
  vi.setSystemTime(Date.now() + 50)
  expect(await ask('opened')).toMatchObject({ slug: 'opened' })
  expect(asked).toBeLessThan(5)
})

/** What loaders bring is not from the dataset. */
const withoutData = new Map([...loaders.keys()].map((type) => [type, async () => undefined]))

/** What the clinic shows: its facts, the valid part of each stored block, and what was reported. */
async function shown(source: Source) {
  const { opened, company, problems } = await reading(source)
  const pages = await sitePages(opened, company.slug)
  const facts = await Promise.all([
    opened.services(company.code),
    opened.gallery(company.code),
    opened.cabinets(company.code),
    opened.specialists(company.code),
    opened.news({ company: company.code }),
  ])
  const context = {
    source: opened,
    locale: 'ru' as const,
    now,
    expires: () => {},
    pageHref: (to: string) => to,
    report: (problem: (typeof problems)[number]) => problems.push(problem),
    company,
  }
  const blocks = new Map<string, string>()
  for (const [path, { blocks: stored, origin }] of Object.entries(pages)) {
    if (!isStored(path)) continue
    const options = { definitions: blockDefinitions, loaders: withoutData }
    for (const block of await resolveBlocks(stored, { ...context, ...(origin && { origin }) }, options))
      blocks.set(`${path} ${block.id}`, JSON.stringify(block))
  }
  return { facts: JSON.stringify([company, facts]), pages: Object.keys(pages), blocks, problems }
}

type Path = readonly (string | number)[]

function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, inner]) =>
    key.startsWith('_') ? [] : leaves(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

function replaced(document: StandInDocument, path: Path, value: unknown): StandInDocument {
  const copy = structuredClone(document)
  let holder = copy as Record<string | number, unknown>
  for (const key of path.slice(0, -1)) holder = holder[key] as Record<string | number, unknown>
  holder[path.at(-1) as string] = value
  return copy
}

it('loses of a wrong value that value alone, and says in which document or block it is', async () => {
  const source = open()
  const sound = await shown(source)
  expect(sound.problems).toEqual([])
  const places = dataset
    .flatMap((document) => leaves(document).map((path) => ({ document, path })))
    // A site with another code is that of another clinic.
    .filter(({ document: { _type }, path }) => !(_type === 'site' && path[0] === 'code'))
  const values = ['', 'x', '\u0000', 'javascript:alert(1)', 5, -1, true, null, [], [[]], {}, { ru: 5 }]
  const wrong = fc.record({ place: fc.constantFrom(...places), value: fc.constantFrom<unknown>(...values) })
  const check = async ({
    place: { document, path },
    value,
  }: {
    place: (typeof places)[number]
    value: unknown
  }) => {
    setDataset([...dataset, replaced(document, path, value)])
    source.forget([allOfSanity])
    const found = await shown(source)
    const block =
      path[0] === 'blocks' ? (document.blocks as { _key: string }[])[Number(path[1])]?._key : undefined
    const isOwn = (id: string) =>
      block ? id.endsWith(` ${block}`) : id.startsWith(`stored:${document.slug} `)
    for (const [id, before] of sound.blocks) if (!isOwn(id)) expect(found.blocks.get(id), id).toBe(before)
    if (document._type === 'page') expect(found.facts).toBe(sound.facts)
    for (const { path: said } of found.problems)
      expect(said).toSatisfy((one: string) => one.startsWith(`${document._id} `) || one === document._id)
  }
  await fc.assert(fc.asyncProperty(wrong, check), { numRuns: wrongValues })
})

describe('a dataset with', () => {
  const documentOf = (id: string) => dataset.find(({ _id }) => _id === id) as StandInDocument
  const refer = (id: string) => ({ _type: 'reference', _ref: id })

  it('references that lead nowhere, or back, shows what it has without them', async () => {
    const item = documentOf('newsItem-stub-clinic-opened')
    for (const target of ['gone', item._id]) {
      setDataset([...dataset, { ...item, author: refer(target), category: refer(target) }])
      const { opened, company, problems } = await reading(open())
      expect(await opened.newsItem('opened', company.code)).toMatchObject({ title: { ru: 'Мы открылись' } })
      expect(await opened.news({ company: company.code })).toMatchObject({ total: 1 })
      for (const { path } of problems) expect(path).toMatch(/^newsItem-stub-clinic-opened/)
    }
  })

  it('drafts that are half filled in shows them as far as they are', async () => {
    const site = refer('site-stub-clinic')
    const drafts = ['page', 'newsItem', 'doctor', 'service', 'photo', 'branch', 'material'].map((type) => ({
      _id: `drafts.${type}-half`,
      _type: type,
      site,
    }))
    setDataset([...dataset, ...drafts])
    const { pages, problems } = await shown(open({ token: 'viewer' }, { perspective: 'drafts' }))
    expect(pages).toContain('stored:')
    expect(pages).toContain('stored:one')
    expect(problems).toContainEqual({
      request: expect.stringMatching(/^sanity\./),
      path: 'newsItem-half',
      code: 'incomplete:slug',
      problem: { path: ['slug'], code: 'required', params: {} },
    })
  })

  it('drafts shows what is published to a token that may not read them', async () => {
    const one = documentOf('page-stub-clinic-one')
    setDataset([
      ...dataset,
      { ...one, _id: `drafts.${one._id}`, title: { _type: 'localizedText', ru: 'Черновик' } },
    ])
    const titleFor = async (token: string) => {
      const { opened, company } = await reading(open({ token }, { perspective: 'drafts' }))
      return (await opened.landingSite(company, 'one')).pages.one?.title.ru
    }
    expect([await titleFor('viewer'), await titleFor('reader')]).toEqual(['Черновик', 'Страница one'])
  })

  it('blocks of another version or of no type that we know keeps the others', async () => {
    const every = documentOf('page-stub-clinic-one')
    const blocks = [
      ...(every.blocks as object[]),
      { _type: 'hero', _key: 'newer', v: 99, shape: 'round' },
      { _type: 'carousel', _key: 'other', slides: [1, 2] },
      { _key: 'nothing' },
      'no block',
    ]
    setDataset([...dataset, { ...every, blocks }])
    const { opened, company } = await reading(open())
    const { pages } = await opened.landingSite(company, 'one')
    expect(pages.one?.blocks.map(({ type, v, props }) => ({ type, v, props })).slice(1)).toEqual([
      { type: 'hero', v: 99, props: { shape: 'round' } },
      { type: 'carousel', v: 1, props: { slides: [1, 2] } },
    ])
  })

  it('names that every object has shows what else it has', async () => {
    const hostile = JSON.parse(
      '{"__proto__": {"ru": 1}, "constructor": {"ru": "x"}, "toString": [1], "isPrototypeOf": {"_type": "slug"}, "valueOf": null}',
    )
    const named = (id: string) => {
      const { _id, _type, site, slug, title, ...fields } = documentOf(id)
      const items = { items: [hostile], ...hostile }
      return {
        ...hostile,
        ...fields,
        _id,
        _type,
        site,
        slug,
        title,
        theme: hostile,
        lead: hostile,
        category: hostile,
        author: hostile,
        image: { ...hostile, asset: hostile },
        ...items,
      }
    }
    const blocks = [
      { _type: 'hero', _key: 'a', title: { ru: 'Имена' }, ...hostile, action: hostile },
      { _type: 'constructor', _key: 'b', ...hostile },
      {
        _type: 'faq',
        _key: 'c',
        items: [{ ...hostile, question: { ru: 'Да?' }, answer: { ru: [hostile] } }],
      },
    ]
    setDataset([
      ...dataset,
      named('newsItem-stub-clinic-opened'),
      { ...named('page-stub-clinic-one'), blocks },
      { ...named('page-stub-clinic-one'), _id: 'page-constructor', slug: 'constructor', blocks },
    ])
    const { pages, blocks: found, facts } = await shown(open())
    expect(pages).toContain('stored:constructor')
    expect([...found.keys()]).toEqual(
      expect.arrayContaining(['stored:one a', 'stored:one c', 'stored:constructor a']),
    )
    expect(facts).toContain('Мы открылись')
    expect(({} as { ru?: unknown }).ru).toBeUndefined()
  })

  it('ten megabytes of text in a page shows its other blocks, and the other pages', async () => {
    const one = documentOf('page-stub-clinic-one')
    const long = {
      _type: 'pageTitle',
      _key: 'long',
      title: { _type: 'localizedText', ru: 'д'.repeat(5 * 1024 * 1024) },
    }
    setDataset([...dataset, { ...one, blocks: [long, ...(one.blocks as object[])] }])
    const { blocks, problems } = await shown(open())
    expect([...blocks.keys()]).toContain(`stored:one ${everyBlock[0]?.id}`)
    expect([...blocks.keys()].filter((id) => id.startsWith('stored:every'))).not.toEqual([])
    expect(problems.map(({ path }) => path)).toContain('page-stub-clinic-one blocks[_key=="long"].title.ru')
  })

  it('5,000 documents lists a page of them', async () => {
    setDataset([...dataset, ...Array.from({ length: 5000 }, (_, at) => news(`item-${at}`))])
    const { opened, company } = await reading(open())
    const { items, total } = await opened.news({ company: company.code })
    expect([items.length, total]).toEqual([12, 5001])
  })

  it.each([
    ['an address alone', { _type: 'picture', src: '/images/demo-dent/reception-1', alt }],
    [
      'an upload whose id has no size',
      { _type: 'picture', image: { _type: 'image', asset: refer('image-abc-png') } },
    ],
    ['an upload that is missing', { _type: 'picture', image: { _type: 'image' } }],
  ])('a picture of which it has %s shows the gallery without it, and says so', async (_, image) => {
    setDataset([...dataset, photo(image)])
    const { opened, company, problems } = await reading(open())
    expect((await opened.gallery(company.code)).map(({ code }) => code)).not.toContain('hall')
    expect(problems.map(({ path }) => path)).toContainEqual(expect.stringMatching(/^photo-stub-clinic-hall/))
  })
})
