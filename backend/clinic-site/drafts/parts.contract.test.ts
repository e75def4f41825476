import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedDatabase } from '../../content/seed-database.ts'
import { siteChange, siteDraft } from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import { testBackend } from '../../test/call.ts'
import { siteEditor } from '../../test/clinic-site.ts'
import { testDatabases } from '../../test/databases.ts'
import { smallSeed } from '../../test/small-seed.ts'

const company = '1001'
const page = (slug: string, ru = 'Цены') => ({ slug, title: { ru }, blocks: [] })

describe.each(await testDatabases())('on $name, a part of the draft (PS6)', ({ open }) => {
  let db: Database
  let owner: Awaited<ReturnType<typeof siteEditor>>
  let registrar: typeof owner
  beforeAll(async () => {
    db = await open()
    await seedDatabase(db, smallSeed)
    const backend = testBackend(db)
    owner = await siteEditor(db, backend, company, 'owner')
    registrar = await siteEditor(db, backend, company, 'registrar')
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    for (const table of [siteDraft, siteChange]) await db.orm.delete(table)
  })

  it('the menu: is read with what its entries depend on, and becomes the tree that is sent', async () => {
    const { json } = await owner.read('/menu')
    expect(json).toMatchObject({ REVISION: 0, FACTS: { TAKES_QUESTIONS: expect.any(Boolean) } })
    const [first, ...others] = json.MENU
    const MENU = [...others, { ...first, name: { ru: 'О нас' } }]
    expect(await owner.send('PUT', '/menu', { MENU })).toMatchObject({
      status: 200,
      json: { REVISION: 1, CHANGES: [] },
    })
    expect((await owner.draft()).menu).toEqual(MENU)
    // An equal value is no change.
    expect((await owner.send('PUT', '/menu', { MENU })).json.REVISION).toBe(1)
  })

  it('the menu: is merged with what others have changed since it was seen', async () => {
    const [first, second, third] = (await owner.read('/menu')).json.MENU
    await owner.change(0, [{ path: ['menu', third.id, 'isHidden'], value: false }])
    const mine = [first, { ...second, name: { ru: 'Мой' } }, third]
    expect((await owner.send('PUT', '/menu', { BASE: 0, MENU: mine })).status).toBe(200)
    expect((await owner.draft()).menu).toMatchObject([{}, { name: { ru: 'Мой' } }, { isHidden: false }])
    const again = [first, { ...second, name: { ru: 'Другой' } }, third]
    const { status, json } = await owner.send('PUT', '/menu', { BASE: 0, MENU: again })
    expect([status, json.error.code]).toEqual([409, 'DRAFT_CONFLICT'])
  })

  it('the gallery: photos are added, read, changed, put in order and removed, and are those of the area', async () => {
    const photo = (key: string) => ({
      image: { src: `/images/photos/1001/${key}`, width: 8, height: 6, alt: { ru: 'Кабинет' } },
    })
    const add = async (key: string) =>
      (await owner.send('POST', '/gallery', { VALUE: photo(key) })).json as { CODE: string; REVISION: number }
    const codes = async () =>
      (await owner.read('/gallery')).json.data.map(({ CODE }: { CODE: string }) => CODE)
    const [before, first, second] = [await codes(), await add('room'), await add('hall')]
    expect(await codes()).toEqual([...before, first.CODE, second.CODE])
    await owner.send('PUT', '/gallery_order', {
      CODE: second.CODE,
      AFTER: before.at(-1) ?? null,
    })
    expect(await codes()).toEqual([...before, second.CODE, first.CODE])
    const caption = { ru: 'Зал' }
    const { status, json } = await owner.send('PUT', `/gallery/${first.CODE}`, {
      VALUE: { ...photo('room'), caption },
      REVISION: first.REVISION,
    })
    expect([status, json.VALUE.caption]).toEqual([200, caption])
    expect((await owner.read(`/gallery/${first.CODE}`)).json.VALUE.caption).toEqual(caption)
    expect((await owner.send('DELETE', `/gallery/${second.CODE}`)).status).toBe(204)
    expect(await codes()).toEqual([...before, first.CODE])
    expect((await registrar.send('POST', '/gallery', { VALUE: photo('room') })).status).toBe(403)
  })

  it('a page: is added, read, changed and removed by its id', async () => {
    expect((await owner.read('/page/p1')).status).toBe(404)
    expect((await owner.send('PUT', '/page/p1', { PAGE: page('price') })).status).toBe(404)
    expect((await owner.send('POST', '/page/p1', { PAGE: page('price') })).status).toBe(201)
    expect((await owner.send('POST', '/page/p1', { PAGE: page('price') })).status).toBe(409)
    expect((await owner.read('/page/p1')).json).toEqual({ REVISION: 1, PAGE: page('price') })
    expect((await owner.send('PUT', '/page/p1', { PAGE: page('prices', 'Наши цены') })).status).toBe(200)
    expect((await owner.draft()).pages.p1).toEqual(page('prices', 'Наши цены'))
    expect((await owner.send('DELETE', '/page/p1')).json.REVISION).toBe(3)
    expect((await owner.send('DELETE', '/page/p1')).status).toBe(404)
  })

  it('the design: becomes what is sent', async () => {
    const DESIGN = { template: 'landing-blog', theme: {} }
    expect((await owner.send('PUT', '/design', { DESIGN })).status).toBe(200)
    expect((await owner.read('/design')).json).toEqual({ REVISION: 1, DESIGN })
  })

  it.each<[string, 'PUT' | 'POST', string, unknown]>([
    [
      'a menu with an id twice',
      'PUT',
      '/menu',
      { MENU: Array(2).fill({ id: 'a', name: { ru: 'a' }, type: 1, isHidden: false }) },
    ],
    ['a menu that is none', 'PUT', '/menu', { MENU: 'menu' }],
    ['a page without blocks', 'POST', '/page/p1', { PAGE: { slug: 'a', title: { ru: 'a' } } }],
    ['a template that there is not', 'PUT', '/design', { DESIGN: { template: 'brutalist', theme: {} } }],
  ])('is not changed by %s', async (_, method, path, body) => {
    expect((await owner.send(method, path, body)).status).toBe(422)
    expect((await owner.read('/draft')).json.REVISION).toBe(0)
  })

  it('is not changed from a revision that there is not yet', async () => {
    expect((await owner.send('PUT', '/menu', { BASE: 7, MENU: [] })).status).toBe(400)
  })

  it('is neither read nor changed without the right', async () => {
    for (const path of ['/menu', '/page/about', '/design'])
      expect((await registrar.read(path)).status).toBe(403)
    expect((await registrar.send('PUT', '/menu', { MENU: [] })).status).toBe(403)
    expect((await registrar.send('DELETE', '/page/about')).status).toBe(403)
  })
})
