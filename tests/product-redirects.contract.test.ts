import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Backend } from '../backend/create-backend.ts'
import { testBackend } from '../backend/test/call.ts'
import { addPerson, addStaff } from '../backend/test/people.ts'
import { productEditor } from '../backend/test/product-editor.ts'
import { type OpenedSite, openSite } from './lib/open-site.ts'

let site: OpenedSite
let backend: Backend
let editor: Awaited<ReturnType<typeof productEditor>>
beforeAll(async () => {
  site = await openSite()
  backend = testBackend(site.db)
  editor = await productEditor(site.db, backend)
})
afterAll(() => site.db.close())

const rule = (from: string, to: string, more: object = {}) => ({
  from,
  to,
  kind: 'permanent',
  isActive: true,
  ...more,
})
const add = (from: string, to: string, more: object = {}) => editor.add('redirects', rule(from, to, more))
const leads = async (path: string, to: string | undefined, status = 301) =>
  expect
    .poll(() => site.open(path))
    .toMatchObject(to === undefined ? { kind: 'page' } : { kind: 'redirect', to, status })

/** The kind, its two addresses, and the problem with one of them. */
type Refused = [string, string, string, string, string]

describe('the table of redirects (B-18)', () => {
  it('is for administrators of the product only', async () => {
    const moderator = await addPerson(site.db, { isModerator: true })
    const owner = await addPerson(site.db)
    await addStaff(site.db, owner.account, '1001', 'owner')
    for (const { cookie } of [moderator, owner]) {
      expect((await editor.read('redirects', cookie)).status).toBe(403)
      expect((await editor.send('POST', 'redirects', { VALUE: rule('/x', '/mis') }, cookie)).status).toBe(403)
    }
  })

  it('leads visitors at once, in their language, and no longer when it is switched off', async () => {
    await leads('/kk/old-page', undefined)
    const { status, json } = await add('/old-page', '/companies/clinics', { kind: 'temporary' })
    expect([status, json.VALUE]).toEqual([
      201,
      rule('/old-page', '/companies/clinics', { kind: 'temporary' }),
    ])
    await leads('/kk/old-page', '/kk/companies/clinics', 302)
    await editor.change('redirects', json.CODE, { isActive: false })
    await leads('/kk/old-page', undefined)
  })

  it('keeps chains flat, whichever end is saved first', async () => {
    await add('/first', '/second')
    await add('/second', '/third')
    const third = await add('/third', 'https://example.kz/end')
    const to = async (from: string) => (await editor.find('redirects', 'from', from)).VALUE.to
    expect([await to('/first'), await to('/second')]).toEqual([
      'https://example.kz/end',
      'https://example.kz/end',
    ])
    expect((await add('/zero', '/kk/first')).json.VALUE.to).toBe('https://example.kz/end')
    await editor.send('DELETE', `redirects/${third.json.CODE}`)
    await leads('/first', 'https://example.kz/end')
    await leads('/third', undefined)
  })

  it.each([
    ['/%D1%81%D1%82%D0%B0%D1%80%D1%8B%D0%B9', '/старый', '/%D1%81%d1%82%D0%B0%D1%80%D1%8B%D0%B9'],
    ['http://localhost:3000/copied%20page/', '/copied page', '/copied%20page'],
    [
      '/лаборатория',
      '/лаборатория',
      '/kk/%d0%bb%D0%B0%D0%B1%D0%BE%D1%80%D0%B0%D1%82%D0%BE%D1%80%D0%B8%D1%8F',
    ],
  ])('takes a source as a browser copies it: %s', async (written, from, asked) => {
    const { status, json } = await add(written, 'https://example.kz/copied')
    expect([status, json.VALUE?.from]).toEqual([201, from])
    await leads(asked, 'https://example.kz/copied')
  })

  it('takes a source with parameters, for the page with them alone', async () => {
    const { json } = await add('/index.php?id=5&cat=ru', 'https://example.kz/five')
    expect(json.VALUE.from).toBe('/index.php?cat=ru&id=5')
    await expect
      .poll(() => site.open('/index.php'))
      .toMatchObject({
        kind: 'page',
        queried: [{ from: '/index.php?cat=ru&id=5', to: 'https://example.kz/five', status: 301 }],
      })
    expect((await add('/?p=123', '/mis')).status).toBe(201)
    await add('/turn?a=1', '/other-turn?a=1')
    const back = await add('/other-turn?a=1', '/turn?a=1')
    expect(editor.problem(back)).toMatchObject({ path: ['to'], code: 'redirectLoop' })
  })

  it('takes the longest beginning', async () => {
    await add('/archive/*', '/mis')
    await add('/archive/help/*', '/help')
    await leads('/archive/2020/x', '/mis')
    await leads('/uz/archive/help/x', '/uz/help')
  })

  it.each<Refused>([
    ['no path', 'old', '/mis', 'from', 'redirectFrom'],
    ['a language', '/kk/old', '/mis', 'from', 'redirectFrom'],
    ['a language in capitals', '/KK/auth/signin', '/mis', 'from', 'redirectFrom'],
    ['the default language in capitals', '/RU/l/demo-dent', '/mis', 'from', 'redirectFrom'],
    ['parameters and an asterisk', '/old/*?a=1', '/mis', 'from', 'redirectFrom'],
    ['a slash that is written in code', '/old%2Fpage', '/mis', 'from', 'redirectFrom'],
    ['an address of another site', 'https://other.kz/old', '/mis', 'from', 'redirectHost'],
    ['itself with its parameters', '/self?a=1', '/self?b=2&a=1', 'to', 'selfRedirect'],
    ['screens of the application with parameters', '/pro?a=1', '/help', 'from', 'realPage'],
    ['an asterisk inside', '/a*/b', '/mis', 'from', 'redirectFrom'],
    ['a script', '/old', 'javascript:alert(1)', 'to', 'urlOrPath'],
    ['another site without a scheme', '/old', '//other.kz', 'to', 'urlOrPath'],
    ['slashes that are written in code', '/old', '/%2f%2fother.kz', 'to', 'urlOrPath'],
    ['a control character', '/old', '/mis%00', 'to', 'urlOrPath'],
    ['itself', '/self', '/uz/self/', 'to', 'selfRedirect'],
    ['itself on our own host', '/self', 'http://localhost:3000/uz/self', 'to', 'redirectLoop'],
    ['what it catches itself', '/self/*', '/self/deep', 'to', 'selfRedirect'],
    ['an address that is in the table', '/archive/*', '/help', 'from', 'takenRedirect'],
    ['the home page', '/', '/mis', 'from', 'realPage'],
    ['a page of the product', '/mis', '/help', 'from', 'realPage'],
    ['a custom page', '/page/credits', '/help', 'from', 'realPage'],
    ['a clinic’s site', '/l/demo-dent', '/help', 'from', 'realPage'],
    ['all pages of a clinic', '/l/demo-dent/*', '/help', 'from', 'realPage'],
    ['everything', '/*', 'https://example.kz/', 'from', 'realPage'],
    ...[
      '/auth*',
      '/mod*',
      '/prof*',
      '/api*',
      '/auth/*',
      '/dv/*',
      '/news/*',
      '/l/demo-dent/new*',
      '/l/demo-dent/*',
    ].map((from): Refused => [`all of ${from}`, from, '/help', 'from', 'realPage']),
    ...[
      '/companies/clinics/page/2',
      '/companies/clinics/page/*',
      '/l/demo-dent/news/pag*',
      '/sitemap.xml',
      '/sitemaps/pages-1.xml',
      '/robots.txt',
      '/healthz',
      '/dev/inbox',
      '/rss/news.xml',
      '/files/*',
      '/_assets/x',
    ].map((from): Refused => [from, from, '/help', 'from', 'realPage']),
    ['steps back', '/old/../mis', '/help', 'from', 'redirectFrom'],
    ['screens of the application', '/moderation/x', '/help', 'from', 'realPage'],
  ])('refuses %s', async (_, from, to, field, code) => {
    const answer = await add(from, to)
    expect(answer.status).toBe(422)
    expect(editor.problem(answer)).toMatchObject({ path: [field], code })
  })

  it.each(['/l/gone/news', '/l/demo-dent/old', '/companies/clinics/gone', '/news/2019-*', '/promo-*'])(
    'takes %s, where no page is',
    async (from) => {
      expect((await add(from, '/mis-practice')).status).toBe(201)
    },
  )

  it('refuses a circle, and says which', async () => {
    await add('/ring-2', '/ring-3')
    await add('/ring-1', '/ring-2')
    const answer = await add('/ring-3', '/ring-1')
    expect(editor.problem(answer)).toMatchObject({ path: ['to'], code: 'redirectLoop' })
    expect(answer.json.error.data).toMatchObject({
      PROBLEMS: [{ params: { way: '/ring-1 → /ring-3 → /ring-1' } }],
    })
    const off = await add('/ring-3', '/ring-1', { isActive: false })
    expect(off.status).toBe(201)
    expect((await editor.change('redirects', off.json.CODE, { isActive: true })).status).toBe(422)
  })

  it('keeps what two people have changed', async () => {
    const { json } = await add('/both', '/mis')
    await editor.change('redirects', json.CODE, { to: '/help' })
    const late = await editor.send('PUT', `redirects/${json.CODE}`, {
      REVISION: json.REVISION,
      VALUE: rule('/both', '/promotion'),
    })
    expect([late.status, late.json.error.data]).toMatchObject([412, { VALUE: { to: '/help' } }])
  })
})
