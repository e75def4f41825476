import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReadSite } from '../../../schemas/site-import.ts'
import { seedDatabase } from '../../content/seed-database.ts'
import type { Backend } from '../../create-backend.ts'
import type { Database } from '../../kit/database/database.ts'
import { call, sendTo, testBackend } from '../../test/call.ts'
import { testDatabases } from '../../test/databases.ts'
import { addPerson, addStaff, type SignedIn } from '../../test/people.ts'
import { smallSeed } from '../../test/small-seed.ts'

const company = '1001'

const site: ReadSite = {
  name: 'old.html',
  languages: ['ru'],
  pages: [
    {
      id: 'p1',
      slug: 'staryy-sayt',
      title: { ru: 'Старый сайт' },
      blocks: [{ id: 'i1', type: 'page-title', v: 1, props: { title: { ru: 'Старый сайт' } } }],
    },
  ],
  facts: [{ id: 'f1', kind: 'phone', number: '+77272501122', source: 'Тел. 250-11-22' }],
  leftOut: [{ reason: 'menu', text: 'Главная' }],
  notes: [],
  pictures: [],
}

describe.each(await testDatabases())('on $name, an old site that was brought', ({ open }) => {
  let db: Database
  let backend: Backend
  let owner: SignedIn
  let analyst: SignedIn
  beforeAll(async () => {
    db = await open()
    backend = testBackend(db)
    await seedDatabase(db, smallSeed)
    owner = await addPerson(db, { lastName: 'Ахметова', name: 'Дана' })
    await addStaff(db, owner.account, company, 'owner')
    analyst = await addPerson(db, { lastName: 'Ли', name: 'Анна' })
    await addStaff(db, analyst.account, company, 'analyst')
  })
  afterAll(() => db.close())

  const read = async (path: string, who = owner) => {
    const answer = await call(backend, `/api/business-api-front2/ru/${company}/0/clinic_website${path}`, {
      cookie: who.cookie,
    })
    return { status: answer.status, body: answer.ok ? await answer.json() : undefined }
  }
  const send = async (method: 'POST' | 'DELETE', path: string, SITE?: unknown, who = owner) => {
    const answer = await sendTo(backend, `/api/w-business/ru/${company}/0/clinic_website/imports${path}`, {
      method,
      ...(SITE !== undefined && { body: { SITE } }),
      headers: { cookie: who.cookie },
    })
    return { status: answer.status, body: answer.status === 201 ? await answer.json() : undefined }
  }

  it('is kept as it was read, previewed by its number, and changes nothing of the draft', async () => {
    const before = await read('/draft')
    const { status, body } = await send('POST', '', site)
    expect([status, body.NUMBER, body.NAME, body.BY]).toEqual([201, 1, 'old.html', 'Ахметова Дана'])
    expect((await read('/imports/1')).body.SITE).toEqual(site)
    const preview = await read('/preview?page=staryy-sayt&import=1')
    expect(preview.body.PAGES['staryy-sayt'].title).toEqual({ ru: 'Старый сайт' })
    expect((await read('/preview?page=staryy-sayt')).body.PAGES).toEqual({})
    expect(await read('/draft')).toEqual(before)
    expect((await read('/preview?import=99')).status).toBe(404)
  })

  it('is refused if it is none', async () => {
    expect(
      (await send('POST', '', { ...site, facts: [{ id: 'f1', kind: 'secret', source: '' }] })).status,
    ).toBe(422)
    expect((await send('POST', '', { ...site, leftOut: Array(201).fill(site.leftOut[0]) })).status).toBe(422)
  })

  it('is one of ten at most, and makes room when it is removed', async () => {
    for (let number = 2; number <= 10; number++) expect((await send('POST', '', site)).status).toBe(201)
    expect((await send('POST', '', site)).status).toBe(409)
    expect((await send('DELETE', '/4')).status).toBe(204)
    expect((await send('POST', '', site)).body.NUMBER).toBe(11)
    expect((await read('/imports')).body.map(({ NUMBER }: { NUMBER: number }) => NUMBER)).toEqual([
      11, 10, 9, 8, 7, 6, 5, 3, 2, 1,
    ])
  })

  it('is for those alone who may see the draft, and brought by those who may change it', async () => {
    const stranger = await addPerson(db, { lastName: 'Пак', name: 'Олег' })
    expect((await read('/imports/1', stranger)).status).toBe(403)
    expect((await send('POST', '', site, analyst)).status).toBe(403)
    expect((await send('DELETE', '/1', undefined, analyst)).status).toBe(403)
  })
})
