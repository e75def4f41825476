import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Change } from '../../../schemas/draft/change.ts'
import { seedDatabase } from '../../content/seed-database.ts'
import type { Backend } from '../../create-backend.ts'
import {
  company as companyTable,
  membership,
  siteApproval,
  siteChange,
  siteDraft,
  siteSchedule,
  siteVersion,
} from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import { inMemory } from '../../kit/database/open-pglite.ts'
import { startWorker } from '../../kit/worker/start-worker.ts'
import { openDatabase } from '../../open-database.ts'
import { call, sendTo, testBackend } from '../../test/call.ts'
import { newPostgresUrl, testDatabases } from '../../test/databases.ts'
import { testMeans } from '../../test/means.ts'
import { addPerson, addStaff, type SignedIn } from '../../test/people.ts'
import { sharedCluster } from '../../test/shared-cluster.ts'
import { smallSeed } from '../../test/small-seed.ts'
import { lockDraft } from '../drafts/draft-store.ts'
import { publishDue } from './publish-due.ts'
import { worker as publishing } from './publish-due.worker.ts'

const company = '1001'
const titleOf = (locale: string) => ['pages', 'index', 'blocks', 'a', 'props', 'title', locale]
const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const clock = (hours: number) => sql`now() + make_interval(mins => ${Math.round(hours * 60)})`

/** A backend with one owner of the demo clinic, and their calls for its site. */
function siteOf(db: Database, backend: Backend, owner: SignedIn) {
  const send = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, who = owner) => {
    const answer = await sendTo(backend, `/api/w-business/ru/${company}/0/clinic_website${path}`, {
      method,
      ...(body !== undefined && { body }),
      headers: { cookie: who.cookie },
    })
    return { status: answer.status, json: answer.status === 204 ? undefined : await answer.json() }
  }
  const get = async (path: string) => (await call(backend, path, { cookie: owner.cookie })).json()
  return {
    send,
    change: (BASE: number, ...CHANGES: Change[]) =>
      send('PATCH', '/draft', { ID: randomUUID(), BASE, CHANGES }),
    schedule: (REVISION: number, AT = at(1)) => send('POST', '/schedule', { REVISION, AT, NOTE: 'Акция' }),
    publish: (REVISION: number) => send('POST', '/publish', { REVISION }),
    state: () => get(`/api/business-api-front2/ru/${company}/0/clinic_website`),
    versions: () => get(`/api/business-api-front2/ru/${company}/0/clinic_website/versions`),
    title: async () =>
      (await get(`/api/front/ru/v1/landing/site/${company}`)).PAGES[''].blocks[0].props.title,
    due: (hours: number) => publishDue(db, undefined, clock(hours)),
  }
}

async function openSite(db: Database) {
  await seedDatabase(db, smallSeed)
  const backend = testBackend(db)
  const member = async (role: 'owner' | 'editor') => {
    const person = await addPerson(db)
    await addStaff(db, person.account, company, role)
    return person
  }
  return { backend, owner: await member('owner'), editor: await member('editor') }
}

