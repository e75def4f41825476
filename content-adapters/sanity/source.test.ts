import { createClient } from '@sanity/client'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { combineSources } from '../source/combine-sources.ts'
import type { Source, SourceProblem } from '../source.ts'
import { describeFacet } from '../testing/conformance/describe-facet.ts'
import { recordingReader } from '../testing/recording-reader.ts'
import { stubSource } from '../testing/stub-source.ts'
import { sanitySource } from './source.ts'
import { openStandIn } from './testing/stand-in.ts'

const text = (ru: string, more = {}) => ({ _type: 'localizedText', ru, ...more })
const to = (_ref: string) => ({ _type: 'reference', _ref })
const ofSite = (_id: string, _type: string, more: object) => ({ _id, _type, site: to('site-stub'), ...more })
const page = { kind: 'page', _type: 'link' }

const site = {
  _id: 'site-stub',
  _type: 'site',
  company: 'stub-clinic',
  code: 'stub-1',
  template: 'landing-blog',
  theme: { palette: 'forest' },
  settings: { footer: { text: text('Всегда рядом') } },
  menu: [
    { _key: 'a', title: text('О нас'), link: { ...page, path: '/story' } },
    { _key: 'b', title: text('Врачи', { kk: 'Дәрігерлер' }), link: { ...page, path: '/specialists' } },
    { _key: 'c', title: text('Тайное'), link: { ...page, path: '/secret' }, hidden: true },
    { _key: 'd', title: text('Спросить'), link: { ...page, path: '/ask-question' } },
  ],
}

const whole = [
  site,
  ofSite('clinic-stub', 'clinic', {
    name: text('Клиника из Sanity'),
    features: ['children'],
    website: 'https://clinic.kz',
  }),
  ofSite('branch-1', 'branch', {
    name: text('На Абая'),
    phones: ['+77272501122'],
    timezone: 'Asia/Tashkent',
    address: text('пр. Абая, 52'),
    point: { latitude: 43.2, longitude: 76.9 },
    order: 1,
  }),
  ofSite('branch-0', 'branch', { name: text('На Сатпаева'), phones: [], timezone: 'Asia/Almaty', order: 2 }),
  ofSite('doctor-1', 'doctor', { code: 'stub-doctor', position: text('Главный врач') }),
  ofSite('doctor-2', 'doctor', {
    slug: { _type: 'slug', current: 'li' },
    name: text('Ли Ольга'),
    languages: ['kk'],
    experienceSince: '2011-09-01',
  }),
  ofSite('service-1', 'service', {
    name: text('Приём'),
    group: text('Приёмы'),
    price: 100,
    currency: 'KZT',
    prices: [{ _key: 'p', doctor: to('doctor-1'), price: 90 }],
  }),
  ofSite('photo-1', 'photo', {
    image: { _type: 'image', asset: { _ref: 'image-abc-30x20-jpg' } },
    caption: text('Вход'),
  }),
  ofSite('category-1', 'articleCategory', { of: 'news', slug: 'events', title: text('События'), order: 1 }),
  ofSite('category-2', 'articleCategory', { of: 'materials', slug: 'advice', title: text('Советы') }),
  ofSite('news-1', 'newsItem', {
    slug: 'opened',
    title: text('Открылись'),
    category: to('category-1'),
    date: '2026-11-01T09:00:00Z',
    tags: [],
    author: to('doctor-2'),
  }),
  ofSite('news-2', 'newsItem', {
    slug: 'moved',
    title: text('Переехали', { en: 'Moved' }),
    date: '2026-11-20T09:00:00Z',
    redirect: '/story',
    tags: ['дети'],
    author: to('doctor-1'),
  }),
  ofSite('material-1', 'material', {
    slug: 'teeth',
    title: text('Зубы'),
    category: to('category-2'),
    tags: [],
    redirect: 'javascript:alert(1)',
  }),
  ofSite('page-story', 'page', {
    slug: 'story',
    title: text('О нас'),
    blocks: [{ _type: 'quote', _key: 'q', text: text('Лечим бережно'), author: text('Ли') }],
  }),
]

