import { createClient, type LiveEvent } from '@sanity/client'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StandInDocument } from './dataset.ts'
import { openStandIn, type StandIn } from './stand-in.ts'

const page = (id: string, title: string, more = {}): StandInDocument => ({
  _id: id,
  _type: 'page',
  slug: id.replace(/^.*\./, ''),
  title,
  ...more,
})

const dataset = [
  { _id: 'site', _type: 'site', code: '1001' },
  page('about', 'About', { site: { _type: 'reference', _ref: 'site' } }),
  page('drafts.about', 'About, as it will be'),
  page('versions.rSpring.about', 'About in spring'),
  page('drafts.new', 'New'),
  page('prices', 'Prices', { site: { _type: 'reference', _ref: 'gone' } }),
]

let standIn: StandIn
beforeAll(async () => {
  standIn = await openStandIn({
    dataset: dataset.map((document) => JSON.stringify(document)).join('\n'),
    tokens: { viewer: 'viewer', reader: 'published', editor: 'editor' },
  })
})
afterAll(() => standIn.close())
beforeEach(() => {
  standIn.calls.length = 0
})

const titles = '*[_type == "page"] | order(_id) {_id, title}'
const client = (more = {}) => createClient({ ...standIn.config, maxRetries: 0, ...more })

describe('a query', () => {
  it('is evaluated with its parameters, in the address or in the body', async () => {
    const query = '*[_type == "page" && slug == $slug][0].title'
    expect(await client().fetch(query, { slug: 'about' })).toBe('About')
    expect(await client().fetch(`${query}${' '.repeat(12_000)}`, { slug: 'about' })).toBe('About')
    expect(standIn.calls).toHaveLength(2)
  })

  it('names its sync tags, which other queries of the same documents share', async () => {
    const fetch = (query: string) => client().fetch(query, {}, { filterResponse: false })
    const one = await fetch('*[_type == "page"]._id')
    const other = await fetch('count(*[_type == "page"])')
    const different = await fetch('*[_type == "site"]')
    expect(one.syncTags).toEqual([expect.stringMatching(/^s1:[\w-]{6}$/)])
    expect(other.syncTags).toEqual(one.syncTags)
    expect(different.syncTags).not.toEqual(one.syncTags)
  })

  it('follows references, and finds nothing behind a dangling one', async () => {
    const codes = await client().fetch('*[_type == "page"] | order(_id) {"code": site->code}')
    expect(codes).toEqual([{ code: '1001' }, { code: null }])
  })

  it('says where it is wrong', async () => {
    await expect(client().fetch('*[_type ==')).rejects.toThrow('GROQ query parse error')
  })
})

describe('a perspective', () => {
  it.each([
    ['published', ['About', 'Prices']],
    ['drafts', ['About, as it will be', 'New', 'Prices']],
    [['rSpring'], ['About in spring', 'Prices']],
    [
      ['rSpring', 'drafts'],
      ['About in spring', 'New', 'Prices'],
    ],
  ] as const)('%s shows the version of each document that it names first', async (perspective, expected) => {
    const found = await client({ token: 'viewer', perspective }).fetch(titles)
    expect(found.map(({ title }: { title: string }) => title)).toEqual(expected)
    expect(found[0]._id).toBe('about')
  })

  it('raw is that of old versions of the API, and shows everything under its own id', async () => {
    const found = await client({ token: 'viewer', apiVersion: '2021-03-25' }).fetch('*[slug == "about"]._id')
    expect(found).toEqual(['about', 'drafts.about', 'versions.rSpring.about'])
  })

  it('shows no drafts without a token that may read them', async () => {
    for (const token of [undefined, 'reader']) {
      const found = await client({ token, perspective: 'drafts' }).fetch(titles)
      expect(found.map(({ title }: { title: string }) => title)).toEqual(['About', 'Prices'])
    }
  })
})

describe('an error', () => {
  it.each([
    ['an unknown token', { token: 'stolen' }, 'Unauthorized - Session not found'],
    ['an unknown dataset', { dataset: 'staging' }, 'Dataset "staging" not found for project ID "standin1"'],
    ['an unknown project', { projectId: 'other' }, 'Project "other" not found'],
  ])('is worded as by the service: %s', async (_, config, message) => {
    await expect(client(config).fetch(titles)).rejects.toThrow(message)
  })

  it.each([
    ['quota', 402],
    ['rateLimit', 429],
    ['failure', 500],
    ['unavailable', 503],
  ] as const)('%s happens as often as it is told', async (fault, statusCode) => {
    standIn.fail('query', fault)
    await expect(client().fetch(titles)).rejects.toMatchObject({ statusCode })
    expect(await client().fetch(titles)).toHaveLength(2)
  })

  it('may be the connection itself', async () => {
    standIn.fail('query', 'hang')
    await expect(client({ timeout: 50 }).fetch(titles)).rejects.toThrow()
    standIn.fail('query', 'cut')
    await expect(client().fetch(titles)).rejects.toThrow()
    standIn.fail('query', 'html')
    expect(await client().fetch(titles)).toBeUndefined()
  })
})

