import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedDatabase } from '../../content/seed-database.ts'
import type { Backend } from '../../create-backend.ts'
import {
  account,
  membership,
  outbox,
  rateLimit,
  siteApproval,
  siteChange,
  siteDraft,
  siteVersion,
} from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import { call, sendTo, testBackend } from '../../test/call.ts'
import { testDatabases } from '../../test/databases.ts'
import { addPerson, addStaff, type SignedIn } from '../../test/people.ts'
import { smallSeed } from '../../test/small-seed.ts'

const company = '1001'

describe.each(await testDatabases())('on $name, a request to publish a site', ({ open }) => {
  let db: Database
  let backend: Backend
  let editor: SignedIn
  let owner: SignedIn
  let manager: SignedIn
  beforeAll(async () => {
    db = await open()
    backend = testBackend(db)
    await seedDatabase(db, smallSeed)
    editor = await member('editor', { lastName: 'Ли', name: 'Виктор', locale: 'uz' })
    owner = await member('owner', { lastName: 'Ахметова', name: 'Дана', locale: 'kk' })
    manager = await member('manager', { lastName: 'Ким', name: 'Ольга' })
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    for (const table of [siteDraft, siteChange, siteVersion, siteApproval, outbox, rateLimit])
      await db.orm.delete(table)
    await seedDatabase(db, smallSeed)
  })

  async function member(role: 'owner' | 'manager' | 'editor', names: Parameters<typeof addPerson>[1]) {
    const person = await addPerson(db, names)
    await addStaff(db, person.account, company, role)
    return person
  }
  const read = async (path = '', who = owner) => {
    const address = `/api/business-api-front2/ru/${company}/0/clinic_website${path}`
    return (await call(backend, address, { cookie: who.cookie })).json()
  }
  const send = async (who: SignedIn, method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => {
    const address = `/api/w-business/ru/${company}/0/clinic_website${path}`
    const answer = await sendTo(backend, address, { method, body, headers: { cookie: who.cookie } })
    return { status: answer.status, json: answer.status === 204 ? undefined : await answer.json() }
  }
  const write = (BASE: number, title: string, block = 'a') =>
    send(editor, 'PATCH', '/draft', {
      ID: crypto.randomUUID(),
      BASE,
      CHANGES: [{ path: ['pages', 'index', 'blocks', block, 'props', 'title', 'ru'], value: title }],
    })
  const ask = (REVISION: number, NOTE?: string) => send(editor, 'POST', '/review', { REVISION, NOTE })
  const approve = (who: SignedIn, WHICH: 'sent' | 'newest', REVISION: number, number = 1) =>
    send(who, 'POST', `/review/${number}/approve`, { WHICH, REVISION })
  const title = async () => {
    const answer = await call(backend, `/api/front/ru/v1/landing/site/${company}`)
    return (await answer.json()).PAGES[''].blocks[0].props.title.ru
  }
  const current = async (who?: SignedIn) => (await read('', who)).REVIEW
  const mails = async () => {
    const rows = await db.orm.select().from(outbox).orderBy(asc(outbox.id))
    return rows.map(({ template, recipient, locale }) => [template, recipient, locale])
  }

  it('names what was sent, and is told to all who may publish, in their languages', async () => {
    await write(0, 'Новый')
    expect(await ask(1, 'Новые цены')).toEqual({ status: 200, json: { NUMBER: 1 } })
    expect(await current()).toMatchObject({
      NUMBER: 1,
      STATE: 'open',
      BY: 'Ли Виктор',
      IS_MINE: false,
      NOTE: 'Новые цены',
      REVISION: 1,
      LATER: 0,
    })
    expect((await current(editor)).IS_MINE).toBe(true)
    const [mail] = await db.orm.select().from(outbox)
    expect(mail?.params).toMatchObject({ LINK: `/pro/${company}/clinic-website?review=1` })
    expect((await mails()).sort()).toEqual(
      [
        ['site-review-asked', owner.account.email, 'kk'],
        ['site-review-asked', manager.account.email, 'ru'],
      ].sort(),
    )
  })

  it('is refused without changes, and for another revision than the one that was seen', async () => {
    expect((await ask(0)).json.error.code).toBe('NOTHING_TO_PUBLISH')
    await write(0, 'Новый')
    expect((await ask(0)).status).toBe(409)
    expect(await current()).toBeNull()
  })

  it('is published as it was sent: what was saved since waits, and is counted', async () => {
    await write(0, 'Отправлено')
    await ask(1)
    await write(1, 'Позже')
    expect((await current()).LATER).toBe(1)
    expect((await approve(owner, 'sent', 2)).status).toBe(200)
    expect(await title()).toBe('Отправлено')
    expect(await read()).toMatchObject({ CHANGES: 1, REVIEW: null })
    expect((await mails()).at(-1)).toEqual(['site-review-published', editor.account.email, 'uz'])
  })

  it('is published as the draft is by now, if that was seen', async () => {
    await write(0, 'Отправлено')
    await ask(1)
    await write(1, 'Позже')
    expect((await approve(owner, 'newest', 1)).status).toBe(409)
    expect((await current()).STATE).toBe('open')
    expect((await approve(owner, 'newest', 2)).status).toBe(200)
    expect(await title()).toBe('Позже')
  })

  it('keeps what was published since it was sent, and is not published over the same field', async () => {
    await write(0, 'Отправлено')
    await ask(1)
    await write(1, 'Иначе')
    await send(owner, 'POST', '/schedule', { REVISION: 2, AT: '2099-01-01T00:00:00Z' })
    // The draft is published as it is by now, without this request.
    await db.orm.update(siteApproval).set({ state: 'superseded' })
    await send(owner, 'POST', '/publish', { REVISION: 2 })
    await db.orm.update(siteApproval).set({ state: 'open' })
    const { status, json } = await approve(owner, 'sent', 2)
    expect([status, json.error.data.CHECKS[0].CODE]).toEqual([422, 'changedSince'])
    expect([await title(), (await current()).STATE]).toEqual(['Иначе', 'open'])
  })

  it('is returned with a note to who has sent it', async () => {
    await write(0, 'Новый')
    await ask(1)
    expect((await send(owner, 'POST', '/review/1/return', {})).status).toBe(422)
    expect((await send(owner, 'POST', '/review/1/return', { NOTE: 'Нет цены' })).status).toBe(204)
    expect(await current(editor)).toMatchObject({
      STATE: 'returned',
      ANSWER: 'Нет цены',
      DECIDED_BY: 'Ахметова Дана',
    })
    expect((await mails()).at(-1)).toEqual(['site-review-returned', editor.account.email, 'uz'])
  })

  it('is decided once: of two the second reads who was first', async () => {
    await write(0, 'Новый')
    await ask(1)
    const answers = await Promise.all([
      approve(owner, 'sent', 1),
      send(manager, 'POST', '/review/1/return', { NOTE: 'Нет' }),
    ])
    const [lost] = answers.filter(({ status }) => status === 409)
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    const isPublished = answers[0].status === 200
    expect(lost?.json.error).toMatchObject({
      code: 'STATE_CHANGED',
      data: isPublished
        ? { STATUS: 'published', BY: 'clinic', NAME: 'Ахметова Дана' }
        : { STATUS: 'returned', BY: 'clinic', NAME: 'Ким Ольга' },
    })
  })

  it('is withdrawn by who has sent it, and by nobody else', async () => {
    await write(0, 'Новый')
    await ask(1)
    expect((await send(owner, 'DELETE', '/review/1')).status).toBe(403)
    expect((await send(editor, 'DELETE', '/review/1')).status).toBe(204)
    expect(await current()).toBeNull()
    expect((await approve(owner, 'sent', 1)).json.error.code).toBe('STATE_CHANGED')
  })

  it('is replaced by a newer one', async () => {
    await write(0, 'Новый')
    await ask(1)
    await write(1, 'Новее')
    expect((await ask(2)).json).toEqual({ NUMBER: 2 })
    expect((await approve(owner, 'sent', 2, 1)).json.error.data).toMatchObject({ STATUS: 'superseded' })
    expect(await current()).toMatchObject({ NUMBER: 2, STATE: 'open' })
  })

  it('is over when somebody publishes the draft', async () => {
    await write(0, 'Новый')
    await ask(1)
    await send(manager, 'POST', '/publish', { REVISION: 1 })
    expect(await current()).toBeNull()
    expect((await approve(owner, 'sent', 1)).json.error.data).toMatchObject({
      STATUS: 'published',
      NAME: 'Ким Ольга',
    })
    expect((await mails()).at(-1)).toEqual(['site-review-published', editor.account.email, 'uz'])
  })

  it('waits on when who decides may no longer publish', async () => {
    await write(0, 'Новый')
    await ask(1)
    expect((await approve(editor, 'sent', 1)).status).toBe(403)
    const demoted = await member('manager', { lastName: 'Оспан', name: 'Айдар' })
    await db.orm.update(membership).set({ role: 'editor' }).where(eq(membership.account, demoted.account.id))
    const { status } = await approve(demoted, 'sent', 1)
    expect([status, (await current()).STATE]).toEqual([403, 'open'])
  })

  it('is shown as it was sent, and what was published then', async () => {
    await write(0, 'Отправлено')
    await ask(1)
    await write(1, 'Позже')
    const shown = async (name: string) =>
      (await read(`/preview?${name}=1&page=`)).PAGES[''].blocks[0].props.title.ru
    expect([await shown('reviewBase'), await shown('review')]).toEqual(['Здравствуйте', 'Отправлено'])
    const { DRAFT, BASE } = await read('/review/1')
    expect(DRAFT.pages.index.blocks[0].props.title.ru).toBe('Отправлено')
    expect(BASE.pages.index.blocks[0].props.title.ru).toBe('Здравствуйте')
  })

  it('stays readable when the account of its sender is gone', async () => {
    const gone = await member('editor', { lastName: 'Пак', name: 'Ирина' })
    await write(0, 'Новый')
    await send(gone, 'POST', '/review', { REVISION: 1 })
    await db.orm.delete(account).where(eq(account.id, gone.account.id))
    expect(await current()).toMatchObject({ BY: null, STATE: 'open' })
    expect((await approve(owner, 'sent', 1)).status).toBe(200)
  })
})