const ndjson = (documents: readonly object[]) => documents.map((one) => JSON.stringify(one)).join('\n')
const standIns: { close: () => Promise<void> }[] = []
afterAll(() => Promise.all(standIns.map((one) => one.close())))

async function sanityOf(documents: readonly object[], options: { patienceMs?: number } = {}) {
  const standIn = await openStandIn({ dataset: ndjson(documents) })
  standIns.push(standIn)
  const { check: _, ...facets } = sanitySource({
    client: createClient({ ...standIn.config, maxRetries: 0, timeout: 2000 }),
    ...options,
  })
  const { openSource, forget } = combineSources({ base: stubSource, ...facets })
  const read = () => {
    const { reader, ...told } = recordingReader()
    return { ...told, source: openSource(reader) }
  }
  return { standIn, facets, openSource, forget, read }
}

const { facets, standIn, forget, read } = await sanityOf(whole)
const malformed = await sanityOf([
  { ...site, template: 'baroque', theme: { palette: 'forest', radius: 99 } },
  ofSite('clinic-stub', 'clinic', {
    name: text('Клиника'),
    email: 'no address',
    features: ['children', 'dragons'],
  }),
  ofSite('doctor-3', 'doctor', { name: text('Без адреса') }),
  ofSite('news-3', 'newsItem', { slug: 'No/Slug', title: text('Без адреса') }),
  ofSite('news-4', 'newsItem', {
    slug: 'half',
    title: text('Наполовину'),
    category: to('gone'),
    lead: 5,
    date: 'вчера',
    tags: 'дети',
  }),
  ofSite('page-story', 'page', {
    slug: 'story',
    title: 7,
    searchTitle: { ru: 'О нас', kk: 3 },
    blocks: 'none',
  }),
])

describeFacet('sanity', 'editorial', facets.editorial, {
  has: [
    'menu',
    'landingSite',
    'news',
    'newsCategories',
    'newsItem',
    'materials',
    'materialCategories',
    'material',
    'sitesElsewhere',
  ],
  malformed: malformed.facets.editorial,
})
describeFacet('sanity', 'clinic', facets.clinic, {
  has: ['company', 'specialists', 'specialist', 'services', 'gallery', 'cabinets'],
  malformed: malformed.facets.clinic,
})

beforeEach(() => {
  forget(['*'])
  standIn.calls.length = 0
})

