import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDatabase } from '../content/seed-database.ts'
import type { Backend } from '../create-backend.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { inMemory } from '../database/open-pglite.ts'
import { medicalRecord } from '../database/tables/index.ts'
import { call, testBackend } from '../test/call.ts'
import { addPerson, type SignedIn } from '../test/people.ts'
import { demoSeed } from './data/index.ts'
import { seedDemoPatient } from './demo-patient.ts'

describe('the demo patient', () => {
  let db: Database
  let backend: Backend
  let person: SignedIn
  beforeAll(async () => {
    db = await openDatabase({ dataDir: inMemory })
    await seedDatabase(db, demoSeed)
    backend = testBackend(db)
    person = await addPerson(db)
    await seedDemoPatient(db.orm, person.account.id)
  })
  afterAll(() => db.close())

  it('has something of everything, and of each only what is really there', async () => {
    const get = async (path: string) =>
      (await call(backend, `/api/front/ru/v1/user/${path}`, { cookie: person.cookie })).json()
    expect(await get('overview')).toMatchObject({
      LIKES: 6,
      REVIEWS: 3,
      COMMENTS: 2,
      RECORDS: 5,
      SUBSCRIBES: 2,
    })
    for (const list of ['likes', 'comments'])
      for (const item of (await get(list)).data)
        expect([item.CODE, item.PATH]).toEqual([item.CODE, expect.any(String)])
    for (const { SPECIALIST, TITLE } of (await get('medical_records?filter[kind]=visit')).data)
      expect([TITLE, SPECIALIST]).toEqual([TITLE, expect.any(Object)])
  })

  it('is the same when seeded again', async () => {
    await seedDemoPatient(db.orm, person.account.id)
    const records = await db.orm
      .select()
      .from(medicalRecord)
      .where(eq(medicalRecord.account, person.account.id))
    expect(records).toHaveLength(5)
  })
})
