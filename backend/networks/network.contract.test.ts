import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedDatabase } from '../content/seed-database.ts'
import type { Backend } from '../create-backend.ts'
import { page as pageTable, company as table } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { rawJson } from '../kit/database/raw-json.ts'
import { call, sendTo, testBackend } from '../test/call.ts'
import { siteEditor } from '../test/clinic-site.ts'
import { testDatabases } from '../test/databases.ts'
import { addPerson, addStaff, type SignedIn } from '../test/people.ts'
import { smallSeed } from '../test/small-seed.ts'

const [head, member] = ['1001', '1002']

describe.each(await testDatabases())('on $name, a network of clinics', ({ open }) => {
  let db: Database
  let backend: Backend
  let both: SignedIn
  let ofHead: SignedIn
  let ofMember: SignedIn
  beforeAll(async () => {
    db = await open()
    backend = testBackend(db)
    await seedDatabase(db, smallSeed)
    both = await addPerson(db)
    ofHead = await addPerson(db)
    ofMember = await addPerson(db)
    for (const code of [head, member]) await addStaff(db, both.account, code, 'owner')
    await addStaff(db, ofHead.account, head, 'owner')
    await addStaff(db, ofMember.account, member, 'owner')
    await addStaff(db, ofHead.account, member, 'manager')
  })
  afterAll(() => db.close())
  beforeEach(() => db.orm.update(table).set({ parent: null }))

  const read = async (of: string, { cookie }: SignedIn) =>
    (await call(backend, `/api/business-api-front2/ru/${of}/0/network`, { cookie })).json()
  const send = async (method: 'PUT' | 'DELETE', of: string, other: string, { cookie }: SignedIn) =>
    (await sendTo(backend, `/api/w-business/ru/${of}/0/network/${other}`, { method, headers: { cookie } }))
      .status

  it('begins with a company that somebody adds who owns both, and is the same for each of them', async () => {
    const before = await read(head, both)
    expect(before).toMatchObject({ HEAD: head, MEMBERS: [{ CODE: head, MAY_LEAVE: false }] })
    expect(before.CANDIDATES).toContainEqual({ CODE: member, NAME: expect.any(String) })
    expect(await send('PUT', head, member, both)).toBe(204)
    for (const code of [head, member])
      expect(await read(code, both)).toMatchObject({
        HEAD: head,
        MEMBERS: [{ CODE: head }, { CODE: member, MAY_LEAVE: true }],
        CANDIDATES: [],
      })
  })

  it('is named by the public answer of a company as its head, until it leaves (A8)', async () => {
    const parentOf = async (code: string) =>
      (await (await call(backend, `/api/front/ru/v1/company/${code}`)).json()).PARENT_CODE
    expect(await parentOf(member)).toBeNull()
    await send('PUT', head, member, both)
    expect([await parentOf(member), await parentOf(head)]).toEqual([head, null])
    await send('DELETE', head, member, both)
    expect(await parentOf(member)).toBeNull()
  })

  it('takes no company in by who owns only one of the two', async () => {
    expect(await send('PUT', head, member, ofHead)).toBe(404)
    expect(await send('PUT', head, member, ofMember)).toBe(403)
    expect((await read(head, ofHead)).CANDIDATES).toEqual([])
    expect(await send('PUT', head, 'nobody', both)).toBe(404)
  })

  it('has one level, and no company is in it twice', async () => {
    expect(await send('PUT', head, head, both)).toBe(409)
    expect(await send('PUT', head, member, both)).toBe(204)
    expect(await send('PUT', head, member, both)).toBe(409)
    expect(await send('PUT', member, head, both)).toBe(409)
  })

  it('is left by who owns the company, or the head, and by nobody else', async () => {
    await send('PUT', head, member, both)
    const stranger = await addPerson(db)
    expect(await send('DELETE', head, member, stranger)).toBe(403)
    expect(await send('DELETE', member, head, ofMember)).toBe(404)
    expect(await send('DELETE', member, member, ofMember)).toBe(204)
    await send('PUT', head, member, both)
    expect(await send('DELETE', head, member, ofHead)).toBe(204)
    expect((await read(head, both)).MEMBERS).toHaveLength(1)
    expect(await send('DELETE', head, member, ofHead)).toBe(404)
  })

  describe('with a shared section', () => {
    const title = (ru: string) => ({ id: 'a', type: 'page-title', v: 1, props: { title: { ru } } })
    const share = async (of: string, ru: string): Promise<string> => {
      const { cookie } = both
      const path = `/api/w-business/ru/${of}/0/clinic_website/sections`
      const body = { NAME: ru, BLOCK: title(ru), IS_SHARED: true }
      return (await (await sendTo(backend, path, { method: 'POST', body, headers: { cookie } })).json()).ID
    }
    const rewrite = async (of: string, id: string, ru: string) => {
      const site = await siteEditor(db, backend, of, 'owner')
      return (await site.send('PATCH', `/sections/${id}`, { BLOCK: title(ru) })).status
    }
    const publishPlace = async (of: string, section: string) => {
      const site = await siteEditor(db, backend, of, 'owner')
      const { REVISION } = (await site.read('/draft')).json
      const place = { id: 'placed', type: 'shared-section', v: 1, props: { section } }
      const page = { slug: 'of-network', title: { ru: 'О сети' }, blocks: [place] }
      const saved = await site.change(REVISION, [{ path: ['pages', 'of-network'], value: page }])
      expect(saved.status).toBe(200)
      return site.publish(saved.json.REVISION)
    }
    /** The block that visitors of a company's site see in the place. */
    const seen = async (of: string, slug = 'of-network'): Promise<unknown> => {
      const [page] = await db.orm
        .select({ content: rawJson(pageTable.content) })
        .from(pageTable)
        .where(and(eq(pageTable.company, of), eq(pageTable.slug, slug)))
      const section = JSON.parse(page?.content ?? '').blocks[0].props.section
      const answer = await call(backend, `/api/front/ru/v1/shared_section/${section}?filter[company]=${of}`)
      return (await answer.json()).BLOCK?.props.title.ru
    }

    it('leaves each what it shows when one leaves, and changes nothing of the others any more', async () => {
      await send('PUT', head, member, both)
      const [ofOne, ofOther] = [await share(head, 'Головная'), await share(member, 'Филиал')]
      expect((await publishPlace(member, ofOne)).status).toBe(200)
      expect((await publishPlace(head, ofOther)).status).toBe(200)
      await rewrite(head, ofOne, 'Головная 2')
      expect(await seen(member)).toBe('Головная 2')
      expect(await send('DELETE', member, member, both)).toBe(204)
      for (const [of, id] of [
        [head, ofOne],
        [member, ofOther],
      ] as const)
        expect(await rewrite(of, id, 'Чужое')).toBe(200)
      expect([await seen(member), await seen(head)]).toEqual(['Головная 2', 'Филиал'])
      const draft = await (await siteEditor(db, backend, member, 'owner')).draft()
      expect(JSON.stringify(draft)).not.toContain(ofOne)
    })

    it('leaves what waits to be approved, and what a link shows, as it was sent', async () => {
      await send('PUT', head, member, both)
      const id = await share(head, 'Головная')
      const editor = await siteEditor(db, backend, member, 'editor')
      const { REVISION } = (await editor.read('/draft')).json
      const place = { id: 'waits', type: 'shared-section', v: 1, props: { section: id } }
      const page = { slug: 'waiting', title: { ru: 'Ждёт' }, blocks: [place] }
      const saved = await editor.change(REVISION, [{ path: ['pages', 'waiting'], value: page }])
      const { json: review } = await editor.send('POST', '/review', {
        REVISION: saved.json.REVISION,
      })
      const { json: link } = await editor.send('POST', '/preview', { PAGE: 'waiting', IS_PINNED: true })
      expect(await send('DELETE', member, member, both)).toBe(204)
      const token = new URL(link.URL).searchParams.get('preview')
      const shown = await call(backend, `/api/front/ru/v1/landing/shared_site?token=${token}&page=waiting`)
      expect(await shown.text()).not.toContain(id)
      const owner = await siteEditor(db, backend, member, 'owner')
      const approved = await owner.send('POST', `/review/${review.NUMBER}/approve`, {
        WHICH: 'sent',
        REVISION: saved.json.REVISION,
      })
      expect([approved.status, await seen(member, 'waiting')]).toEqual([200, 'Головная'])
    })

    it('refuses to publish the section of another network, and says where it is', async () => {
      const id = await share(head, 'Чужая')
      const refused = await publishPlace(member, id)
      expect(refused.status).toBe(422)
      expect(refused.json.error.data.CHECKS).toMatchObject([
        { CODE: 'foreignSection', PATH: ['pages', 'of-network', 'blocks', 'placed'] },
      ])
    })
  })
})
