import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockDraft, saveEntry } from '../../backend/clinic-site/drafts/draft-store.ts'
import { listComments } from '../../backend/clinic-site/sharing/comments.ts'
import { listShares, makeShare, revokeShare } from '../../backend/clinic-site/sharing/shares.ts'
import { seedDatabase } from '../../backend/content/seed-database.ts'
import { company as companyTable, pageCase, specialist } from '../../backend/database/tables/index.ts'
import { addPerson, addStaff, type SignedIn } from '../../backend/test/people.ts'
import { smallSeed } from '../../backend/test/small-seed.ts'
import type { Role } from '../../schemas/access/roles.ts'
import { browserCredential } from '../../schemas/calls/browser-credential.ts'
import { preparedHeader } from '../../schemas/calls/prepared-header.ts'
import type { CompanyStatus } from '../../schemas/companies/company-status.ts'
import { accept } from '../../schemas/draft/accept.ts'
import type { Change } from '../../schemas/draft/change.ts'
import { validatePage } from '../../schemas/page/validate-page.ts'
import { blockDefinitions } from '../../schemas/registry.ts'
import { createHandler } from '../http/handler.ts'
import { type Running, start } from '../start.ts'
import { fetchAs } from '../test/fetch-as.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'shipa-'))
const assets = { loader: '/loader.js', styles: '/styles.css', lowVision: '/low-vision.css', fonts: {} }
const company = '1001'
const block = (id: string, title: string) => ({ id, type: 'hero', v: 1, props: { title: { ru: title } } })
const january = {
  ...block('j', 'Скидки января'),
  visibility: { from: '2030-01-01', to: '2030-01-31' },
}
const changes: Change[] = [
  {
    path: ['pages', 'index', 'blocks', 'a', 'props', 'title'],
    value: { ru: 'Скоро откроемся', kk: 'Жақында ашыламыз' },
  },
  {
    path: ['pages', 'prices'],
    value: { slug: 'prices', title: { ru: 'Цены' }, blocks: [block('p', 'Все цены'), january] },
  },
  {
    path: ['pages', 'alone'],
    value: { slug: 'alone', title: { ru: 'Одна' }, blocks: [block('a', 'Пока одна')] },
  },
  {
    path: ['menu', 'm10'],
    value: { id: 'm10', name: { ru: 'Контакты' }, type: 13, isHidden: false },
    place: { after: null },
  },
  {
    path: ['menu', 'm9'],
    value: { id: 'm9', name: { ru: 'Цены' }, type: 0, alias: 'prices', isHidden: false },
    place: { after: null },
  },
  // An entry that was just added and has no name yet.
  {
    path: ['menu', 'm11'],
    value: { id: 'm11', name: {}, type: 0, isHidden: false },
    place: { after: null },
  },
  { path: ['design', 'template'], value: 'landing-blog' },
  { path: ['design', 'theme', 'accent'], value: 'red; } body { display: none' },
]

