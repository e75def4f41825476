import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Change } from '../../../schemas/draft/change.ts'
import { seedDatabase } from '../../content/seed-database.ts'
import type { Backend } from '../../create-backend.ts'
import { siteChange, siteDraft, siteVersion } from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import { call, sendTo, testBackend } from '../../test/call.ts'
import { testDatabases } from '../../test/databases.ts'
import { addPerson, addStaff, type SignedIn } from '../../test/people.ts'
import { smallSeed } from '../../test/small-seed.ts'

const title = (id: string, locale: string) => ['pages', 'index', 'blocks', id, 'props', 'title', locale]

describe.each(await testDatabases())(
  'on $name, what is known of a draft before it is published',
  ({ open }) => {
    let db: Database
    let backend: Backend
    let owner: SignedIn
    beforeAll(async () => {
      db = await open()
      backend = testBackend(db)
      await seedDatabase(db, smallSeed)
      owner = await addPerson(db, { lastName: 'Ахметова', name: 'Дана' })
      await addStaff(db, owner.account, '1001', 'owner')
    })
    afterAll(() => db.close())
    beforeEach(async () => {
      for (const table of [siteDraft, siteChange, siteVersion]) await db.orm.delete(table)
      await seedDatabase(db, smallSeed)
    })
    const read = async (path = '') =>
      (
        await call(backend, `/api/business-api-front2/ru/1001/0/clinic_website${path}`, {
          cookie: owner.cookie,
        })
      ).json()
    const send = async (method: 'POST' | 'PATCH', path: string, body: unknown) =>
      (
        await sendTo(backend, `/api/w-business/ru/1001/0/clinic_website${path}`, {
          method,
          body,
          headers: { cookie: owner.cookie },
        })
      ).json()
    const change = (BASE: number, CHANGES: Change[], ID: string = randomUUID()) =>
      send('PATCH', '/draft', { ID, BASE, CHANGES })

    it('says what publishing changes, by page and language, and nothing of what is as it was', async () => {
      expect((await read()).SUMMARY).toEqual({ PAGES: [], MENU: [], DESIGN: [] })
      await change(0, [{ path: title('a', 'kk'), value: 'Сәлем' }])
      expect((await read()).SUMMARY).toEqual({
        PAGES: [
          {
            ID: 'index',
            CHANGE: 'changed',
            LOCALES: [],
            TITLE: { ru: 'Главная' },
            HEAD: [],
            BLOCKS: [{ ID: 'a', TYPE: 'hero', CHANGE: 'changed', LOCALES: ['kk'] }],
          },
        ],
        MENU: [],
        DESIGN: [],
      })
    })

    it('warns of what could be better, with changes that settle it, and publishes all the same', async () => {
      await change(0, [
        {
          path: ['pages', 'index', 'blocks', 'q'],
          value: { id: 'q', type: 'quote', v: 1, props: {} },
          place: { after: 'a' },
        },
      ])
      const { WARNINGS } = await read()
      const codes = WARNINGS.map(({ CODE }: { CODE: string }) => CODE)
      expect(codes).toEqual(expect.arrayContaining(['emptyBlock', 'noDescription', 'noLicense']))
      const empty = WARNINGS.find(({ CODE }: { CODE: string }) => CODE === 'emptyBlock')
      expect(empty).toEqual({
        CODE: 'emptyBlock',
        PATH: ['pages', 'index', 'blocks', 'q'],
        PARAMS: {},
        FIX: [{ path: ['pages', 'index', 'blocks', 'q'] }],
      })
      const { REVISION } = await change(1, empty.FIX)
      expect((await read()).WARNINGS).not.toContainEqual(empty)
      expect(await send('POST', '/publish', { REVISION })).toMatchObject({ PUBLISHED_VERSION: 0 })
    })

    it('keeps from which words a text was translated, also for who sends the same again, and shows it to nobody else', async () => {
      await change(0, [{ path: title('a', 'kk'), value: 'Сәлеметсіз бе' }])
      const id = randomUUID()
      const changed = [{ path: title('a', 'ru'), value: 'Добрый день' }]
      const first = await change(1, changed, id)
      const [source] = first.CHANGES
      expect(source).toMatchObject({
        path: ['sources', expect.stringMatching(/^a\/kk\//)],
        value: 'Здравствуйте',
      })
      expect(await change(1, changed, id)).toEqual(first)
      expect((await read('/draft')).DRAFT.sources).toEqual({ [source.path[1]]: 'Здравствуйте' })
      expect((await read()).WARNINGS).toContainEqual(
        expect.objectContaining({ CODE: 'staleTexts', PATH: title('a', 'kk') }),
      )
      expect(await send('POST', '/publish', { REVISION: 2 })).toMatchObject({ PUBLISHED_VERSION: 1 })
      const site = await call(backend, '/api/front/ru/v1/landing/site/1001')
      expect(await site.text()).not.toContain('Здравствуйте')
      expect(await read()).toMatchObject({ CHANGES: 0, SUMMARY: { PAGES: [] } })
      expect(await send('POST', '/publish', { REVISION: 2 })).toMatchObject({ PUBLISHED_VERSION: 1 })
      expect((await read('/versions')).length).toBe(2)
    })

    it('keeps what the first of two has translated when the other changes its Russian meanwhile', async () => {
      await change(0, [{ path: title('a', 'ru'), value: 'Добрый день' }])
      await change(0, [{ path: title('a', 'kk'), value: 'Сәлеметсіз бе' }])
      expect(Object.values((await read('/draft')).DRAFT.sources)).toEqual(['Здравствуйте'])
    })
  },
)