describe('a clinic with a site in the dataset', () => {
  it('has its design and its words from there, and the rest from the source below', async () => {
    expect(await read().source.company('stub-clinic')).toMatchObject({
      template: 'landing-blog',
      theme: { palette: 'forest' },
      settings: { footer: { text: { ru: 'Всегда рядом' } } },
      name: { ru: 'Клиника из Sanity' },
      site: 'https://clinic.kz',
      isOnlineEntryActive: true,
    })
  })

  it('is where its first branch is', async () => {
    const { source } = read()
    expect(await source.company('stub-clinic')).toMatchObject({
      phones: ['+77272501122'],
      address: { ru: 'пр. Абая, 52' },
      timezone: 'Asia/Tashkent',
      latitude: 43.2,
    })
    expect((await source.cabinets('stub-1')).map(({ code }) => code)).toEqual(['branch-1', 'branch-0'])
  })

  it('shows of its menu what visitors may use', async () => {
    const { source } = read()
    const menu = await source.menu(await source.company('stub-clinic'))
    // Questions have no address here, and one entry is hidden.
    expect(menu.map(({ title, kind, link }) => [title.ru, kind, link])).toEqual([
      ['О нас', undefined, { kind: 'page', path: '/story' }],
      ['Врачи', 'specialists', { kind: 'page', path: '/specialists' }],
    ])
  })

  it('joins a doctor to that of ours whose code it names', async () => {
    const doctors = await read().source.specialists('stub-1')
    expect(doctors).toMatchObject([
      {
        code: 'stub-doctor',
        slug: 'stub-doctor',
        name: { ru: 'Ким Анна' },
        position: { ru: 'Главный врач' },
      },
      { code: 'doctor-2', slug: 'li', name: { ru: 'Ли Ольга' }, languages: ['kk'], experienceSince: 2011 },
    ])
  })

  it('is one of those whose sites are elsewhere', async () => {
    expect(await read().source.sitesElsewhere()).toEqual(['stub-1'])
  })

  it('has prices, photos and articles with what they refer to', async () => {
    const { source } = read()
    expect(await source.services('stub-1')).toMatchObject([
      { price: 100, prices: [{ specialist: 'stub-doctor', price: 90 }] },
    ])
    expect(await source.gallery('stub-1')).toMatchObject([{ image: { width: 30, alt: { ru: 'Вход' } } }])
    expect(
      (await source.news({ company: 'stub-1' })).items.map(({ slug, category }) => [slug, category.slug]),
    ).toEqual([
      ['moved', 'general'],
      ['opened', 'events'],
    ])
    expect(await source.newsItem('opened', 'stub-1')).toMatchObject({
      author: { ru: 'Ли Ольга' },
      writer: { slug: 'li' },
    })
    for (const [category, slug] of [
      ['events', 'opened'],
      ['general', 'moved'],
    ] as const) {
      const list = await source.news({ company: 'stub-1', category })
      expect(list).toMatchObject({ total: 1, items: [{ slug }] })
      expect((await source.newsCategories('stub-1')).map((one) => one.slug)).toContain(category)
    }
    expect(await source.newsItem('moved', 'stub-1')).toMatchObject({
      author: { ru: 'Ким Анна' },
      writer: { slug: 'stub-doctor' },
    })
    expect(await source.material('teeth', 'stub-1')).not.toHaveProperty('redirect')
  })

  it('is not asked about what concerns no clinic, or another one', async () => {
    const { source } = read()
    expect((await source.news({ company: 'other' })).items).toEqual([])
    expect((await source.news({})).items).toEqual([])
    expect(standIn.calls.length).toBeLessThanOrEqual(1)
  })
})