let running: Running
let owner: SignedIn
let stranger: SignedIn
beforeAll(async () => {
  const variables = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', SEED: 'none' }
  running = await start(variables, (services) => createHandler(services, { assets: () => assets }))
  if (!running.services.local) throw new Error('the backend is built in')
  const { db } = running.services.local
  await seedDatabase(db, smallSeed)
  const member = async (role?: Role) => {
    const person = await addPerson(db)
    if (role) await addStaff(db, person.account, company, role)
    return person
  }
  owner = await member('owner')
  stranger = await member()
  const { draft } = await lockDraft(db.orm, company)
  const outcome = accept(draft, [], changes)
  if (!('draft' in outcome)) throw new Error('the changes must apply')
  const id = '00000000-0000-4000-8000-000000000001'
  await saveEntry(
    db.orm,
    { company, account: owner.account.id, id },
    { revision: 1, draft: outcome.draft },
    outcome.entry,
  )
})
afterAll(async () => {
  await running.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const get = (path: string, who?: SignedIn) =>
  fetchAs(running.url + path, { headers: who ? { cookie: who.cookie } : {} })

describe('a page of a draft', () => {
  it('shows staff what it would be, in each language', async () => {
    const { status, text } = await get(`/l/demo-dent?draft=${company}`, owner)
    expect(status).toBe(200)
    expect(text).toContain('Скоро откроемся')
    expect((await get(`/kk/l/demo-dent?draft=${company}`, owner)).text).toContain('Жақында ашыламыз')
  })

  it('has pages and entries of the menu that are not published yet', async () => {
    const { status, text } = await get(`/l/demo-dent/prices?draft=${company}`, owner)
    expect([status, text.includes('Все цены')]).toEqual([200, true])
    expect(text).toContain('href="/l/demo-dent/prices"')
    expect((await get('/l/demo-dent/prices')).status).toBe(404)
  })

  it('shows editors a page that no entry of the menu leads to yet', async () => {
    const { status, text } = await get(`/l/demo-dent/alone?draft=${company}`, owner)
    expect([status, text.includes('Пока одна')]).toEqual([200, true])
    expect((await get(`/l/demo-dent/nowhere?draft=${company}`, owner)).status).toBe(404)
  })

  it('gives what it is made of, so that a page of the clinic’s data can become its own', async () => {
    const json = (path: string, who?: SignedIn) =>
      fetchAs(running.url + path, {
        headers: { accept: 'application/json', ...(who && { cookie: who.cookie }) },
      })
    const { status, text } = await json(`/l/demo-dent/contacts?draft=${company}`, owner)
    const { title, blocks } = JSON.parse(text)
    expect([status, title.ru]).toEqual([200, 'Контакты'])
    expect(validatePage({ title, blocks }, blockDefinitions)).toEqual([])
    expect(blocks.length).toBeGreaterThan(0)
    expect((await json(`/l/demo-dent/nowhere?draft=${company}`, owner)).status).toBe(404)
    expect((await json(`/l/demo-dent?draft=${company}`, stranger)).text).toMatch(/^<!doctype html>/i)
  })

  it('shows editors what visitors do not see: that a block is unknown', async () => {
    expect((await get(`/l/demo-dent?draft=${company}`, owner)).text).toContain('from-the-future')
    expect((await get('/l/demo-dent')).text).not.toContain('from-the-future')
  })

  it('is shown as a visitor sees it at a time, and to staff with all that is there', async () => {
    const prices = `/l/demo-dent/prices?draft=${company}`
    const at = async (instant: string) => (await get(`${prices}&at=${instant}`, owner)).text
    expect(await at('2030-01-15T05:00:00.000Z')).toContain('Скидки января')
    expect(await at('2030-02-15T05:00:00.000Z')).not.toContain('Скидки января')
    expect((await get(prices, owner)).text).toContain('Скидки января')
    expect(await at('tomorrow')).toContain('Скидки января')
  })

  it('is shown to nobody else at another time', async () => {
    const { text } = await get(`/l/demo-dent?draft=${company}&at=2030-01-15T05:00:00.000Z`, stranger)
    expect(text).not.toContain('Скоро откроемся')
  })

  it('is shown in the low-vision version that its address names', async () => {
    const words = '200.white-on-black.normal.normal.sans.on.off'
    const { text } = await get(`/l/demo-dent?draft=${company}&blind=${words}`, owner)
    expect(text).toContain('data-scheme="white-on-black"')
    expect((await get(`/l/demo-dent?draft=${company}`, owner)).text).not.toContain('data-scheme=')
  })

  it('lets no wrong value of the design into the styles', async () => {
    expect((await get(`/l/demo-dent?draft=${company}`, owner)).text).not.toContain('display: none')
  })

  it('is kept by nobody and found by no search engine', async () => {
    const before = running.services.cache.size
    const { headers, text } = await get(`/l/demo-dent?draft=${company}`, owner)
    expect(headers['cache-control']).toBe('no-store')
    expect(text).toContain('<meta name="robots" content="noindex">')
    expect(running.services.cache.size).toBe(before)
  })

  it.each<[string, () => SignedIn | undefined, string]>([
    ['a stranger', () => undefined, company],
    ['a person without a part in the clinic', () => stranger, company],
    ['the owner of another clinic', () => owner, '1002'],
  ])('is not shown to %s', async (_, who, code) => {
    const { status, text } = await get(`/l/demo-dent?draft=${code}`, who())
    expect([status, text.includes('Скоро откроемся')]).toEqual([200, false])
  })

  it('leads on with the draft where an address is written in another way', async () => {
    const { status, headers } = await get(`/l/${company}/prices?draft=${company}`, owner)
    expect([status, headers.location]).toEqual([302, `/l/demo-dent/prices?draft=${company}`])
  })
})

describe('a block of a draft', () => {
  const post = (path: string, body: unknown, who?: SignedIn, headers = {}) =>
    fetchAs(running.url + path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { ...(who && { cookie: who.cookie }), ...headers },
    })

  it('is drawn alone, between its comments, in the language of the page', async () => {
    const one = { ...block('a', 'Печатаю'), props: { title: { ru: 'Печатаю', uz: 'Yozyapman' } } }
    const { status, text, headers } = await post(`/uz/l/demo-dent?draft=${company}`, one, owner)
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(text).toMatch(/^<!--block a-->.*Yozyapman.*<!--\/block a-->$/s)
    expect(text).not.toContain('<body')
  })

  it('is drawn with the data of its clinic', async () => {
    const services = { id: 's', type: 'services', v: 1, props: {} }
    expect((await post(`/l/demo-dent/about?draft=${company}`, services, owner)).text).toContain('Осмотр')
  })

  it('says that visitors do not see it, and why', async () => {
    const one = { ...block('a', 'Скидка'), visibility: { isHidden: true } }
    const { text } = await post(`/l/demo-dent?draft=${company}`, one, owner)
    expect(text).toMatch(/^<!--block a-->.*Скрыто от посетителей.*Скидка.*<!--\/block a-->$/s)
  })

  it('says what is wrong with it where it cannot be shown', async () => {
    const { text } = await post(
      `/l/demo-dent?draft=${company}`,
      { ...block('a', ''), type: 'unheard-of' },
      owner,
    )
    expect(text).toContain('unheard-of')
  })

  it.each<[string, number, unknown, Record<string, string>]>([
    ['no JSON', 400, '{', {}],
    ['no block', 400, [], {}],
    ['a call from another site', 403, block('a', 'x'), { 'sec-fetch-site': 'cross-site' }],
    ['more than a block can be', 413, 'x'.repeat(1024 * 1024 + 1), {}],
  ])('refuses %s', async (_, status, body, headers) => {
    expect((await post(`/l/demo-dent?draft=${company}`, body, owner, headers)).status).toBe(status)
  })

  it('is drawn for nobody else', async () => {
    const { text } = await post(`/l/demo-dent?draft=${company}`, block('a', 'Чужое'), stranger)
    expect(text).not.toContain('Чужое')
  })
})

const orm = () => {
  if (!running.services.local) throw new Error('the backend is built in')
  return running.services.local.db.orm
}

describe('a preview by a link (PS5)', () => {
  const share = (slug?: string) =>
    orm().transaction((tx) =>
      makeShare(tx, { company, account: owner.account.id, slug, isPinned: false, hours: 24 }),
    )
  const opened = async (id: string) => (await listShares(orm(), company)).find(({ ID }) => ID === id)?.OPENED

  it('shows a stranger the draft as visitors would get it, with a word that it is not published', async () => {
    const { token } = await share()
    const { status, text } = await get(`/kk/l/demo-dent?preview=${token}`)
    expect([status, text.includes('Жақында ашыламыз')]).toEqual([200, true])
    expect(text).toContain('тек жарияланғаны көрінеді')
    expect(text).not.toContain('from-the-future')
  })

  it('goes on to the other pages and languages, and tells the token to no other address', async () => {
    const { token } = await share()
    const { text } = await get(`/l/demo-dent?preview=${token}`)
    expect(text).toContain(`href="/l/demo-dent/prices?preview=${token}"`)
    expect(text).toContain(`href="/kk/l/demo-dent?preview=${token}"`)
    const addresses = [...text.matchAll(/="([^"]*)"/g)].map(([, value = '']) => value)
    const own = /^(\/[a-z]{2})?\/l\/demo-dent([/?]|$)/
    expect(addresses.filter((one) => one.includes(token) && !own.test(one))).toEqual([])
    expect((await get(`/l/demo-dent/prices?preview=${token}`)).text).toContain('Все цены')
  })

  it('is kept by nobody, found by no search engine, and its address is sent to no other site', async () => {
    const before = running.services.cache.size
    const { headers, text } = await get(`/l/demo-dent?preview=${(await share()).token}`)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    })
    expect(text).toContain('<meta name="robots" content="noindex">')
    expect(running.services.cache.size).toBe(before)
  })

  it('stays open in the low-vision version', async () => {
    const path = `/l/demo-dent?preview=${(await share()).token}`
    const on = await fetchAs(`${running.url}/low-vision`, {
      method: 'POST',
      headers: { referer: running.url + path, 'content-type': 'application/x-www-form-urlencoded' },
      body: '',
    })
    expect([on.status, on.headers.location]).toEqual([303, `${path}#low-vision-off`])
    const [cookie = ''] = on.cookies
    const { text } = await fetchAs(running.url + path, {
      headers: { cookie: cookie.split(';')[0] ?? '' },
    })
    expect(text).toContain('data-scheme="black-on-white"')
    expect(text).toContain('data-preview')
  })

  it('opens one page only, if the link is to one', async () => {
    const { token } = await share('prices')
    const other = await get(`/kk/l/demo-dent/about?preview=${token}`)
    expect([other.status, other.headers.location]).toEqual([302, `/kk/l/demo-dent/prices?preview=${token}`])
    const { text } = await get(`/l/demo-dent/prices?preview=${token}`)
    expect(text).toContain('Все цены')
    expect(text).toContain('href="/l/demo-dent"')
    expect(text).toContain(`href="/uz/l/demo-dent/prices?preview=${token}"`)
  })

  it('takes no form', async () => {
    const { token } = await share()
    const { status, text } = await fetchAs(`${running.url}/l/demo-dent?preview=${token}`, {
      method: 'POST',
      body: 'name=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([status, text.includes('Из предпросмотра ничего не отправляется')]).toEqual([404, true])
  })

  it('takes a comment for its page, and gives back what was not taken', async () => {
    const { token } = await share()
    const say = (TEXT: string) =>
      fetchAs(`${running.url}/l/demo-dent/prices?preview=${token}`, {
        method: 'POST',
        body: String(new URLSearchParams({ 'preview-comment': '1', NAME: 'Асель', TEXT, BLOCK: 'p' })),
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
      })
    const { status, headers } = await say('Где цены?')
    expect([status, headers.location]).toEqual([303, `/l/demo-dent/prices?preview=${token}&said=1`])
    const said = (await get(headers.location ?? '')).text
    expect(said).toContain('комментарий отправлен')
    expect(said).toMatch(/<li data-block="p"[^>]*>.*Асель.*Где цены\?/s)
    expect(await listComments(orm(), company)).toMatchObject([{ PAGE: 'prices', BLOCK: 'p', BY: 'Асель' }])
    const refused = await say('x'.repeat(3000))
    expect(refused.text).toContain('Все цены')
    expect(refused.text).toMatch(/role="alert">[^<]+<.*value="Асель".*x{3000}/s)
  })

  it('counts who opens it, not what a browser loads ahead', async () => {
    const { id, token } = await share()
    const path = `${running.url}/l/demo-dent?preview=${token}`
    await fetchAs(path, { headers: { 'sec-purpose': 'prefetch;prerender' } })
    await fetchAs(path, { method: 'HEAD' })
    expect(await opened(id)).toBe(0)
    await fetchAs(path)
    expect(await opened(id)).toBe(1)
  })

  it.each(['/l/demo-dent', '/uz/l/demo-dent/prices'])(
    'says at %s what to do once it is over',
    async (path) => {
      const { id, token } = await share()
      await revokeShare(orm(), company, id)
      const { status, text, headers } = await get(`${path}?preview=${token}`)
      expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
      expect(text).toContain(
        path.startsWith('/uz') ? 'Havola endi amal qilmaydi' : 'Ссылка больше не действует',
      )
      expect(text).toMatch(/<a href="(\/uz)?\/l\/demo-dent" class="btn/)
      expect(text).not.toContain('Скоро откроемся')
    },
  )

  it.each(['/l/demo-med', '/l/demo-dent'])('opens nothing at %s with a token of another', async (path) => {
    const { token } = await share()
    const wrong = path === '/l/demo-dent' ? 'A'.repeat(43) : token
    const { text } = await get(`${path}?preview=${wrong}`)
    expect(text).toContain('Ссылка больше не действует')
  })
})

describe('the site of a clinic that is not approved yet', () => {
  const code = '1777'
  const draft = (page: string) => `/l/new-dent${page}?draft=${code}`
  let doctor = ''
  beforeAll(async () => {
    const db = running.services.local?.db
    const [like] = (await db?.orm.select().from(companyTable).where(eq(companyTable.code, company))) ?? []
    const [person] =
      (await db?.orm.select().from(specialist).where(eq(specialist.company, company)).limit(1)) ?? []
    if (!db || !like || !person) throw new Error('the seed has a clinic with a doctor')
    doctor = person.lastName.ru
    await db.orm
      .insert(companyTable)
      .values({ ...like, code, slug: 'new-dent', isPublished: false, status: 'moderation' })
    await db.orm.insert(specialist).values({ ...person, company: code })
    await addStaff(db, owner.account, code, 'owner')
  })

  it('is there for its staff with the clinic’s data, before and after somebody else has asked for it', async () => {
    for (const who of [owner, stranger, owner]) {
      const { status, text } = await get(draft('/specialists'), who)
      expect([status, text.includes(doctor)]).toEqual(who === owner ? [200, true] : [302, false])
      expect((await get(draft(''), who)).status).toBe(who === owner ? 200 : 302)
    }
  })

  it('opens by a link for whoever has it, with the clinic’s data and the words that it is not approved', async () => {
    const { token } = await makeShare(orm(), {
      company: code,
      account: owner.account.id,
      slug: undefined,
      isPinned: false,
      hours: 1,
    })
    const open = () => get(`/l/new-dent/specialists?preview=${token}`)
    const { status, text, headers } = await open()
    expect([status, text.includes(doctor), text.includes('клиника ещё не одобрена')]).toEqual([
      200,
      true,
      true,
    ])
    expect([headers['x-robots-tag'], headers['cache-control']]).toEqual(['noindex', 'no-store'])
    expect((await get(`/l/new-dent?preview=${token}`)).status).toBe(200)
    expect((await get('/l/new-dent/specialists')).status).toBe(302)
    const stand = (to: CompanyStatus) =>
      orm().update(companyTable).set({ status: to }).where(eq(companyTable.code, code))
    for (const to of ['rejected', 'suspended'] as const) {
      await stand(to)
      expect((await open()).status).toBe(404)
    }
    await stand('moderation')
    // A link does not open a site that moderators have taken down.
    const judged = { company: code, kind: 'site', code, status: 'down' } as const
    await orm().insert(pageCase).values(judged)
    expect((await open()).status).toBe(404)
    await orm().delete(pageCase).where(eq(pageCase.company, code))
  })

  it('is there for nobody else, whatever a call says', async () => {
    expect((await get('/l/new-dent/specialists')).status).toBe(302)
    const asked = await fetchAs(`${running.url}/api/front/ru/v1/company/${code}`, {
      headers: {
        authorization: `Basic ${btoa(`${browserCredential.id}:${browserCredential.secret}`)}`,
        [preparedHeader]: code,
      },
    })
    expect(asked.status).toBe(404)
  })
})
