import { createClient } from '@sanity/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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
    tokens: { viewer: 'viewer', reader: 'published' },
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
