import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Change } from '../../../schemas/draft/change.ts'
import { seedDatabase } from '../../content/seed-database.ts'
import type { Backend } from '../../create-backend.ts'
import { siteChange, siteDraft } from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import { call, sendTo, testBackend } from '../../test/call.ts'
import { openEither } from '../../test/databases.ts'
import { addPerson, addStaff } from '../../test/people.ts'
import { smallSeed } from '../../test/small-seed.ts'

const site = '1001/0/clinic_website'
const props = ['pages', 'index', 'blocks', 'a', 'props']
const title = (locale: string, value: string): Change => ({ path: [...props, 'title', locale], value })
const tooLong = { path: ['pages', 'index', 'title', 'ru'], value: 'я'.repeat(5001) }
const nested = (times: number): unknown => JSON.parse(`${'['.repeat(times)}${']'.repeat(times)}`)

let db: Database
let backend: Backend
let cookie: string
beforeAll(async () => {
  db = await openEither()
  backend = testBackend(db)
  await seedDatabase(db, smallSeed)
  const owner = await addPerson(db)
  await addStaff(db, owner.account, '1001', 'owner')
  cookie = owner.cookie
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.orm.delete(siteDraft)
  await db.orm.delete(siteChange)
})

const read = async (path: string) => {
  const headers = { cookie, origin: 'http://api.test' }
  const answer = await call(backend, `/api/business-api-front2/ru/${site}${path}`, headers)
  return { status: answer.status, json: await answer.json() }
}
const send = async (method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: unknown) => {
  const options = { method, body, headers: { cookie } }
  const answer = await sendTo(backend, `/api/w-business/ru/${site}${path}`, options)
  return { status: answer.status, json: await answer.json() }
}
type Named = { ID?: string; BASE?: number; BASE_SAVE?: string }
const change = (changes: readonly Change[], { ID = randomUUID(), BASE = 0, BASE_SAVE }: Named = {}) =>
  send('PATCH', '/draft', { ID, BASE, BASE_SAVE, CHANGES: changes })
const titles = async () => (await read('/draft')).json.DRAFT.pages.index.blocks[0].props.title