describe.each(await testDatabases())('on $name, a scheduled version', ({ open }) => {
  let db: Database
  let backend: Backend
  let editor: SignedIn
  let site: ReturnType<typeof siteOf>
  beforeAll(async () => {
    db = await open()
    const opened = await openSite(db)
    ;({ backend, editor } = opened)
    site = siteOf(db, backend, opened.owner)
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    for (const table of [siteSchedule, siteApproval, siteDraft, siteChange, siteVersion])
      await db.orm.delete(table)
    await db.orm.update(companyTable).set({ isSiteOff: false })
    await seedDatabase(db, smallSeed)
  })

  it('goes live at its instant as it was when it was scheduled', async () => {
    await site.change(0, { path: titleOf('ru'), value: 'Новый год' })
    expect((await site.schedule(1)).status).toBe(200)
    await site.change(1, { path: titleOf('ru'), value: 'Ещё не готово' })
    expect(await site.due(0.9)).toBeGreaterThan(0)
    expect((await site.title()).ru).not.toBe('Новый год')
    expect((await site.state()).SCHEDULE).toMatchObject({ NOTE: 'Акция', CHECKS: [] })
    expect(await site.due(1.1)).toBeUndefined()
    expect((await site.title()).ru).toBe('Новый год')
    expect(await site.versions()).toMatchObject([{ NUMBER: 1, NOTE: 'Акция' }, { NUMBER: 0 }])
    // The draft goes on, and was changed before the live version was published.
    const { CHANGED_AT, ...state } = await site.state()
    expect(state).toMatchObject({ SCHEDULE: null, CHANGES: 1, DRAFT_VERSION: 2 })
    expect(Date.parse(CHANGED_AT)).toBeGreaterThan(0)
  })

  it('ends a request to publish of which nothing is left once it is live, and leaves any other waiting', async () => {
    const ask = (REVISION: number) => site.send('POST', '/review', { REVISION }, editor)
    await site.change(0, { path: titleOf('ru'), value: 'Новый год' })
    await ask(1)
    await site.schedule(1)
    await site.due(2)
    expect((await site.state()).REVIEW).toBeNull()
    await site.change(1, { path: titleOf('ru'), value: 'С новым годом' })
    await site.schedule(2)
    await site.change(2, { path: titleOf('uz'), value: 'Yangi yil' })
    await ask(3)
    await site.due(2)
    expect((await site.title()).ru).toBe('С новым годом')
    expect((await site.state()).REVIEW).toMatchObject({ NUMBER: 2, STATE: 'open' })
    expect((await site.send('POST', '/review/2/approve', { WHICH: 'sent', REVISION: 3 })).status).toBe(200)
    expect(await site.title()).toMatchObject({ ru: 'С новым годом', uz: 'Yangi yil' })
  })

  it('keeps what was published after it was scheduled', async () => {
    await site.change(0, { path: titleOf('uz'), value: 'Yangi yil' })
    await site.schedule(1)
    await site.change(1, { path: titleOf('uz') }, { path: titleOf('en'), value: 'Welcome' })
    await site.publish(2)
    expect(await site.title()).toMatchObject({ en: 'Welcome' })
    await site.due(2)
    expect(await site.title()).toMatchObject({ en: 'Welcome', uz: 'Yangi yil' })
  })

  it('publishes nothing and waits, if somebody has published the same place since', async () => {
    await site.change(0, { path: titleOf('ru'), value: 'Новый год' })
    await site.schedule(1)
    await site.change(1, { path: titleOf('ru'), value: 'Добро пожаловать' })
    await site.publish(2)
    await site.due(2)
    expect((await site.title()).ru).toBe('Добро пожаловать')
    const { SCHEDULE } = await site.state()
    expect(SCHEDULE.CHECKS).toMatchObject([{ CODE: 'changedSince', PATH: titleOf('ru') }])
    expect(SCHEDULE.CHECKS[0].MESSAGE).toMatch(/назначьте публикацию ещё раз/)
    // Scheduled anew it is live at last.
    await site.change(2, { path: titleOf('ru'), value: 'Новый год' })
    expect((await site.schedule(3)).status).toBe(200)
    await site.due(2)
    expect((await site.title()).ru).toBe('Новый год')
  })

  it('is checked again when it goes live', async () => {
    await site.change(0, {
      path: ['pages', 'prices'],
      value: { slug: 'prices', title: { ru: 'Цены' }, blocks: [] },
    })
    await site.schedule(1)
    await site.change(1, { path: ['pages', 'about', 'slug'], value: 'prices' }, { path: ['pages', 'prices'] })
    expect((await site.publish(2)).status).toBe(200)
    await site.due(2)
    expect((await site.state()).SCHEDULE.CHECKS).not.toEqual([])
    expect(await site.versions()).toHaveLength(2)
  })

  it('is forgotten once a person has published instead of it', async () => {
    await site.change(0, { path: titleOf('ru'), value: 'Новый год' })
    await site.schedule(1)
    await site.change(1, { path: titleOf('ru'), value: 'Добро пожаловать' })
    await site.publish(2)
    await site.due(2)
    await site.change(2, { path: titleOf('ru'), value: 'С новым годом' })
    await site.publish(3)
    expect((await site.state()).SCHEDULE).toBeNull()
  })

  it('waits for somebody else if whoever has scheduled it may no longer publish by then', async () => {
    const manager = await addPerson(db)
    await addStaff(db, manager.account, company, 'editor', { mayPublish: true })
    const rights = eq(membership.account, manager.account.id)
    await site.change(0, { path: titleOf('ru'), value: 'Новый год' })
    const body = { REVISION: 1, AT: at(1) }
    for (const lose of [
      () => db.orm.update(membership).set({ mayPublish: false }).where(rights),
      () => db.orm.delete(membership).where(rights),
    ]) {
      await db.orm.update(membership).set({ mayPublish: true }).where(rights)
      await db.orm.delete(siteSchedule)
      expect((await site.send('POST', '/schedule', body, manager)).status).toBe(200)
      await lose()
      await site.due(2)
      expect((await site.title()).ru).not.toBe('Новый год')
      const { CHECKS } = (await site.state()).SCHEDULE
      expect(CHECKS).toMatchObject([{ CODE: 'publisherGone', PATH: [] }])
    }
    expect((await site.schedule(1)).status).toBe(200)
    await site.due(2)
    expect((await site.title()).ru).toBe('Новый год')
  })

  it('can be moved to another time, and cancelled', async () => {
    await site.change(0, { path: titleOf('ru'), value: 'Новый год' })
    await site.schedule(1)
    await site.schedule(1, at(5))
    expect(await site.due(2)).toBeGreaterThan(0)
    expect((await site.send('DELETE', '/schedule')).status).toBe(204)
    await site.due(9)
    expect((await site.title()).ru).not.toBe('Новый год')
    expect((await site.state()).SCHEDULE).toBeNull()
  })

  it('is cancelled when the site is taken down, which it would put back', async () => {
    await site.change(0, { path: titleOf('ru'), value: 'Новый год' })
    await site.schedule(1)
    await site.send('POST', '/unpublish')
    expect((await site.state()).SCHEDULE).toBeNull()
    await site.due(2)
    expect(await site.state()).toMatchObject({ IS_OFF: true, CHANGES: 1 })
    // A version that is scheduled while the site is down puts the site back.
    await site.schedule(1)
    await site.due(2)
    expect(await site.state()).toMatchObject({ IS_OFF: false, CHANGES: 0 })
  })

  it('of another site is not kept waiting by one that fails', async () => {
    const content = JSON.stringify({ design: null, menu: [], pages: {} })
    const broken = { company: '1002', at: new Date(Date.now() - 1000), content, base: content }
    await db.orm.insert(siteSchedule).values(broken)
    await site.change(0, { path: titleOf('ru'), value: 'Новый год' })
    await site.schedule(1)
    await expect(site.due(2)).rejects.toThrow(AggregateError)
    expect((await site.title()).ru).toBe('Новый год')
  })

  it('is refused for a time that is over, without changes, and if it could not be published', async () => {
    await site.change(0, { path: titleOf('ru'), value: 'Новый год' })
    const past = await site.schedule(1, at(-0.01))
    expect([past.status, past.json.error.code]).toEqual([422, 'TIME_PAST'])
    expect((await site.schedule(0)).status).toBe(409)
    await site.change(1, { path: ['pages', 'index', 'title', 'ru'], value: '' })
    expect((await site.schedule(2)).json.error.code).toBe('NOT_PUBLISHABLE')
    await db.orm.delete(siteDraft)
    expect((await site.schedule(0)).json.error.code).toBe('NOTHING_TO_PUBLISH')
  })

  it('needs the right to publish', async () => {
    expect((await site.send('POST', '/schedule', { REVISION: 0, AT: at(1) }, editor)).status).toBe(403)
    expect((await site.send('DELETE', '/schedule', undefined, editor)).status).toBe(403)
    expect((await site.send('POST', '/unpublish', undefined, editor)).status).toBe(403)
    expect((await site.send('DELETE', '/unpublish', undefined, editor)).status).toBe(403)
  })

  it('goes live by itself, also after a restart', async () => {
    await site.change(0, { path: titleOf('ru'), value: 'Сам' })
    const worker = await startWorker(publishing, testMeans(db))
    await site.schedule(1, new Date(Date.now() + 1500).toISOString())
    await expect.poll(async () => (await site.title()).ru).toBe('Сам')
    await worker.stop()
    await site.change(1, { path: titleOf('ru'), value: 'После перезапуска' })
    const due = Date.now() + 1500
    await site.schedule(2, new Date(due).toISOString())
    await expect.poll(() => Date.now()).toBeGreaterThan(due)
    expect((await site.title()).ru).toBe('Сам')
    const next = await startWorker(publishing, testMeans(db))
    await expect.poll(async () => (await site.title()).ru).toBe('После перезапуска')
    await next.stop()
  })

  it('takes the site down and puts it back (PS5)', async () => {
    const published = async () => {
      const one = await (await call(backend, '/api/front/ru/v1/company/demo-dent')).json()
      const all = await (await call(backend, '/api/front/ru/v1/companies')).json()
      return [
        one.IS_PUBLISHED,
        all.data.some(({ COMPANY_CODE }: { COMPANY_CODE: string }) => COMPANY_CODE === company),
      ]
    }
    expect(await published()).toEqual([true, true])
    expect((await site.send('POST', '/unpublish')).status).toBe(204)
    expect(await published()).toEqual([false, false])
    expect((await site.state()).IS_PUBLISHED).toBe(false)
    expect((await site.send('DELETE', '/unpublish')).status).toBe(204)
    expect(await published()).toEqual([true, true])
    await site.send('POST', '/unpublish')
    expect((await site.publish(0)).status).toBe(200)
    expect(await published()).toEqual([true, true])
    expect((await site.state()).IS_PUBLISHED).toBe(true)
  })
})

