import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { moderatedPageList } from '../../schemas/api/page-case.ts'
import { seedDatabase } from '../content/seed-database.ts'
import type { Backend } from '../create-backend.ts'
import { company as companyTable, news, outbox, pageCase, rateLimit } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { openPageCase } from '../shared/shown/open-page-case.ts'
import { call, sendTo, testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { addPerson, addStaff, type SignedIn } from '../test/people.ts'
import { smallSeed } from '../test/small-seed.ts'

const company = '1001'

describe.each(await testDatabases())('on $name, a page that moderators judge (D-PERM)', ({ open }) => {
  let db: Database
  let backend: Backend
  let moderator: SignedIn
  let owner: SignedIn
  let registrar: SignedIn
  let slug: string
  let article: { slug: string; category: string }
  beforeAll(async () => {
    db = await open()
    backend = testBackend(db)
    await seedDatabase(db, smallSeed)
    moderator = await addPerson(db, { isModerator: true })
    owner = await addPerson(db)
    registrar = await addPerson(db)
    await addStaff(db, owner.account, company, 'owner')
    await addStaff(db, registrar.account, company, 'registrar')
    const [clinic] = await db.orm.select().from(companyTable).where(eq(companyTable.code, company))
    slug = clinic?.slug ?? ''
    const [item] = await db.orm.select().from(news).where(eq(news.company, company)).limit(1)
    if (!item) throw new Error('The clinic has no news')
    article = item
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    for (const table of [pageCase, outbox, rateLimit]) await db.orm.delete(table)
  })

  const pages = {
    sites: () => `/l/${slug}`,
    news: () => `/l/${slug}/news/${article.category}/${article.slug}`,
    organizations: () => `/companies/clinics/${slug}`,
  }
  type Queue = keyof typeof pages
  const report = (page: string, more: object = {}) =>
    sendTo(backend, '/api/w-front/ru/v1/crm/report_page', {
      body: { PAGE: page, REASON: 'untrue', TEXT: 'Такого врача там нет', ...more },
    })
  const readQueue = async (queue: Queue, state = 'waiting') =>
    moderatedPageList.parse(
      await (
        await call(backend, `/api/api-front2/ru/v1/moderation/pages/${queue}?filter[state]=${state}`, {
          cookie: moderator.cookie,
        })
      ).json(),
    ).data
  type Seen = { CASE_ID: number; VERSION: number }
  const send = ({ CASE_ID, VERSION }: Seen, DECISION: string, more: object = {}) =>
    sendTo(backend, `/api/w-front/ru/v1/moderation/pages/${CASE_ID}/decision`, {
      body: { DECISION, VERSION, ...more },
      headers: { cookie: moderator.cookie },
    })
  const decide = async (...sent: Parameters<typeof send>) => (await send(...sent)).status
  const refusal = async (...sent: Parameters<typeof send>) => (await (await send(...sent)).json()).error
  const again = async (id: number, { cookie }: SignedIn, of = company) =>
    (
      await sendTo(backend, `/api/w-business/ru/${of}/0/taken_down/${id}/again`, {
        body: { TEXT: 'Исправили' },
        headers: { cookie },
      })
    ).status
  const read = async (path: string) => (await call(backend, `/api/front/ru/v1${path}`)).json()
  const isSeen: Record<Queue, () => Promise<boolean>> = {
    sites: async () => (await read(`/company/${company}`)).IS_PUBLISHED,
    organizations: async () => (await read(`/company/${company}`)).IS_PUBLISHED,
    news: async () => (await read(`/news/${article.slug}`)).NEWS_CODE === article.slug,
  }
  const firstOf = async (queue: Queue, state?: string) => {
    const [one] = await readQueue(queue, state)
    if (!one) throw new Error(`Nothing is in ${queue}`)
    return one
  }

  it.each(Object.keys(pages) as Queue[])(
    'of %s is reported by anybody, taken down with a reason, mended and put back, and nothing of it is lost',
    async (queue) => {
      expect((await report(pages[queue](), { EMAIL: 'reader@example.kz' })).status).toBe(201)
      const waiting = await firstOf(queue)
      expect(waiting).toMatchObject({ STATUS: 'waiting', REPORTS: 1, COMPANY_CODE: company, WORDS: null })
      expect(waiting.PATH).toBe(pages[queue]())
      expect(waiting.EVENTS).toMatchObject([
        { ARROW: 'report', REASON: 'untrue', TEXT: 'Такого врача там нет', EMAIL: 'reader@example.kz' },
      ])
      expect(await isSeen[queue]()).toBe(true)

      expect(await decide(waiting, 'takeDown')).toBe(422)
      const why = { REASON: 'untrue', REASON_TEXT: 'Уберите врача.' }
      expect(await decide(waiting, 'takeDown', why)).toBe(200)
      expect(await decide(waiting, 'takeDown', why)).toBe(409)
      expect(await isSeen[queue]()).toBe(false)
      expect(await readQueue(queue)).toEqual([])
      const down = await firstOf(queue, 'down')
      expect(down.EVENTS[0]).toMatchObject({ ARROW: 'takeDown', BY: expect.stringMatching(/./) })
      if (queue === 'news') expect(down.WORDS).toContain(down.TITLE)
      const [letter] = await db.orm.select().from(outbox)
      expect(letter).toMatchObject({ template: 'page-taken-down' })
      expect(JSON.stringify(letter?.params)).toContain('Уберите врача.')
      const [own] = await (
        await call(backend, '/api/api-front2/ru/v1/business/user/companies', { cookie: owner.cookie })
      ).json()
      expect(own.TAKEN_DOWN).toMatchObject([
        { CASE_ID: down.CASE_ID, STATUS: 'down', TEXT: 'Уберите врача.' },
      ])
      expect([own.TAKEN_DOWN[0].TITLE, own.TAKEN_DOWN[0].ROW]).toEqual(
        queue === 'news' ? [down.TITLE, expect.stringMatching(/./)] : [null, null],
      )

      expect(await again(down.CASE_ID, registrar)).toBe(403)
      expect(await again(down.CASE_ID, owner)).toBe(200)
      expect(await again(down.CASE_ID, owner)).toBe(409)
      const held = await firstOf(queue)
      expect(held).toMatchObject({ STATUS: 'held', DECISIONS: ['refuse', 'putBack'] })
      expect(await isSeen[queue]()).toBe(false)
      expect(await decide(held, 'refuse', why)).toBe(200)
      expect(await again(down.CASE_ID, owner)).toBe(200)
      expect(await decide(await firstOf(queue), 'putBack')).toBe(200)
      expect(await isSeen[queue]()).toBe(true)
      expect(await readQueue(queue)).toEqual([])
    },
  )

  it('is counted in its queue', async () => {
    await report(pages.sites())
    const counts = await (
      await call(backend, '/api/api-front2/ru/v1/moderation/queues', { cookie: moderator.cookie })
    ).json()
    const counted = Object.fromEntries(
      counts.map(({ QUEUE, COUNT }: { QUEUE: string; COUNT: number }) => [QUEUE, COUNT]),
    )
    expect(counted).toMatchObject({ sites: 1, news: 0, organizations: 0 })
  })

  it('is taken down whatever is reported meanwhile, so that nobody can put it off', async () => {
    await report(pages.sites())
    const read = await firstOf('sites')
    await report(pages.sites())
    expect(await decide(read, 'takeDown', { REASON: 'untrue' })).toBe(200)
    expect(await decide(read, 'putBack')).toBe(409)
    expect(await decide(await firstOf('sites', 'down'), 'putBack')).toBe(200)
  })

  it('is judged by what was read: a report that came meanwhile is read first', async () => {
    await report(pages.sites())
    const before = await firstOf('sites')
    await report(pages.sites())
    expect(await decide(before, 'keep')).toBe(409)
    expect(await decide(await firstOf('sites'), 'keep')).toBe(200)
    expect(await readQueue('sites')).toEqual([])
    await report(pages.sites())
    expect((await firstOf('sites')).REPORTS).toBe(3)
  })

  it('is decided once: who is late reads its state and who moved it, and a report that came is said to be one', async () => {
    await report(pages.sites())
    const seen = await firstOf('sites')
    await report(pages.sites())
    expect((await refusal(seen, 'keep')).code).toBe('CONFLICT')
    await decide(seen, 'takeDown', { REASON: 'untrue' })
    const late = { code: 'STATE_CHANGED', data: { STATUS: 'down', BY: 'moderator' } }
    expect(await refusal(seen, 'keep')).toMatchObject(late)
    expect(await refusal(await firstOf('sites', 'down'), 'refuse', { REASON: 'untrue' })).toMatchObject(late)
    await again(seen.CASE_ID, owner)
    expect(await refusal(seen, 'putBack')).toMatchObject({ data: { STATUS: 'held', BY: 'clinic' } })
    expect(await decide(await firstOf('sites'), 'putBack')).toBe(200)
  })

  it('keeps since when it waits, however often it is reported', async () => {
    await report(pages.sites())
    const { SINCE } = await firstOf('sites')
    await report(pages.sites())
    const reported = await firstOf('sites')
    expect(reported).toMatchObject({ SINCE, REPORTS: 2 })
    await decide(reported, 'keep')
    await report(pages.sites())
    expect((await firstOf('sites')).SINCE).not.toBe(SINCE)
  })

  it('waits for a moderator the first time, is seen meanwhile, and only the first time', async () => {
    const page = { kind: 'news', company, code: article.slug } as const
    await db.orm.transaction((orm) => openPageCase(orm, page, 'first', {}))
    const first = await firstOf('news')
    expect(first.EVENTS).toMatchObject([{ ARROW: 'first' }])
    expect(await isSeen.news()).toBe(true)
    expect(await decide(first, 'keep')).toBe(200)
    await db.orm.transaction((orm) => openPageCase(orm, page, 'first', {}))
    expect(await readQueue('news')).toEqual([])
  })

  it('need not be judged while its clinic shows it to nobody', async () => {
    await report(pages.sites())
    const off = (isSiteOff: boolean) =>
      db.orm.update(companyTable).set({ isSiteOff }).where(eq(companyTable.code, company))
    await off(true)
    expect(await readQueue('sites')).toEqual([])
    await off(false)
    expect((await readQueue('sites')).length).toBe(1)
  })

  it('cannot be reported without saying why, nor where there is none', async () => {
    expect((await report(pages.sites(), { TEXT: '' })).status).toBe(422)
    expect((await report(pages.sites(), { REASON: 'boring' })).status).toBe(422)
    expect((await report(pages.sites(), { TEXT: 'а'.repeat(1001) })).status).toBe(422)
    for (const page of ['/', '/l/nobody', '/l/x/news/a/nothing', '/companies/clinics', 'https://evil.test/'])
      expect((await report(page)).status).toBe(404)
    for (let sent = 0; sent < 10; sent += 1) await report(pages.sites())
    expect((await report(pages.sites())).status).toBe(429)
  })

  it('is counted as one, however its address is written', async () => {
    const spellings = [
      ...[`/l/${slug}`, `/L/${slug.toUpperCase()}`, `/l/${company}`, `/l/${slug}/`, `/l/${slug}/about`],
      `/l/${slug}/contacts/x`,
    ]
    for (const page of spellings) expect((await report(page)).status).toBe(201)
    const counted = await db.orm.select().from(rateLimit)
    const ofPage = counted.filter(({ key }) => key.includes('report_page PAGE'))
    expect(new Set(ofPage.map(({ key }) => key.match(/site 1001 1001/)?.[0]))).toEqual(
      new Set(['site 1001 1001']),
    )
    expect(await readQueue('sites')).toMatchObject([{ REPORTS: spellings.length }])
  })

  it('of another clinic is not asked for again', async () => {
    await report(pages.sites())
    const one = await firstOf('sites')
    await decide(one, 'takeDown', { REASON: 'insults' })
    const stranger = await addPerson(db)
    await addStaff(db, stranger.account, '1002', 'owner')
    expect(await again(one.CASE_ID, stranger, '1002')).toBe(404)
    expect(await decide(await firstOf('sites', 'down'), 'putBack')).toBe(200)
  })
})
