import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RedirectRule } from '../../content-adapters/source/editorial.ts'
import { SourceError } from '../../content-adapters/source.ts'
import { matchRedirect } from '../../schemas/redirects/redirect-rules.ts'
import { productHost } from '../core/host.ts'
import { withQuery } from '../core/outcome.ts'
import { ownAddress } from './redirect-target.ts'
import { followRedirects } from './redirects.ts'

const rules: RedirectRule[] = [
  { from: '/old', to: '/l/demo-dent', status: 301 },
  { from: '/old/*', to: '/page/credits', status: 302 },
  { from: '/old/deep/*', to: 'https://example.com/x?a=1', status: 301 },
  { from: '/to-page', to: '/page/about', status: 301 },
  { from: '/trailing/', to: '/kk/page/credits', status: 301 },
  { from: '/%D0%B0', to: '/page/credits#x', status: 301 },
  { from: '/self', to: '/ru/self/?x=1', status: 301 },
  { from: '/first', to: '/second?a=1', status: 302 },
  { from: '/second', to: '/third', status: 301 },
  { from: '/third', to: '/end?b=2', status: 301 },
  { from: '/ring-1', to: '/ring-2', status: 301 },
  { from: '/ring-2', to: '/uz/ring-1/', status: 301 },
  { from: '/into-ring', to: '/ring-1', status: 301 },
  { from: '/to-marked', to: '/page/back', status: 301 },
  { from: '/absolute', to: 'https://own.example/first', status: 301 },
  { from: '/own-ring', to: 'http://own.example/kk/own-ring-2', status: 301 },
  { from: '/own-ring-2', to: '/own-ring', status: 301 },
]
const marked: Record<string, string> = {
  about: '/l/demo-dent/about',
  elsewhere: 'https://example.com/clinic?a=1',
  self: '/page/self/',
  'loop-a': '/page/loop-b',
  'loop-b': '/page/loop-a',
  back: '/to-marked',
  spring: '/kk/page/credits',
  promotion: '/mis',
  landing: '/help',
}
const companies: Record<string, string> = { 'demo-dent': '1001', 'demo-family': '1002' }

/** The paths whose redirects were read. */
const asked: string[] = []

function sourceOf(table: RedirectRule[]) {
  const missing = async () => {
    throw new SourceError(404, 'not there')
  }
  const redirect = async (slug: string) =>
    slug in marked ? { company: '1001', redirect: marked[slug] } : missing()
  return {
    redirects: async (path: string) => {
      asked.push(path)
      return table
    },
    reservedSlugs: async () => [],
    customPage: redirect,
    newsItem: redirect,
    company: async (slug: string) => (slug in companies ? { code: companies[slug] } : missing()),
  } as never
}
const follow = (path: string, locale: 'ru' | 'kk' = 'ru', table = rules) =>
  followRedirects({
    source: sourceOf(table),
    path,
    locale,
    origin: 'https://own.example',
    host: productHost('https://own.example'),
  })

test('takes the exact rule before a prefix, and the longest prefix', () => {
  expect(matchRedirect(rules, '/old')?.to).toBe('/l/demo-dent')
  expect(matchRedirect(rules, '/old/a')?.to).toBe('/page/credits')
  expect(matchRedirect(rules, '/old/deep/a')?.to).toBe('https://example.com/x?a=1')
  expect(matchRedirect(rules, '/other')).toBeUndefined()
  const queried = [{ from: '/old?id=5' }, { from: '/old?a=1&id=5' }, { from: '/old' }]
  const from = (query: string) => matchRedirect(queried, '/old', query)?.from
  expect(['', '?id=6', '?id=5', '?utm=x&id=5', '?id=5&a=1'].map(from)).toEqual([
    ...['/old', '/old', '/old?id=5', '/old?id=5', '/old?a=1&id=5'],
  ])
})

test('asks for the redirects of each of its stops, on all of which it depends', async () => {
  asked.length = 0
  await follow('/page/back', 'ru', [{ from: '/page/back', to: '/l/demo-dent/about', status: 301 }])
  expect(asked).toEqual(['/page/back', '/l/demo-dent/about'])
})

test('takes the language that a target is written in (B-18)', async () => {
  expect(await follow('/trailing')).toMatchObject({ to: '/kk/page/credits' })
  const chain: RedirectRule[] = [
    { from: '/a', to: '/uz/b', status: 301 },
    { from: '/b', to: '/c', status: 301 },
  ]
  expect(await follow('/a', 'kk', chain)).toMatchObject({ to: '/uz/c' })
})

test('keeps the reader’s language for a target on this site', async () => {
  expect(await follow('/old', 'kk')).toEqual({ kind: 'redirect', to: '/kk/l/demo-dent', status: 301 })
  expect(await follow('/old/deep/a', 'kk')).toMatchObject({ to: 'https://example.com/x?a=1' })
})