describe('a write', () => {
  const editor = () => client({ token: 'editor' })

  it('is what a client makes: created, patched along paths, and deleted', async () => {
    const blocks = [
      { _type: 'hero', _key: 'a', title: { ru: 'А' } },
      { _type: 'text', _key: 'b' },
    ]
    await editor().create({ _id: 'made', _type: 'note', blocks, views: 1 })
    await editor()
      .patch('made')
      .set({ 'blocks[_key=="a"].title.kk': 'Ә' })
      .unset(['blocks[_key=="b"]'])
      .insert('after', 'blocks[-1]', [{ _type: 'text', _key: 'c' }])
      .inc({ views: 2 })
      .commit()
    expect(await client().getDocument('made')).toMatchObject({
      blocks: [
        { _key: 'a', title: { ru: 'А', kk: 'Ә' } },
        { _key: 'c', _type: 'text' },
      ],
      views: 3,
    })
    await editor().delete('made')
    expect(await client().getDocument('made')).toBeUndefined()
  })

  it('is refused without the right, as a whole if one mutation fails, and for another revision', async () => {
    await expect(client({ token: 'viewer' }).delete('about')).rejects.toThrow('permission "update" required')
    const transaction = editor().transaction().delete('prices').create({ _id: 'about', _type: 'page' })
    await expect(transaction.commit()).rejects.toThrow('already exists')
    expect(await client().getDocument('prices')).toBeDefined()
    await expect(editor().patch('about').ifRevisionId('old').set({ title: '' }).commit()).rejects.toThrow(
      'unexpected revision',
    )
  })

  it('publishes a draft, as the button of the studio does', async () => {
    await editor().createOrReplace(page('drafts.fresh', 'Fresh'))
    await editor().action({
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.fresh',
      publishedId: 'fresh',
    })
    expect(await client().getDocument('fresh')).toMatchObject({ title: 'Fresh' })
    await editor().delete('fresh')
  })
})

describe('the stream of live events', () => {
  const opened: (() => void)[] = []
  const listen = (more = {}, options = {}) => {
    const events: LiveEvent[] = []
    const subscription = client(more)
      .live.events(options)
      .subscribe((event) => events.push(event))
    opened.push(() => subscription.unsubscribe())
    const seen = (type: LiveEvent['type']) => events.filter((event) => event.type === type)
    return { events, seen }
  }
  const tagsOf = async (query: string) =>
    (await client().fetch(query, {}, { filterResponse: false })).syncTags
  const change = (id: string) => standIn.project.write([{ patch: { id, set: { touched: Date.now() } } }])

  beforeAll(() => {
    standIn.project.live.retryMs = 20
  })
  afterEach(() => {
    for (const close of opened.splice(0)) close()
  })

  it('tells the tags of the queries that a change concerns, and no others', async () => {
    const [about] = (await tagsOf('*[_type == "page" && slug == "about"][0]')) ?? []
    const [prices] = (await tagsOf('*[_type == "page" && slug == "prices"][0]')) ?? []
    const [, site] = (await tagsOf('*[_type == "page" && slug == "about"][0]{site->}')) ?? []
    const { seen } = listen()
    await expect.poll(() => seen('welcome')).toHaveLength(1)
    await change('about')
    await expect.poll(() => seen('message')).toHaveLength(1)
    const { tags } = seen('message')[0] as { tags: string[] }
    expect(tags).toContain(about)
    expect(tags).not.toContain(prices)
    await change('site')
    await expect.poll(() => seen('message').at(-1)).toMatchObject({ tags: expect.arrayContaining([site]) })
  })

  it('tells of drafts only to a token that asks for them', async () => {
    await tagsOf('*[_type == "page"]')
    const [visitor, editor] = [listen(), listen({ token: 'viewer' }, { includeDrafts: true })]
    await expect.poll(() => [...visitor.seen('welcome'), ...editor.seen('welcome')]).toHaveLength(2)
    await change('drafts.about')
    await expect.poll(() => editor.seen('message')).toHaveLength(1)
    await change('about')
    await expect.poll(() => visitor.seen('message')).toHaveLength(1)
  })

  it('goes on after a break with what was missed, or says that it must be started anew', async () => {
    await tagsOf('*[_type == "page"]')
    const { seen } = listen()
    await expect.poll(() => seen('welcome')).toHaveLength(1)
    standIn.project.live.drop()
    await change('about')
    await expect.poll(() => seen('message')).toHaveLength(1)
    expect(seen('reconnect')).toHaveLength(1)
    standIn.project.live.drop()
    standIn.project.live.forget()
    await expect.poll(() => seen('restart')).toHaveLength(1)
  })

  it('answers from a CDN that is behind, except to who names a later event', async () => {
    await tagsOf(titles)
    standIn.project.holdCdn(true)
    await standIn.project.write([{ patch: { id: 'prices', set: { title: 'New prices' } } }])
    const query = '*[_id == "prices"][0].title'
    expect(await client().fetch(query)).toBe('Prices')
    const { lastId } = standIn.project.live
    expect(await client().fetch(query, {}, { lastLiveEventId: lastId })).toBe('New prices')
    standIn.project.holdCdn(false)
  })
})

it('takes pictures, and serves them with the size in their address', async () => {
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const asset = await client({ token: 'editor' }).assets.upload('image', bytes, { filename: 'red.png' })
  expect(asset).toMatchObject({
    _id: expect.stringMatching(/^image-[\da-f]{40}-40x20-png$/),
    extension: 'png',
  })
  const answer = await fetch(`${asset.url}?w=20&fm=webp`)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 20, height: 10 })
})