describe('a change of a draft by somebody who means no good', () => {
  it.each<[string, Change]>([
    ['a page that validation passes over', { path: ['pages', '__proto__'], value: null }],
    ['the prototype of a page', { path: ['pages', 'index', '__proto__', 'x'], value: 1 }],
    ['the prototype of a block', { path: [...props, '__proto__', 'x'], value: 1 }],
    ['the prototype of the design', { path: ['design', '__proto__', 'x'], value: 1 }],
    ['such a name in a value', { path: [...props, 'x'], value: JSON.parse('{"__proto__":{"x":1}}') }],
    ['a page by an inherited name', { path: ['pages', 'constructor', 'title', 'ru'], value: 'x' }],
    ['a value that is endlessly deep', { path: [...props, 'x'], value: nested(500) }],
    ['texts that cannot be stored', title('ru', 'a\0')],
  ])('is refused, and the site can still be read: %s', async (_, hostile) => {
    expect([400, 422]).toContain((await change([hostile])).status)
    for (const path of ['', '/draft', '/changes', '/preview']) expect((await read(path)).status).toBe(200)
    expect({}).not.toHaveProperty('x')
  })

  it.each([
    ['/menu', `{"MENU":${'[{"id":"a","items":'.repeat(500)}[]${'}]'.repeat(500)}}`],
    ['/page/deep', JSON.stringify({ PAGE: { slug: 'a', title: {}, blocks: nested(500) } })],
    ['/design', JSON.stringify({ DESIGN: { template: 'landing', theme: { a: nested(500) } } })],
  ])('is refused as a whole part too (%s)', async (path, body) => {
    expect((await send('PUT', path, JSON.parse(body))).status).toBe(400)
  })

  it('names revisions that no database has', async () => {
    const most = 2 ** 40
    const takeBack = (body: object) =>
      send('POST', '/changes/take_back', { ID: randomUUID(), FROM: 1, TO: 1, BASE: 0, ...body })
    const answers = [
      await takeBack({ FROM: most }),
      await takeBack({ TO: most }),
      await takeBack({ BASE: most }),
      await change([title('ru', 'x')], { BASE: most }),
      await read(`/editors?id=${randomUUID()}&page=index&revision=${most}`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 400])
  })

  it('is told that the server no longer has its revision, as after a backup was restored', async () => {
    await change([title('ru', 'Раз')])
    const { status, json } = await change([title('kk', 'Бір')], { BASE: 40 })
    expect([status, json.error.code, json.error.data]).toEqual([409, 'DRAFT_RESTORED', { REVISION: 1 }])
    expect((await read('/draft?revision=40')).json.REVISION).toBe(1)
    expect((await read('/draft?revision=0')).json.DRAFT.pages.index.blocks[0].props.title.ru).not.toBe('Раз')
  })

  it('is told that a revision is another one than theirs, as after a backup was restored and changed', async () => {
    const seen = (await change([title('ru', 'Раз')])).json
    await db.orm.delete(siteDraft)
    await db.orm.delete(siteChange)
    await change([title('ru', 'Один')])
    const now = (await change([title('ru', 'Два')], { BASE: 1 })).json
    const TAKEN = { ID: randomUUID(), FROM: 1, TO: 2, BASE: 1, BASE_SAVE: seen.SAVE }
    const refused = [
      await change([title('kk', 'Бір')], { BASE: 1, BASE_SAVE: seen.SAVE }),
      await send('POST', '/changes/take_back', TAKEN),
      await read(`/editors?id=${randomUUID()}&page=index&revision=1&save=${seen.SAVE}`),
    ]
    expect(refused.map(({ status, json }) => [status, json.error.code])).toEqual(
      refused.map(() => [409, 'DRAFT_RESTORED']),
    )
    expect((await read('/draft')).json).toMatchObject({ REVISION: 2, SAVE: now.SAVE })
    expect((await change([title('kk', 'Бір')], { BASE: 2, BASE_SAVE: now.SAVE })).status).toBe(200)
    expect(await titles()).toMatchObject({ ru: 'Два', kk: 'Бір' })
  })

  it('finds no page under a name that every object has', async () => {
    expect((await send('DELETE', '/page/constructor')).status).toBe(404)
    expect((await send('DELETE', '/page/__proto__')).status).toBe(400)
  })
})

describe('what was saved under an id', () => {
  const ID = randomUUID()

  it('is not saved again, whatever has been saved since', async () => {
    await change([title('ru', 'Раз')], { ID })
    await change([title('kk', 'Бір')], { BASE: 1 })
    const again = [
      await change([title('ru', 'Раз')], { ID }),
      await change([title('ru', 'Раз')], { ID, BASE: 2 }),
    ]
    expect(again.map(({ status, json }) => [status, json.REVISION])).toEqual([
      [200, 1],
      [200, 2],
    ])
    expect(await titles()).toMatchObject({ ru: 'Раз', kk: 'Бір' })
  })

  it.each([
    ['others', [title('kk', 'Бір')]],
    ['more', [title('ru', 'Раз'), title('kk', 'Бір')]],
  ])('is not said to be saved if it is %s', async (_, changes) => {
    await change([title('ru', 'Раз')], { ID })
    expect((await change(changes, { ID })).json.error.code).toBe('CONFLICT')
    expect((await change(changes, { ID, BASE: 1 })).json.error.code).toBe('CONFLICT')
  })
})

it('a change that cannot be saved is named alone among a thousand others', async () => {
  const others = Array.from({ length: 999 }, (_, at): Change => ({ path: [...props, `x${at}`], value: at }))
  const { status, json } = await change(others.toSpliced(500, 0, tooLong))
  expect([status, json.error.data.REFUSED]).toEqual([400, [tooLong]])
})