describe('calls', () => {
  const ask = async () => {
    const { source } = read()
    const company = await source.company('stub-clinic')
    return Promise.all([
      source.menu(company),
      source.landingSite(company, 'story'),
      source.news({ company: 'stub-1' }),
    ])
  }

  it('of one page that ask at the same time are one, and equal ones of many readers too', async () => {
    await Promise.all([ask(), ask(), ask()])
    expect(standIn.calls).toHaveLength(2)
    await ask()
    expect(standIn.calls).toHaveLength(2)
  })

  it('for a site that was seen are made while the source below finds the clinic, its page among them', async () => {
    let found = () => {}
    const isFound = new Promise<void>((resolve) => {
      found = resolve
    })
    const slow: Source = {
      ...stubSource,
      openSource: (reader) => {
        const below = stubSource.openSource(reader)
        return { ...below, company: (slug) => isFound.then(() => below.company(slug)) }
      },
    }
    await ask()
    forget(['*'])
    standIn.calls.length = 0
    const { reader } = recordingReader()
    const source = combineSources({ base: slow, ...facets }).openSource(reader)
    const reading = source.company('stub-clinic', { page: 'story' })
    await expect.poll(() => standIn.calls).toHaveLength(2)
    found()
    const { pages } = await source.landingSite(await reading, 'story')
    expect(pages.story?.title).toEqual({ ru: 'О нас' })
    expect(standIn.calls).toHaveLength(2)
  })

  it('for a clinic that has another site since give that one', async () => {
    const { read, forget, standIn } = await sanityOf(whole)
    const storyNow = async () => {
      const { source } = read()
      const company = await source.company('stub-clinic', { page: 'story' })
      return (await source.landingSite(company, 'story')).pages.story?.title
    }
    expect(await storyNow()).toEqual({ ru: 'О нас' })
    const page = { _id: 'page-anew', _type: 'page', site: to('site-anew'), slug: 'story' }
    await standIn.project.write([
      { delete: { id: 'site-stub' } },
      { create: { ...site, _id: 'site-anew' } },
      { create: { ...page, title: text('Заново') } },
    ])
    forget(['*'])
    expect(await storyNow()).toEqual({ ru: 'Заново' })
  })

  it('are made anew for what a tag names, and say by which tags', async () => {
    const one = read()
    await one.source.news({ company: 'stub-1' })
    expect(one.tags).toContain('news:stub-1')
    const [synced] = one.tags.filter((tag) => tag.startsWith('sanity:s1:'))
    await ask()
    const before = standIn.calls.length
    forget(['reviews:stub-1'])
    await ask()
    expect(standIn.calls).toHaveLength(before)
    forget([synced ?? ''])
    await ask()
    expect(standIn.calls.length).toBeGreaterThan(before)
  })

  it('that fail leave what was seen, a page that says it is not whole, and one line for whatever was asked for', async () => {
    const known = await ask()
    forget(['*'])
    standIn.fail('query', 'failure', 100)
    try {
      const failure = 'Sanity: Internal Server Error - An internal server error occurred status:502'
      const again = read()
      const company = await again.source.company('stub-clinic')
      expect(await again.source.landingSite(company, 'story')).toEqual(known[1])
      expect(again.isDegraded()).toBe(true)
      expect(again.problems.map(({ request, code }) => `${request} ${code}`)).toEqual([failure])
      // After one that failed, it is left alone for a while.
      expect(standIn.calls).toHaveLength(3)
    } finally {
      standIn.fail('query', null)
    }
  })

  it('that hang are not waited for where there is an older answer', async () => {
    const { standIn, forget, read } = await sanityOf(whole, { patienceMs: 30 })
    const known = await read().source.news({ company: 'stub-1' })
    standIn.fail('query', 'hang', 100)
    forget(['*'])
    const again = read()
    expect(await again.source.news({ company: 'stub-1' })).toEqual(known)
    expect(again.problems.at(-1)).toMatchObject({
      request: 'Sanity: no answer in time',
      code: 'status:503',
    })
  })

  it('that hang from the start leave clinics to the source below without a long wait', async () => {
    const { standIn, read } = await sanityOf(whole, { patienceMs: 30 })
    standIn.fail('query', 'hang', 100)
    const one = read()
    expect(await one.source.company('stub-clinic')).toMatchObject({ name: { ru: 'Клиника из заглушки' } })
    expect(one.isDegraded()).toBe(true)
  })

  it('that have never had an answer leave clinics to the source below, for a while', async () => {
    const { standIn, read } = await sanityOf(whole)
    standIn.fail('query', 'unavailable', 10)
    const one = read()
    expect(await one.source.company('stub-clinic')).toMatchObject({ name: { ru: 'Клиника из заглушки' } })
    expect(one.isDegraded()).toBe(true)
    expect(one.instants).not.toEqual([])
  })

  it.each(['html', 'cut', 'emptyJson', 'quota', 'rateLimit', 'unknownProject'] as const)(
    'that end in %s are failures of the source, never pages that are missing',
    async (fault) => {
      const { standIn, read } = await sanityOf(whole)
      const { source } = read()
      const company = await source.company('stub-clinic')
      standIn.fail('query', fault, 10)
      await expect(source.news({ company: company.code })).rejects.toMatchObject({ isMissing: false })
    },
  )
})

