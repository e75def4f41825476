import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedDatabase } from '../content/seed-database.ts'
import type { Backend } from '../create-backend.ts'
import type { Database } from '../database/database.ts'
import { company as table } from '../database/tables/index.ts'
import { call, sendTo, testBackend } from '../test/call.ts'
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
})