test.each([
  ['/trailing', '/kk/page/credits'],
  ['/а', '/kk/page/credits#x'],
])('matches a rule for %s however it is written', async (path, to) => {
  expect(await follow(path, 'kk')).toMatchObject({ to })
})

test('appends the query of the request, before a hash', () => {
  expect(withQuery('/kk/l/demo-dent', '?a=1')).toBe('/kk/l/demo-dent?a=1')
  expect(withQuery('https://example.com/x?a=1', '?b=2')).toBe('https://example.com/x?a=1&b=2')
  expect(withQuery('/page/credits#x', '?a=1')).toBe('/page/credits?a=1#x')
  expect(withQuery('/page/credits?a=1#x?y', '?b=2')).toBe('/page/credits?a=1&b=2#x?y')
})

test('sends a reader to the end of a chain at once, for the time of its shortest link', async () => {
  expect(await follow('/first')).toEqual({ kind: 'redirect', to: '/end?b=2&a=1', status: 302 })
  expect(await follow('/second')).toMatchObject({ to: '/end?b=2', status: 301 })
  expect(await follow('/to-page')).toMatchObject({ to: '/l/demo-dent/about' })
  expect(await follow('/absolute', 'kk')).toMatchObject({ to: '/kk/end?b=2&a=1', status: 302 })
})

test.each([
  '/self',
  '/ring-1',
  '/ring-2',
  '/into-ring',
  '/to-marked',
  '/page/self',
  '/page/loop-a',
  '/page/back',
  '/own-ring',
  '/own-ring-2',
])('ignores the circle at %s', async (path) => expect(await follow(path)).toBeUndefined())

test('follows ten hops and no more', async () => {
  const chain = Array.from({ length: 11 }, (_, i) => ({
    from: `/${i}`,
    to: `/${i + 1}`,
    status: 301 as const,
  }))
  expect(await follow('/1', 'ru', chain)).toMatchObject({ to: '/11' })
  expect(await follow('/0', 'ru', chain)).toBeUndefined()
})

test('follows a custom page or a news item that is marked so, in the reader’s language unless it names one (B-12)', async () => {
  expect(await follow('/page/about', 'kk')).toMatchObject({ to: '/kk/l/demo-dent/about', status: 301 })
  const spring = { to: '/kk/page/credits', status: 301 }
  expect(await follow('/l/demo-dent/news/clinic/spring')).toMatchObject(spring)
  expect(await follow('/l/demo-family/news/clinic/spring')).toBeUndefined()
  expect(await follow('/page/nothing')).toBeUndefined()
})

test('leaves the site by a custom page that is marked with an address of another one (B-12)', async () => {
  const to = 'https://example.com/clinic?a=1'
  for (const locale of ['ru', 'kk'] as const)
    expect(await follow('/page/elsewhere', locale)).toEqual({ kind: 'redirect', to, status: 301 })
})

test('follows a page of the product or a view in an app that is marked so', async () => {
  expect(await follow('/promotion', 'kk')).toMatchObject({ to: '/kk/mis', status: 301 })
  expect(await follow('/page/promotion')).toMatchObject({ to: '/mis', status: 301 })
  expect(await follow('/page/view/p/about')).toMatchObject({ to: '/l/demo-dent/about', status: 301 })
})

test('sends a reserved slug to the page about clinic sites, whatever is stored under it (B-15)', async () => {
  expect(await follow('/page/landing', 'kk')).toMatchObject({ to: '/kk/clinic-website', status: 301 })
  expect(await follow('/page/sites')).toMatchObject({ to: '/clinic-website', status: 301 })
})

test('never sends a reader on twice, nor by a header that is not ASCII, nor to another scheme', async () => {
  const names = ['/a', '/b', '/c', '/d', '/я', '/a/x']
  const targets = [
    ...names,
    '/kk/a',
    '/b/',
    '/c?q=1',
    '/d#h',
    'https://пример.kz/я',
    'javascript:x',
    '//b',
    'https://own.example/a',
    'http://own.example/kk/b',
    '/%2f',
  ]
  const rule = fc.record<RedirectRule>({
    from: fc.constantFrom(...names, '/a/*', '/b/', '/*'),
    to: fc.constantFrom(...targets),
    status: fc.constantFrom(301, 302),
  })
  const tables = fc.array(rule, { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(tables, fc.constantFrom(...names), async (table, path) => {
      const outcome = await follow(path, 'kk', table)
      if (outcome?.kind !== 'redirect') return
      expect(outcome.to).toMatch(/^(https?:\/\/[!-~]+|\/(?!\/)[!-~]*)$/)
      const next = ownAddress(outcome.to)
      if (next) expect(await follow(next.path, 'kk', table)).toBeUndefined()
    }),
    { numRuns: 1000 },
  )
})