describe('invalid documents', () => {
  const problemsOf = async (ask: (of: ReturnType<typeof read>) => Promise<unknown>) => {
    const one = malformed.read()
    await ask(one)
    return one.problems.map(({ path, code }: SourceProblem) => `${path} ${code}`)
  }

  it('lose the value that is wrong, which is reported with document and field', async () => {
    const problems = await problemsOf(async ({ source }) => {
      expect(await source.company('stub-clinic')).toMatchObject({
        theme: { palette: 'forest' },
        features: ['children'],
        template: 'landing-wide',
      })
    })
    expect(problems).toEqual([
      'site-stub template choice',
      'site-stub theme.radius maximum',
      'clinic-stub features.1 choice',
      'clinic-stub email email',
    ])
  })

  it('are left out if they have no address, and are otherwise shown as far as they go', async () => {
    const problems = await problemsOf(async ({ source }) => {
      const { items } = await source.news({ company: 'stub-1' })
      expect(items).toMatchObject([
        { slug: 'half', title: { ru: 'Наполовину' }, category: { slug: 'general' } },
      ])
      expect(await source.specialists('stub-1')).toEqual([])
    })
    expect(problems).toEqual(
      expect.arrayContaining([
        'news-3 slug pattern',
        'news-3 incomplete:slug',
        'news-4 lead group',
        'news-4 date instant',
      ]),
    )
  })

  it('of two with one address the older one is shown, and the other named', async () => {
    const at = (_createdAt: string) => ({ _createdAt, slug: 'twice', title: text(_createdAt) })
    const { read } = await sanityOf([
      { ...site, _createdAt: '2026-01-01T00:00:00Z' },
      { ...site, _createdAt: '2026-02-01T00:00:00Z', _id: 'site-other' },
      ofSite('page-b', 'page', at('2026-02-01T00:00:00Z')),
      ofSite('page-a', 'page', at('2026-01-01T00:00:00Z')),
    ])
    const { source, problems } = read()
    const company = await source.company('stub-clinic')
    const { pages } = await source.landingSite(company, 'twice')
    expect(pages.twice).toMatchObject({ title: { ru: '2026-01-01T00:00:00Z' } })
    expect(problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'site-other code repeated',
      'page-b slug repeated',
    ])
  })

  it('of two sites with one code the older one is shown', async () => {
    const sites = [
      { ...site, _createdAt: '2026-02-01T00:00:00Z', _id: 'a-later', menu: [] },
      { ...site, _createdAt: '2026-01-01T00:00:00Z', _id: 'b-older' },
    ]
    const { source, problems } = (await sanityOf(sites)).read()
    expect(await source.menu(await source.company('stub-clinic'))).not.toEqual([])
    expect(problems).toMatchObject([{ path: 'a-later code', code: 'repeated' }])
  })

  it('of a page whose address is the name of something that every object has is none', async () => {
    const slug = 'constructor'
    const { read } = await sanityOf([site, ofSite('page-c', 'page', { slug, title: text('О нас') })])
    const { source, problems } = read()
    const { pages } = await source.landingSite(await source.company('stub-clinic'), slug)
    expect([Object.keys(pages), problems]).toEqual([[slug], []])
  })

  it('are pages even so', async () => {
    const { source } = malformed.read()
    const company = await source.company('stub-clinic')
    expect(await source.landingSite(company, 'story')).toEqual({
      pages: {
        story: {
          title: { ru: 'Клиника' },
          searchTitle: { ru: 'О нас' },
          blocks: [],
          origin: { document: 'page-story', isJudged: true },
        },
      },
    })
  })
})

describe('a block that is wrong', () => {
  it('is reported by document and place in the words of Sanity, and whether visitors see it', async () => {
    const { read } = await sanityOf([
      site,
      ofSite('page-wrong', 'page', {
        slug: 'story',
        title: text('О нас'),
        blocks: [
          {
            _type: 'faq',
            _key: 'a.1',
            title: text('Вопросы'),
            items: [{ _key: 'i', question: text('Что?') }, 7],
          },
          { _type: 'pageTitle', _key: 'b', title: { ...text('Да'), kk: 5 } },
          { _type: 'carousel', _key: 'c' },
          { _type: 'quote', text: text('Без ключа') },
        ],
      }),
    ])
    const { source, problems } = read()
    const { pages } = await source.landingSite(await source.company('stub-clinic'), 'story')
    expect(pages.story?.blocks.map(({ id }) => id)).toEqual(['a-1', 'b', 'c', ''])
    expect(problems.every(({ request }) => request === 'sanity.page')).toBe(true)
    expect(problems.map(({ path, code, block, costs }) => [path, code, block, costs])).toEqual([
      ['page-wrong blocks[_key=="a.1"].items[_key=="i"].answer', 'required', 'faq', 'block'],
      ['page-wrong blocks[_key=="a.1"].items[1]', 'group', 'faq', 'block'],
      ['page-wrong blocks[_key=="b"].title.kk', 'text', 'page-title', undefined],
      ['page-wrong blocks[_key=="c"]._type', 'unknownBlock', 'carousel', 'block'],
      ['page-wrong blocks[3].author', 'required', 'quote', 'block'],
    ])
  })
})
