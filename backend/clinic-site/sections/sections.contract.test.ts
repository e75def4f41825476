import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mostSectionBytes, mostSections } from '../../../schemas/api/site-sections.ts'
import { seedDatabase } from '../../content/seed-database.ts'
import type { Backend } from '../../create-backend.ts'
import { company as companyTable, rateLimit, siteSection } from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import { call, sendTo, testBackend } from '../../test/call.ts'
import { testDatabases } from '../../test/databases.ts'
import { addPerson, addStaff, type SignedIn } from '../../test/people.ts'
import { smallSeed } from '../../test/small-seed.ts'

const company = '1001'

const title = { ru: 'О нас', kk: 'Біз туралы', uz: 'Biz haqimizda', en: 'About us' }
const section = {
  id: 'a',
  type: 'columns',
  v: 1,
  props: { count: 2 },
  children: [{ id: 'b', type: 'page-title', v: 1, props: { title } }],
}

describe.each(await testDatabases())('on $name, a section that a clinic has saved', ({ open }) => {
  let db: Database
  let backend: Backend
  let editor: SignedIn
  let analyst: SignedIn
  let stranger: SignedIn
  beforeAll(async () => {
    db = await open()
    backend = testBackend(db)
    await seedDatabase(db, smallSeed)
    editor = await addPerson(db, { lastName: 'Ли', name: 'Виктор' })
    await addStaff(db, editor.account, company, 'editor')
    analyst = await addPerson(db)
    await addStaff(db, analyst.account, company, 'analyst')
    stranger = await addPerson(db)
    await addStaff(db, stranger.account, '1002', 'owner')
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    for (const table of [siteSection, rateLimit]) await db.orm.delete(table)
  })

  const read = async (path: string, who = editor, of = company) =>
    call(backend, `/api/business-api-front2/ru/${of}/0/clinic_website${path}`, { cookie: who.cookie })
  const list = async () => (await read('/sections')).json()
  const send = (
    method: 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    who = editor,
    of = company,
  ) =>
    sendTo(backend, `/api/w-business/ru/${of}/0/clinic_website/sections${path}`, {
      method,
      ...(body !== undefined && { body }),
      headers: { cookie: who.cookie },
    })
  const save = async (NAME = 'О клинике', BLOCK: unknown = section) =>
    (await send('POST', '', { NAME, BLOCK })).json()

  it('is listed by name with who has saved it, as it was, in all languages', async () => {
    await save('Я')
    await save(' А ')
    const [first, second] = await list()
    expect([first.NAME, second.NAME]).toEqual(['А', 'Я'])
    expect(first).toMatchObject({ BLOCK: section, BY: 'Ли Виктор', CHANGED_AT: expect.any(String) })
  })

  it('is seen in the preview of the site by its id, without a change of the draft', async () => {
    const { ID } = await save()
    const seen = await (await read(`/preview?page=&saved=${ID}`)).json()
    expect(seen.PAGES[''].blocks).toEqual([section])
    expect((await (await read('/preview?page=')).json()).PAGES['']?.blocks).not.toEqual([section])
    expect((await read(`/preview?saved=${crypto.randomUUID()}`)).status).toBe(404)
    expect((await read('/preview?saved=mine')).status).toBe(400)
  })

  it('gets another name or other content, and goes when it is deleted', async () => {
    const { ID } = await save()
    const renamed = await (await send('PATCH', `/${ID}`, { NAME: 'Наша клиника' })).json()
    expect(renamed).toMatchObject({ NAME: 'Наша клиника', BLOCK: section })
    const BLOCK = { ...section, children: [] }
    expect(await (await send('PATCH', `/${ID}`, { BLOCK })).json()).toMatchObject({
      NAME: 'Наша клиника',
      BLOCK,
    })
    expect((await send('DELETE', `/${ID}`)).status).toBe(204)
    expect(await list()).toEqual([])
    for (const method of ['PATCH', 'DELETE'] as const)
      expect((await send(method, `/${ID}`, method === 'PATCH' ? { NAME: 'А' } : undefined)).status).toBe(404)
  })

  it('of an older version of its blocks is read in the current one; a block that is unknown here stays as it is', async () => {
    const old = { id: 'h', type: 'hero', v: 1, props: { title } }
    const unknown = { id: 'x', type: 'from-tomorrow', v: 7, props: { any: [1] } }
    await save('Старый', { ...section, children: [old, unknown] })
    const [{ BLOCK }] = await list()
    expect(BLOCK.children[0].v).toBeGreaterThan(1)
    expect(BLOCK.children[1]).toEqual(unknown)
  })

  it('is refused without a name, as no block, nested too deep, and beyond its size or number', async () => {
    const deep = (levels: number): unknown => ({
      ...section,
      id: `d${levels}`,
      children: levels > 1 ? [deep(levels - 1)] : [],
    })
    const wrong = [
      { NAME: ' ', BLOCK: section },
      { NAME: 'А', BLOCK: { id: 'a' } },
      { NAME: 'А', BLOCK: deep(9) },
      { NAME: 'А', BLOCK: { ...section, children: [section] } },
    ]
    for (const body of wrong) expect((await send('POST', '', body)).status).toBe(422)
    const large = { ...section, props: { text: 'я'.repeat(mostSectionBytes / 2) } }
    expect((await send('POST', '', { NAME: 'А', BLOCK: large })).status).toBe(413)
    const row = { company, name: 'А', content: JSON.stringify(section) }
    await db.orm.insert(siteSection).values(Array(mostSections).fill(row))
    const refused = await send('POST', '', { NAME: 'А', BLOCK: section })
    expect([refused.status, (await refused.json()).error.code]).toEqual([409, 'LIST_FULL'])
  })

  it('is saved and changed by who may write the site, and is nothing to another clinic', async () => {
    const { ID } = await save()
    expect((await send('POST', '', { NAME: 'А', BLOCK: section }, analyst)).status).toBe(403)
    expect((await read('/sections', stranger)).status).toBe(403)
    expect((await send('PATCH', `/${ID}`, { NAME: 'Б' }, stranger, '1002')).status).toBe(404)
    expect((await send('DELETE', `/${ID}`, undefined, stranger, '1002')).status).toBe(404)
    expect((await read(`/preview?saved=${ID}`, stranger, '1002')).status).toBe(404)
    expect((await list()).map(({ NAME }: { NAME: string }) => NAME)).toEqual(['О клинике'])
  })

  describe('that is shared', () => {
    let owner: SignedIn
    beforeAll(async () => {
      owner = await addPerson(db)
      for (const code of ['1001', '1002']) await addStaff(db, owner.account, code, 'owner')
    })
    beforeEach(() =>
      db.orm
        .update(companyTable)
        .set({ parent: null })
        .where(inArray(companyTable.code, ['1001', '1002'])),
    )
    const join = () =>
      db.orm.update(companyTable).set({ parent: company }).where(eq(companyTable.code, '1002'))
    const share = async (NAME = 'О сети', BLOCK: unknown = section) =>
      (await send('POST', '', { NAME, BLOCK, IS_SHARED: true }, owner)).json()
    const shown = (id: string, of = company) =>
      call(backend, `/api/front/ru/v1/shared_section/${id}?filter[company]=${of}`)
    const listOf = async (of: string) => (await read('/sections', owner, of)).json()

    it('is listed for the other companies of the network, with whose it is, and for no others', async () => {
      const { ID } = await share()
      expect(await listOf('1002')).toEqual([])
      await join()
      expect(await listOf('1002')).toMatchObject([
        { ID, IS_SHARED: true, IS_OWN: false, OWNER: 'Демо-Дент', STATE: 'kept', BLOCK: section },
      ])
      expect(await listOf(company)).toMatchObject([{ ID, IS_OWN: true }])
    })

    it('is shown to visitors as it is now, by its id; one that is not shared is nothing to them', async () => {
      const [{ ID }, own] = [await share(), await save()]
      expect((await shown(own.ID)).status).toBe(404)
      const BLOCK = { ...section, children: [] }
      expect((await send('PATCH', `/${ID}`, { BLOCK }, owner)).status).toBe(200)
      expect((await (await shown(ID)).json()).BLOCK).toEqual(BLOCK)
      expect((await send('PATCH', `/${own.ID}`, { IS_SHARED: true }, owner)).status).toBe(200)
      expect((await shown(own.ID)).status).toBe(200)
    })

    it('still stands where it was placed when it is removed', async () => {
      const { ID } = await share()
      await join()
      const stateOf = async () => (await (await read(`/sections/${ID}`, owner, '1002')).json()).STATE
      expect(await stateOf()).toBe('kept')
      expect((await send('DELETE', `/${ID}`, undefined, owner)).status).toBe(204)
      expect(await stateOf()).toBe('removed')
      expect((await shown(ID, '1002')).status).toBe(200)
      expect(await listOf(company)).toEqual([])
      expect((await send('PATCH', `/${ID}`, { NAME: 'Снова' }, owner)).status).toBe(404)
    })

    it('is nothing to a company outside the network: neither content, name nor who changed it', async () => {
      const { ID } = await share()
      expect((await shown(ID, '1002')).status).toBe(404)
      expect((await read(`/sections/${ID}`, owner, '1002')).status).toBe(404)
      await join()
      expect((await shown(ID, '1002')).status).toBe(200)
    })

    it('is made and changed only by who may publish, and only where it is', async () => {
      const shared = { NAME: 'О сети', BLOCK: section, IS_SHARED: true }
      expect((await send('POST', '', shared)).status).toBe(403)
      const { ID } = await share()
      expect((await send('PATCH', `/${ID}`, { BLOCK: section })).status).toBe(403)
      expect((await send('PATCH', `/${ID}`, { NAME: 'Другое имя' })).status).toBe(200)
      const own = await save()
      expect((await send('PATCH', `/${own.ID}`, { IS_SHARED: true })).status).toBe(403)
      await join()
      expect((await send('PATCH', `/${ID}`, { BLOCK: section }, owner, '1002')).status).toBe(404)
    })

    it('is refused with what would vanish from the sites that show it', async () => {
      const { ID } = await share()
      const broken = [
        { ...section, type: 'from-tomorrow' },
        { ...section, children: [{ id: 'b', type: 'page-title', v: 1, props: { title: 7 } }] },
      ]
      for (const BLOCK of broken) {
        const refused = await send('PATCH', `/${ID}`, { BLOCK }, owner)
        expect(refused.status).toBe(422)
        const { error } = await refused.json()
        expect(error.fields.BLOCK).toEqual([expect.any(String)])
        expect((await (await shown(ID)).json()).BLOCK).toEqual(section)
      }
      const shared = { NAME: 'О сети', BLOCK: broken[0], IS_SHARED: true }
      expect((await send('POST', '', shared, owner)).status).toBe(422)
    })

    it('has no other shared section in it', async () => {
      const place = { id: 'p', type: 'shared-section', v: 1, props: { section: crypto.randomUUID() } }
      const nested = { ...section, children: [place] }
      for (const BLOCK of [place, nested])
        expect((await send('POST', '', { NAME: 'А', BLOCK, IS_SHARED: true }, owner)).status).toBe(400)
      const own = await save('Внутри', nested)
      expect((await send('PATCH', `/${own.ID}`, { IS_SHARED: true }, owner)).status).toBe(400)
      const { ID } = await share()
      expect((await send('PATCH', `/${ID}`, { BLOCK: nested }, owner)).status).toBe(400)
    })
  })

  it('keeps the pictures in it in use', async () => {
    const picture = { src: '/images/kept.jpg', width: 800, height: 600, alt: { ru: 'Зал' } }
    await save('Фото', { id: 'p', type: 'image', v: 1, props: { image: picture } })
    const items = await (
      await call(backend, `/api/business-api-front2/ru/${company}/0/media`, { cookie: editor.cookie })
    ).json()
    const found = (items.data ?? items).find(({ SRC }: { SRC: string }) => SRC === picture.src)
    expect(found.USED).toMatchObject([{ KIND: 'section', NAME: 'Фото' }])
  })
})
