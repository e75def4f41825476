import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { named } from '../../patterns/by-name.ts'
import { kinds } from '../../patterns/kinds.ts'
import type { Role } from '../../schemas/access/roles.ts'
import heroBlock from '../../schemas/blocks/hero.ts'
import type { Change } from '../../schemas/draft/change.ts'
import { currentVersion } from '../../schemas/page/define-block.ts'
import { tags } from '../../schemas/tags.ts'
import { seedDatabase } from '../content/seed-database.ts'
import type { Backend } from '../create-backend.ts'
import { page, siteChange, siteDraft, siteVersion } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { rawJson } from '../kit/database/raw-json.ts'
import { call, sendTo, testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { hearChanges } from '../test/hear-changes.ts'
import { addPerson, addStaff, type SignedIn } from '../test/people.ts'
import { smallSeed } from '../test/small-seed.ts'

const company = '1001'
const blocks = ['pages', 'index', 'blocks']
const titleOf = (id: string, locale: string) => [...blocks, id, 'props', 'title', locale]
const block = (id: string) => ({ id, type: 'hero', v: 1, props: { title: { ru: id } } })

describe.each(await testDatabases())('on $name, the draft of a site', ({ open }) => {
  let db: Database
  let backend: Backend
  let owner: SignedIn
  let editor: SignedIn
  let editors = 0
  beforeAll(async () => {
    db = await open()
    backend = testBackend(db)
    owner = await member('owner', { lastName: 'Ахметова', name: 'Дана' })
    editor = await member('editor', { lastName: 'Ли', name: 'Виктор' })
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    for (const table of [siteDraft, siteChange, siteVersion]) await db.orm.delete(table)
    await seedDatabase(db, smallSeed)
  })

  async function member(role: Role, names: Parameters<typeof addPerson>[1]): Promise<SignedIn> {
    // Rights need an existing company.
    if (editors++ === 0) await seedDatabase(db, smallSeed)
    const person = await addPerson(db, names)
    await addStaff(db, person.account, company, role)
    return person
  }
  const read = async (path = '', who = owner) => {
    const answer = await call(backend, `/api/business-api-front2/ru/${company}/0/clinic_website${path}`, {
      cookie: who.cookie,
    })
    return answer.json()
  }
  const send = async (who: SignedIn, method: 'POST' | 'PATCH', path: string, body: unknown) => {
    const answer = await sendTo(backend, `/api/w-business/ru/${company}/0/clinic_website${path}`, {
      method,
      body,
      headers: { cookie: who.cookie },
    })
    return { status: answer.status, json: await answer.json() }
  }
  const change = (who: SignedIn, BASE: number, CHANGES: Change[], ID: string = randomUUID()) =>
    send(who, 'PATCH', '/draft', { ID, BASE, CHANGES })
  const publish = (REVISION: number, NOTE?: string) =>
    send(owner, 'POST', '/publish', { REVISION, ...(NOTE && { NOTE }) })
  const published = async () =>
    (await (await call(backend, `/api/front/ru/v1/landing/site/${company}`)).json()).PAGES

  it('begins as what is published, unknown blocks included', async () => {
    const { REVISION, DRAFT } = await read('/draft')
    expect(REVISION).toBe(0)
    const { '': index, about } = await published()
    const [hero, unknown] = index.blocks
    expect(DRAFT.pages).toMatchObject({
      index: { slug: '', title: index.title },
      about: { slug: 'about', ...about },
    })
    expect(DRAFT.pages.index.blocks.map(({ id }: { id: string }) => id)).toEqual(['a', 'b', 'c'])
    expect(DRAFT.pages.index.blocks[1]).toEqual(unknown)
    // A form knows the current version only.
    expect(DRAFT.pages.index.blocks[0]).toEqual({ ...hero, v: currentVersion(heroBlock) })
    expect(DRAFT.menu.map(({ id }: { id: string }) => id)).toEqual(
      DRAFT.menu.map((_: unknown, index: number) => `m${index + 1}`),
    )
    expect(await read()).toMatchObject({
      DRAFT_VERSION: 0,
      PUBLISHED_VERSION: 0,
      IS_PUBLISHED: true,
      CHANGES: 0,
      // A dead link in the published menu is no news.
      CHECKS: [],
    })
  })

  it('is the first one until it is published, where the clinic has no page of its own yet', async () => {
    expect(await read()).toMatchObject({ IS_FIRST: false })
    await db.orm.delete(page).where(eq(page.company, company))
    expect(await read()).toMatchObject({ IS_FIRST: true })
    await change(owner, 0, [
      { path: ['pages', 'index'], value: { slug: '', title: { ru: 'Клиника' }, blocks: [block('a')] } },
    ])
    expect(await read()).toMatchObject({ IS_FIRST: true, CHANGES: 1 })
    expect((await publish(1)).status).toBe(200)
    expect(await read()).toMatchObject({ IS_FIRST: false })
  })

  it('asks before the first publication whether ready sentences are true, and not again', async () => {
    await db.orm.delete(page).where(eq(page.company, company))
    const lead = { ru: named(kinds, 'dentistry').start.editorial.lead.ru }
    const ready = { ...block('a'), props: { title: { ru: 'Клиника' }, lead } }
    await change(owner, 0, [
      { path: ['pages', 'index'], value: { slug: '', title: { ru: 'Клиника' }, blocks: [ready] } },
    ])
    const asked = expect.objectContaining({
      CODE: 'readyPromise',
      PATH: [...blocks, 'a', 'props', 'lead'],
    })
    expect((await read()).WARNINGS).toContainEqual(asked)
    expect((await publish(1)).status).toBe(200)
    expect((await read()).WARNINGS).not.toContainEqual(asked)
  })

  it('saves changes that nobody but its editors sees', async () => {
    const before = await published()
    const begun = Date.now()
    const saved = await change(owner, 0, [{ path: titleOf('d', 'kk'), value: 'Ішінде' }])
    expect(saved).toMatchObject({ status: 200, json: { REVISION: 1, CHANGES: [] } })
    expect((await read('/draft', editor)).DRAFT.pages.index.blocks[2].children[0].props.title).toEqual({
      ru: 'Внутри',
      kk: 'Ішінде',
    })
    expect(await published()).toEqual(before)
    const { CHANGED_AT, ...state } = await read()
    expect(state).toMatchObject({ DRAFT_VERSION: 1, CHANGES: 1 })
    expect(Date.parse(CHANGED_AT)).toBeGreaterThan(begun - 1000)
    expect(Date.parse(CHANGED_AT)).toBeLessThanOrEqual(Date.now())
  })

  it('merges what two people change from the same revision (PS2)', async () => {
    const theirs: Change = { path: [...blocks, 'x'], value: block('x'), place: { after: 'a' } }
    await change(owner, 0, [theirs])
    expect(await change(editor, 0, [{ path: titleOf('a', 'ru'), value: 'Добрый день' }])).toMatchObject({
      status: 200,
      json: { REVISION: 2, CHANGES: [theirs] },
    })
    const { DRAFT } = await read('/draft')
    expect(DRAFT.pages.index.blocks.map(({ id }: { id: string }) => id)).toEqual(['a', 'x', 'b', 'c'])
  })

  it('asks the second of two who change the same text, and keeps the first (PS2)', async () => {
    await change(owner, 0, [{ path: titleOf('a', 'ru'), value: 'Первый' }])
    const mine: Change = { path: titleOf('a', 'ru'), value: 'Второй' }
    const { status, json } = await change(editor, 0, [{ path: titleOf('a', 'kk'), value: 'Екінші' }, mine])
    expect([status, json.error.code]).toEqual([409, 'DRAFT_CONFLICT'])
    expect(json.error.data).toMatchObject({
      REVISION: 1,
      CONFLICTS: [
        { CHANGE: mine, BASE: 'Здравствуйте', THEIRS: 'Первый', BY: 'Ахметова Дана', IS_MINE: false },
      ],
    })
    const { json: own } = await change(owner, 0, [mine])
    expect(own.error.data.CONFLICTS).toMatchObject([{ IS_MINE: true }])
    expect((await read('/draft')).REVISION).toBe(1)
    expect((await change(editor, 1, [mine])).status).toBe(200)
  })

  it('saves once what a lost connection sends twice', async () => {
    const id = randomUUID()
    const inserted: Change = { path: [...blocks, 'x'], value: block('x'), place: { after: null } }
    await change(owner, 0, [inserted], id)
    await change(editor, 1, [{ path: titleOf('x', 'ru'), value: 'Другой' }])
    expect(await change(owner, 0, [inserted], id)).toEqual({
      status: 200,
      json: { REVISION: 1, SAVE: id, CHANGES: [] },
    })
    expect((await read('/draft')).REVISION).toBe(2)
  })

  it('loses none of many changes that come at once', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => `n${index}`)
    const answers = await Promise.all(
      ids.map((id, index) =>
        change(index % 2 ? owner : editor, 0, [
          { path: [...blocks, id], value: block(id), place: { after: 'a' } },
        ]),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200))
    expect(new Set(answers.map(({ json }) => json.REVISION)).size).toBe(ids.length)
    const { DRAFT } = await read('/draft')
    const there = DRAFT.pages.index.blocks.map(({ id }: { id: string }) => id)
    expect(there.filter((id: string) => id.startsWith('n')).sort()).toEqual([...ids].sort())
  })

  it.each<[string, Change]>([
    ['leads to nothing', { path: titleOf('gone', 'ru'), value: 'x' }],
    ['leaves a block without a type', { path: [...blocks, 'a', 'type'] }],
    ['makes a page of something else', { path: ['pages', 'new'], value: 'text' }],
    [
      'has an id twice',
      { path: ['pages', 'new'], value: { slug: 'n', title: {}, blocks: [block('y'), block('y')] } },
    ],
    ['puts a block into itself', { path: [...blocks, 'c'], place: { parent: 'd', after: null } }],
    ['chooses a template that there is not', { path: ['design', 'template'], value: 'brutalist' }],
  ])('refuses a change that %s, and keeps what there is', async (_, one) => {
    expect((await change(owner, 0, [one])).status).toBe(400)
    expect((await read('/draft')).REVISION).toBe(0)
  })

  it('is published as a version, with exactly the pages invalidated that it changes (PS3)', async () => {
    const { '': index } = await published()
    const stored = () =>
      db.orm
        .select({ content: rawJson(page.content) })
        .from(page)
        .orderBy(page.slug)
    const [, about] = await stored()
    await change(owner, 0, [{ path: titleOf('a', 'ru'), value: 'Добрый день' }])
    const { heard, stop } = await hearChanges(db)
    expect(await publish(1, 'Приветствие')).toEqual({
      status: 200,
      json: { PUBLISHED_VERSION: 1, SLUGS: [''] },
    })
    await expect.poll(() => heard).toEqual([[tags.sitePage(company, '')]])
    await stop()
    const [first, second] = (await published())[''].blocks
    expect(first.props).toEqual({ title: { ru: 'Добрый день' } })
    expect(second).toEqual(index.blocks[1])
    expect((await stored())[1]).toEqual(about)
    expect(await read()).toMatchObject({ PUBLISHED_VERSION: 1, CHANGES: 0, CHANGED_AT: null })
    expect(await publish(1)).toEqual({ status: 200, json: { PUBLISHED_VERSION: 1, SLUGS: [] } })
  })

  it('publishes pages, menu and design together', async () => {
    const menuItem = { id: 'new', name: { ru: 'Цены' }, type: 0, alias: 'prices', isHidden: false }
    await change(owner, 0, [
      { path: ['pages', 'prices'], value: { slug: 'prices', title: { ru: 'Цены' }, blocks: [block('p')] } },
      { path: ['pages', 'about'] },
      { path: ['menu', 'new'], value: menuItem, place: { after: null } },
      { path: ['design', 'template'], value: 'landing-blog' },
    ])
    expect((await publish(1)).status).toBe(200)
    expect(Object.keys(await published())).toEqual(['', 'prices'])
    const menu = await (await call(backend, `/api/front/ru/v1/landing/menu/${company}`)).json()
    expect(menu.data[0]).toMatchObject({ MENU_ITEM_NAME: 'Цены', ALIAS: 'prices' })
    const found = await (await call(backend, `/api/front/ru/v1/company/demo-dent`)).json()
    expect(JSON.stringify(found)).toContain('landing-blog')
  })

  it('is not published while something stands in the way, and says where (PS3)', async () => {
    await change(owner, 0, [
      { path: ['pages', 'index', 'title', 'ru'], value: ' ' },
      { path: ['pages', 'about', 'slug'], value: 'pro' },
      {
        path: ['menu', 'm'],
        value: { id: 'm', name: { ru: 'Наш сайт' }, type: 1, relationType: 3, isHidden: false },
        place: { after: null },
      },
    ])
    const { status, json } = await publish(1)
    expect([status, json.error.code]).toEqual([422, 'NOT_PUBLISHABLE'])
    expect(json.error.data.CHECKS).toEqual([
      expect.objectContaining({
        CODE: 'required',
        PATH: ['pages', 'index', 'title', 'ru'],
        MESSAGE: 'Заполните это поле.',
      }),
      expect.objectContaining({ CODE: 'reservedSlug', PATH: ['pages', 'about', 'slug'] }),
      expect.objectContaining({ CODE: 'noTarget', PATH: ['menu', 'm'] }),
    ])
    expect((await read()).CHECKS).toEqual(json.error.data.CHECKS)
  })

  it('is not published if somebody has changed it since it was looked at', async () => {
    await change(owner, 0, [{ path: titleOf('a', 'ru'), value: 'x' }])
    expect((await publish(0)).status).toBe(409)
  })

  it('keeps all versions, and becomes like any of them again (PS4)', async () => {
    const original = (await read('/draft')).DRAFT
    await change(owner, 0, [{ path: titleOf('a', 'ru'), value: 'Первая' }])
    await publish(1, 'Первая')
    await change(owner, 1, [{ path: [...blocks, 'a'] }, { path: ['pages', 'about'] }])
    await publish(2)
    expect(await read('/versions')).toMatchObject([
      { NUMBER: 2, NOTE: null, PUBLISHED_BY: 'Ахметова Дана' },
      { NUMBER: 1, NOTE: 'Первая', PUBLISHED_BY: 'Ахметова Дана' },
      { NUMBER: 0, NOTE: null, PUBLISHED_BY: null },
    ])
    expect((await read('/versions/0')).DRAFT).toEqual(original)
    const restored = await send(editor, 'POST', '/versions/0/restore', { ID: randomUUID() })
    expect(restored).toMatchObject({ status: 200, json: { REVISION: 3 } })
    expect((await read('/draft')).DRAFT).toEqual(original)
    expect((await published())['']?.blocks[0].id).toBe('b')
    await publish(3)
    expect((await published())[''].blocks[0].id).toBe('a')
    expect((await read('/versions')).length).toBe(4)
    expect((await send(owner, 'POST', '/versions/9/restore', { ID: randomUUID() })).status).toBe(404)
  })

  it('is not published by an editor without that right', async () => {
    expect((await send(editor, 'POST', '/publish', { REVISION: 0 })).status).toBe(403)
  })
})