const cluster = await sharedCluster()

describe.runIf(cluster)('two processes on one Postgres', () => {
  it('publish a scheduled version once', async () => {
    const databaseUrl = await newPostgresUrl(cluster ?? '')
    const dbs = await Promise.all([0, 1].map(() => openDatabase({ dataDir: inMemory, databaseUrl })))
    const [db, other] = dbs
    if (!db || !other) throw new Error('both must open')
    const { backend, owner } = await openSite(db)
    const site = siteOf(db, backend, owner)
    for (let revision = 0; revision < 5; revision++) {
      await site.change(revision, { path: titleOf('ru'), value: `Версия ${revision}` })
      await site.schedule(revision + 1)
      await Promise.all([db, other, db, other].map((one) => publishDue(one, undefined, clock(2))))
    }
    expect((await site.versions()).map(({ NUMBER }: { NUMBER: number }) => NUMBER)).toEqual([
      5, 4, 3, 2, 1, 0,
    ])
    await Promise.all(dbs.map((one) => one.close()))
  })

  it('publish what is due while people schedule and publish, without waiting for each other for ever', async () => {
    const databaseUrl = await newPostgresUrl(cluster ?? '')
    const db = await openDatabase({ dataDir: inMemory, databaseUrl })
    const { backend, owner } = await openSite(db)
    const site = siteOf(db, backend, owner)
    const isWaiting = sql<boolean>`exists (select from pg_stat_activity where wait_event_type = 'Lock')`
    const locked = () => db.orm.select({ isWaiting }).from(sql`(select 1) as one`)
    await site.change(0, { path: titleOf('ru'), value: 'Новый год' })
    await site.schedule(1)
    await site.change(1, { path: titleOf('en'), value: 'New Year' })
    // The draft is locked as while it is scheduled; the worker comes meanwhile.
    let due: Promise<unknown> | undefined
    await db.orm.transaction(async (orm) => {
      await lockDraft(orm, company)
      due = site.due(2)
      await expect.poll(locked, { interval: 5 }).toEqual([{ isWaiting: true }])
      await orm.update(siteSchedule).set({ at: new Date(Date.now() + 9 * 3_600_000) })
    })
    await due
    expect((await site.state()).SCHEDULE).not.toBeNull()
    await db.close()
  })
})
