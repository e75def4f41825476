import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Backend } from '../../backend/create-backend.ts'
import { medicalRecord } from '../../backend/database/tables/index.ts'
import type { Database } from '../../backend/kit/database/database.ts'
import { seedPatient } from '../../backend/seed/seed-patient.ts'
import { call, testBackend } from '../../backend/test/call.ts'
import { addPerson, type SignedIn } from '../../backend/test/people.ts'
import { openDemo } from '../../tests/lib/open-demo.ts'
import { demoDocuments } from './documents.ts'
import { demoPatient } from './patient.ts'

describe('the demo patient', () => {
  let db: Database
  let backend: Backend
  let person: SignedIn
  beforeAll(async () => {
    db = await openDemo()
    backend = testBackend(db)
    person = await addPerson(db)
    await seedPatient(db.orm, person.account.id, demoPatient)
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

  it('has a document that its clinic has issued', () => {
    const coded = demoPatient.records.filter(({ documentCode }) => documentCode)
    expect(coded.length).toBeGreaterThan(0)
    for (const { documentCode, company, lang } of coded)
      expect(demoDocuments).toContainEqual(expect.objectContaining({ code: documentCode, company, lang }))
  })

  it('has a consultation whose doctor is waited for, and one that a moderator has not read', async () => {
    const { data } = await (
      await call(backend, '/api/front/ru/v1/online_consultations', { cookie: person.cookie })
    ).json()
    expect(data).toMatchObject([
      { STATUS: 0, SPECIALIST: null },
      { STATUS: 1, SPECIALIST: expect.any(String) },
    ])
  })

  it('is the same when seeded again', async () => {
    await seedPatient(db.orm, person.account.id, demoPatient)
    const records = await db.orm
      .select()
      .from(medicalRecord)
      .where(eq(medicalRecord.account, person.account.id))
    expect(records).toHaveLength(5)
  })
})
