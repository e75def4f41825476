import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Change } from '../../../schemas/draft/change.ts'
import { seedDatabase } from '../../content/seed-database.ts'
import type { Backend } from '../../create-backend.ts'
import {
  company as companyTable,
  siteChange,
  siteDraft,
  sitePresence,
  siteSchedule,
  siteVersion,
} from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import { call, sendTo, testBackend } from '../../test/call.ts'
import { testDatabases } from '../../test/databases.ts'
import { addPerson, addStaff, type SignedIn } from '../../test/people.ts'
import { smallSeed } from '../../test/small-seed.ts'

const company = '1001'
const titleOf = (locale: string) => ['pages', 'index', 'blocks', 'a', 'props', 'title', locale]

describe.each(await testDatabases())('on $name, several editors of a site', ({ open }) => {
  let db: Database
  let backend: Backend
  let owner: SignedIn
  let editor: SignedIn
  let stranger: SignedIn
  beforeAll(async () => {
    db = await open()
    backend = testBackend(db)
    await seedDatabase(db, smallSeed)
    owner = await addPerson(db, { lastName: 'Ахметова', name: 'Дана' })
    editor = await addPerson(db, { lastName: 'Ли', name: 'Виктор' })
    stranger = await addPerson(db)
    await addStaff(db, owner.account, company, 'owner')
    await addStaff(db, editor.account, company, 'editor')
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    for (const table of [sitePresence, siteDraft, siteChange, siteVersion, siteSchedule])
      await db.orm.delete(table)
    await db.orm.update(companyTable).set({ isSiteOff: false })
    await seedDatabase(db, smallSeed)
  })

  const get = async (who: SignedIn, path: string) => {
    const answer = await call(backend, `/api/business-api-front2/ru/${company}/0/clinic_website${path}`, {
      cookie: who.cookie,
      // Saying that one is here changes something, so that its origin is checked.
      origin: 'http://api.test',
    })
    return { status: answer.status, json: await answer.json() }
  }
  const post = async (who: SignedIn, method: 'POST' | 'PATCH', path: string, body: unknown) => {
    const answer = await sendTo(backend, `/api/w-business/ru/${company}/0/clinic_website${path}`, {
      method,
      body,
      headers: { cookie: who.cookie },
    })
    const text = await answer.text()
    return { status: answer.status, json: text === '' ? undefined : JSON.parse(text) }
  }
  const change = (who: SignedIn, BASE: number, ...CHANGES: Change[]) =>
    post(who, 'PATCH', '/draft', { ID: randomUUID(), BASE, CHANGES })
  const meet = (who: SignedIn, id: string, revision = 0, block = '') =>
    get(who, `/editors?id=${id}&page=index&revision=${revision}${block && `&block=${block}`}`)
  const [one, two] = [randomUUID(), randomUUID()]

  it('see each other with what each has open, and their other tabs', async () => {
    expect((await meet(owner, one, 0, 'a')).json.EDITORS).toEqual([])
    expect((await meet(editor, two)).json.EDITORS).toEqual([
      { ID: one, NAME: 'Ахметова Дана', IS_ME: false, PAGE: 'index', BLOCK: 'a' },
    ])
    expect((await meet(owner, randomUUID())).json.EDITORS).toHaveLength(2)
    expect((await meet(owner, one)).json.EDITORS).toContainEqual(expect.objectContaining({ IS_ME: true }))
  })

  it('forget who has not been heard of for half a minute', async () => {
    await meet(owner, one)
    await db.orm.update(sitePresence).set({ seenAt: sql`now() - interval '31 seconds'` })
    expect((await meet(editor, two)).json.EDITORS).toEqual([])
    expect(await db.orm.select().from(sitePresence)).toHaveLength(1)
  })

  it('get what the others have saved', async () => {
    const saved: Change = { path: titleOf('ru'), value: 'Добрый день' }
    await change(owner, 0, saved)
    expect((await meet(editor, two)).json).toMatchObject({
      REVISION: 1,
      CHANGES: [saved],
      AUTHORS: [{ NAME: 'Ахметова Дана', IS_ME: false }],
    })
    expect((await meet(owner, randomUUID())).json.AUTHORS).toEqual([{ NAME: 'Ахметова Дана', IS_ME: true }])
    expect((await meet(editor, two, 1)).json).toMatchObject({ REVISION: 1, CHANGES: [] })
  })

  it('get a long history in parts', async () => {
    const entry = { company, account: owner.account.id, inverses: '[]', at: new Date() }
    const rows = Array.from({ length: 150 }, (_, index) => ({
      ...entry,
      id: randomUUID(),
      revision: index + 1,
      changes: JSON.stringify([{ path: titleOf('ru'), value: `${index + 1}` }]),
    }))
    await db.orm.insert(siteChange).values(rows)
    const content = '{"design":{"template":"landing","theme":{}},"menu":[],"pages":{}}'
    await db.orm.insert(siteDraft).values({ company, revision: 150, content })
    const first = (await meet(editor, two)).json
    expect([first.REVISION, first.CHANGES.length]).toEqual([100, 100])
    const rest = (await meet(editor, two, 100)).json
    expect([rest.REVISION, rest.CHANGES.at(-1)?.value]).toEqual([150, '150'])
  })

  it('are told that somebody has published, scheduled, or taken the site down', async () => {
    const stampAfter = async (act: () => Promise<{ status: number }>) => {
      expect((await act()).status).toBeLessThan(300)
      return (await meet(editor, two, 1)).json.STATE
    }
    const AT = new Date(Date.now() + 3_600_000).toISOString()
    const stamps = [
      await stampAfter(() => change(owner, 0, { path: titleOf('ru'), value: 'Добрый день' })),
      await stampAfter(() => post(owner, 'POST', '/schedule', { REVISION: 1, AT })),
      await stampAfter(() => post(owner, 'POST', '/publish', { REVISION: 1 })),
      await stampAfter(() => post(owner, 'POST', '/unpublish', {})),
    ]
    expect(new Set(stamps).size).toBe(4)
    expect((await meet(editor, two, 1)).json.STATE).toBe(stamps[3])
  })

  it('cannot speak for the tab of somebody else', async () => {
    await meet(owner, one, 0, 'a')
    await meet(editor, one, 0, 'c')
    expect((await meet(editor, two)).json.EDITORS).toMatchObject([{ NAME: 'Ахметова Дана', BLOCK: 'a' }])
  })

  it('are nobody from outside', async () => {
    expect((await meet(stranger, one)).status).toBe(403)
    expect((await get(stranger, '/changes')).status).toBe(403)
  })

  it('read who has changed what, put together as they worked', async () => {
    await change(owner, 0, { path: titleOf('kk'), value: 'Сә' })
    await change(owner, 1, { path: titleOf('kk'), value: 'Сәлем' })
    await change(editor, 2, { path: ['pages', 'about'] })
    const { json } = await get(owner, '/changes')
    expect(json).toMatchObject({
      HAS_MORE: false,
      PIECES: [
        { FROM: 3, TO: 3, BY: 'Ли Виктор', SUMMARY: { PAGES: [{ ID: 'about', CHANGE: 'removed' }] } },
        {
          FROM: 1,
          TO: 2,
          BY: 'Ахметова Дана',
          SUMMARY: { PAGES: [{ ID: 'index', BLOCKS: [{ ID: 'a', CHANGE: 'changed', LOCALES: ['kk'] }] }] },
        },
      ],
    })
    expect((await get(owner, '/changes?before=3')).json.PIECES).toHaveLength(1)
  })

  it('read a long history page by page', async () => {
    for (let revision = 0; revision < 25; revision++)
      await change(revision % 2 ? owner : editor, revision, { path: titleOf('ru'), value: `${revision}` })
    const first = (await get(owner, '/changes')).json
    expect([first.PIECES.length, first.HAS_MORE]).toEqual([20, true])
    const second = (await get(owner, `/changes?before=${first.PIECES.at(-1).FROM}`)).json
    expect([second.PIECES.map(({ TO }: { TO: number }) => TO), second.HAS_MORE]).toEqual([
      [5, 4, 3, 2, 1],
      false,
    ])
  })

  it('take back what was changed, and keep what came later', async () => {
    const before = (await get(owner, '/draft')).json.DRAFT
    await change(owner, 0, { path: titleOf('ru'), value: 'При' })
    await change(owner, 1, { path: titleOf('ru'), value: 'Привет' })
    await change(editor, 2, { path: titleOf('en'), value: 'Hello' })
    const taken = await post(editor, 'POST', '/changes/take_back', {
      ID: randomUUID(),
      FROM: 1,
      TO: 2,
      BASE: 3,
    })
    expect(taken).toMatchObject({ status: 200, json: { REVISION: 4 } })
    expect(taken.json.CHANGES.length).toBeGreaterThan(0)
    const { title } = (await get(owner, '/draft')).json.DRAFT.pages.index.blocks[0].props
    expect(title).toEqual({ ...before.pages.index.blocks[0].props.title, en: 'Hello' })
  })

  it('take back one part of what was changed, and keep the others', async () => {
    const before = (await get(owner, '/draft')).json.DRAFT
    await change(owner, 0, { path: titleOf('uz'), value: 'Salom' })
    await change(owner, 1, { path: ['pages', 'index', 'title', 'en'], value: 'Home' })
    const body = { ID: randomUUID(), FROM: 1, TO: 2, BASE: 2, PATH: ['pages', 'index', 'blocks'] }
    expect((await post(editor, 'POST', '/changes/take_back', body)).status).toBe(200)
    const { title, blocks } = (await get(owner, '/draft')).json.DRAFT.pages.index
    expect(title.en).toBe('Home')
    expect(blocks).toEqual(before.pages.index.blocks)
    const nothing = { ...body, ID: randomUUID(), PATH: ['menu'] }
    expect((await post(owner, 'POST', '/changes/take_back', nothing)).status).toBe(404)
  })

  it('are told if the same place was changed since, and nothing is taken back', async () => {
    await change(owner, 0, { path: titleOf('ru'), value: 'Раз' })
    await change(editor, 1, { path: titleOf('ru'), value: 'Два' })
    const body = { ID: randomUUID(), FROM: 1, TO: 1, BASE: 2 }
    expect((await post(owner, 'POST', '/changes/take_back', body)).status).toBe(409)
    expect((await get(owner, '/draft')).json).toMatchObject({ REVISION: 2 })
    expect((await post(owner, 'POST', '/changes/take_back', { ...body, FROM: 8, TO: 9 })).status).toBe(404)
  })

  it('see a page as it was in a version', async () => {
    await change(owner, 0, { path: titleOf('ru'), value: 'Новая' })
    expect((await post(owner, 'POST', '/publish', { REVISION: 1 })).status).toBe(200)
    const titleIn = async (query: string) =>
      (await get(owner, `/preview${query}`)).json.PAGES[''].blocks[0].props.title.ru
    expect(await titleIn('')).toBe('Новая')
    expect(await titleIn('?version=1')).toBe('Новая')
    expect(await titleIn('?version=0')).not.toBe('Новая')
    expect((await get(owner, '/preview?version=9')).status).toBe(404)
  })

  it('see one page alone, as it is now', async () => {
    const pages = async (slug: string) => (await get(owner, `/preview?page=${slug}`)).json.PAGES
    expect(Object.keys(await pages(''))).toEqual([''])
    for (const [revision, words] of ['Раз', 'Два'].entries()) {
      await change(owner, revision, { path: titleOf('ru'), value: words })
      expect((await pages(''))[''].blocks[0].props.title.ru).toBe(words)
    }
    expect(await pages('none')).toEqual({})
  })
})
