import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diffDrafts } from '../../../schemas/draft/diff.ts'
import type { SiteDraft } from '../../../schemas/draft/site-draft.ts'
import { characters } from '../../../schemas/draft/site-name.ts'
import { seedDatabase } from '../../content/seed-database.ts'
import type { Backend } from '../../create-backend.ts'
import { company as companyTable } from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import { call, sendTo, testBackend } from '../../test/call.ts'
import { testDatabases } from '../../test/databases.ts'
import { addPerson, addStaff, type SignedIn } from '../../test/people.ts'
import { smallSeed } from '../../test/small-seed.ts'

const company = '1001'

describe.each(await testDatabases())('on $name, a proposed site', ({ open }) => {
  let db: Database
  let backend: Backend
  let owner: SignedIn
  beforeAll(async () => {
    db = await open()
    backend = testBackend(db)
    await seedDatabase(db, smallSeed)
    await db.orm.update(companyTable).set({ logo: null }).where(eq(companyTable.code, company))
    owner = await addPerson(db, { lastName: 'Ахметова', name: 'Дана' })
    await addStaff(db, owner.account, company, 'owner')
  })
  afterAll(() => db.close())

  const read = (path: string, who: Partial<SignedIn> = owner, locale = 'ru') =>
    call(backend, `/api/business-api-front2/${locale}/${company}/0/clinic_website${path}`, {
      ...(who.cookie && { cookie: who.cookie }),
    })
  const draftOf = async (path: string): Promise<SiteDraft> => (await (await read(path)).json()).DRAFT

  it('is there in three characters, named in the language of who asks', async () => {
    const { PROPOSALS, MISSING, LOCALES } = await (await read('/proposals', owner, 'uz')).json()
    // Russian, the language of the country, and those in which the clinic has its name.
    expect(LOCALES).toEqual(expect.arrayContaining(['ru', 'kk']))
    expect(PROPOSALS.map(({ NAME }: { NAME: string }) => NAME)).toEqual([...characters])
    expect(PROPOSALS[0].TITLE).toBe('Xotirjam')
    expect(MISSING).toEqual(['logo'])
  })

  it.each(characters)(
    '(%s) is taken by changes of the draft, and nothing stands in its way',
    async (name) => {
      const draft = await draftOf('/draft')
      const proposed = await draftOf(`/proposals/${name}`)
      const { REVISION } = await (await read('/draft')).json()
      const { status } = await sendTo(backend, `/api/w-business/ru/${company}/0/clinic_website/draft`, {
        method: 'PATCH',
        body: { ID: randomUUID(), BASE: REVISION, CHANGES: diffDrafts(draft, proposed) },
        headers: { cookie: owner.cookie },
      })
      expect(status).toBe(200)
      expect(await draftOf('/draft')).toMatchObject(proposed)
      expect((await (await read('')).json()).CHECKS).toEqual([])
    },
  )

  it('is previewed by its name, the settings of the site kept', async () => {
    const preview = async (query: string) => (await read(`/preview?page=${query}`)).json()
    const calm = await preview('&proposal=calm')
    expect(calm).toMatchObject({ TEMPLATE: 'landing-sidebar-wide', SETTINGS: (await preview('')).SETTINGS })
    expect(calm.PAGES[''].blocks[0]).toMatchObject({ id: 'promise' })
    expect(await preview('&proposal=direct')).toMatchObject({ TEMPLATE: 'landing' })
    expect((await read('/preview?proposal=loud')).status).toBe(400)
    expect((await read('/proposals/loud')).status).toBe(404)
  })

  it('is made of ready sections and pages, which come with what the clinic lacks for them', async () => {
    const { SECTIONS, PAGES } = await (await read('/patterns', owner, 'kk')).json()
    const own = SECTIONS.filter(({ IS_OWN }: { IS_OWN: boolean }) => IS_OWN)
    expect(SECTIONS.slice(0, own.length)).toEqual(own)
    expect(own).toContainEqual(
      expect.objectContaining({ NAME: 'doctors', TITLE: 'Дәрігерлер', KIND: null, MISSING: [] }),
    )
    expect(PAGES.map(({ NAME }: { NAME: string }) => NAME)).toEqual(['about', 'patients', 'prices'])
    for (const { BLOCKS } of SECTIONS) expect(BLOCKS).toHaveLength(1)
  })

  it('shows a ready section alone on the first page, by its name', async () => {
    const answer = await (await read('/preview?page=&section=dentistry-visit')).json()
    expect(answer.PAGES[''].blocks).toMatchObject([{ id: 'dentistry-visit', type: 'steps' }])
    expect((await read('/preview?section=nothing')).status).toBe(404)
  })

  it('is for those alone who may see the draft', async () => {
    const stranger = await addPerson(db, { lastName: 'Ли', name: 'Анна' })
    expect((await read('/proposals', stranger)).status).toBe(403)
    expect((await read('/proposals/calm', {})).status).toBe(401)
  })
})
