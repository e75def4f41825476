import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Backend } from '../backend/create-backend.ts'
import { call, sendTo, testBackend } from '../backend/test/call.ts'
import { addPerson, addStaff, type SignedIn } from '../backend/test/people.ts'
import { productEditor } from '../backend/test/product-editor.ts'
import cities from '../schemas/areas/cities.ts'
import doctors from '../schemas/areas/doctors.ts'
import specialities from '../schemas/areas/specialities.ts'
import { type OpenedSite, openSite } from './lib/open-site.ts'

let site: OpenedSite
let backend: Backend
let owner: SignedIn
let editor: Awaited<ReturnType<typeof productEditor>>
beforeAll(async () => {
  site = await openSite()
  backend = testBackend(site.db)
  editor = await productEditor(site.db, backend)
  owner = await addPerson(site.db)
  await addStaff(site.db, owner.account, '1001', 'owner')
})
afterAll(() => site.db.close())

const front = async (path: string) => (await call(backend, `/api/front/ru/v1/${path}`)).json()
const suggested = async (query: string) =>
  JSON.stringify(await front(`search/suggest?q=${encodeURIComponent(query)}`))
const titleOf = async (path: string) => {
  const outcome = await site.open(path)
  if (outcome.kind !== 'page') throw new Error(`${path} is no page`)
  return outcome.page.head.title
}

describe.each([cities, specialities])('the dictionary $name', ({ name, example }) => {
  it('is for administrators of the product only', async () => {
    const moderator = await addPerson(site.db, { isModerator: true })
    for (const { cookie } of [moderator, owner]) {
      expect((await editor.read(name, cookie)).status).toBe(403)
      expect((await editor.send('POST', name, { VALUE: example }, cookie)).status).toBe(403)
    }
  })

  it('has a new word in the search at once, until that is removed', async () => {
    const { status, json } = await editor.add(name, example)
    expect([status, json.CODE]).toEqual([201, example.address])
    const found = example.name.ru
    expect(await suggested(found)).toContain(found)
    expect((await editor.send('DELETE', `${name}/${json.CODE}`)).status).toBe(204)
    expect(await suggested(found)).not.toContain(found)
  })

  it.each([
    ['a word that is taken', { address: name === 'cities' ? 'almaty' : 'dentist' }, 'address', 'takenWord'],
    ['a word that is no slug', { address: 'Новый город' }, 'address', 'slug'],
    ['an empty name', { name: {} }, 'name', 'required'],
  ])('refuses %s', async (_, fields, field, code) => {
    const answer = await editor.add(name, { ...example, ...fields })
    expect(answer.status).toBe(422)
    expect(editor.problem(answer)).toMatchObject({ path: expect.arrayContaining([field]), code })
  })

  it('keeps a word of addresses as it is, and a word that is in use', async () => {
    const used = name === 'cities' ? 'almaty' : 'dentist'
    const moved = await editor.change(name, used, { address: 'moved' })
    expect(editor.problem(moved)).toMatchObject({ code: 'fixedSlug', params: { slug: used } })
    const { status, json } = await editor.send('DELETE', `${name}/${used}`)
    expect([status, json.error.code]).toEqual([409, 'WORD_IN_USE'])
  })
})

describe('what an administrator changes', () => {
  it('of cities says of each what its list has, and no point that it has not read', async () => {
    const { json } = await editor.read('cities')
    expect(json.data[0]?.VALUE).toMatchObject({ address: expect.any(String) })
    for (const { VALUE } of json.data) expect(VALUE).not.toHaveProperty('point')
    expect((await editor.read('cities/almaty')).json.VALUE.point).toMatchObject({
      latitude: expect.any(Number),
    })
  })

  it('of a city is on its pages and among the cities to choose from', async () => {
    const path = '/companies/clinics/location/almaty'
    expect(await titleOf(path)).toContain('Алмат')
    await editor.change('cities', 'almaty', { name: { ru: 'Верный', kk: 'Алматы' } })
    await expect.poll(() => titleOf(path)).toContain('Верный')
    expect(JSON.stringify(await front('locations'))).toContain('Верный')
    expect(await suggested('верный')).toContain('Верный')
  })

  it('of a speciality is on lists of doctors', async () => {
    const path = '/companies/doctors/location/almaty/dentist'
    await editor.change('specialities', 'dentist', { name: { ru: 'Зубной врач' } })
    await expect.poll(() => titleOf(path)).toContain('убной врач')
  })

  it('is what clinics choose from for their doctors', async () => {
    const as = { cookie: owner.cookie }
    const body = { VALUE: { ...doctors.example, places: [], specialities: ['geneticist'] } }
    const add = () => sendTo(backend, '/api/w-business/ru/1001/0/doctors', { body, headers: as })
    expect((await add()).status).toBe(422)
    await editor.add('specialities', specialities.example)
    expect((await add()).status).toBe(201)
    const place = '/api/business-api-front2/ru/1001/0'
    const names = await (await call(backend, `${place}/doctors_names/specialities`, as)).json()
    expect(names).toContainEqual({ CODE: 'geneticist', VALUE: { name: specialities.example.name } })
    const values = await (await call(backend, `${place}/doctors_values/specialities`, as)).json()
    expect(values).toContainEqual({ VALUE: 'geneticist', LABEL: null, COUNT: 1 })
    const exported = await (await call(backend, `${place}/doctors_export`, as)).text()
    expect(exported).toContain('Генетик')
  })
})
