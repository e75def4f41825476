import { and, asc, eq, ne, sql } from 'drizzle-orm'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PatientCard, PatientDouble } from '../../../schemas/api/patients.ts'
import { mergeFields } from '../../../schemas/patients/merge-fields.ts'
import { branch, company, inDays, openClinic } from '../../booking/test/clinic.ts'
import type { Backend } from '../../create-backend.ts'
import {
  appointment,
  document,
  type Membership,
  medicalRecord,
  membership,
  patient,
  patientDouble,
  patientMerge,
  patientOpening,
  patientWord,
  rateLimit,
  rowCode,
} from '../../database/tables/index.ts'
import { lockCompany } from '../../kit/company/lock-company.ts'
import type { Database } from '../../kit/database/database.ts'
import { call, sendTo, testBackend } from '../../test/call.ts'
import { testDatabases } from '../../test/databases.ts'
import { testFiles } from '../../test/files.ts'
import { addPerson, addStaff, type SignedIn } from '../../test/people.ts'
import { cardOf, type GivenPatient, makeCard } from '../cards/card-of.ts'
import { noteOpening } from '../cards/note-opening.ts'
import type { PatientRow } from '../cards/patient-name.ts'
import { mergeCards } from './merge-cards.ts'
import { seekDoubles } from './seek-doubles.ts'
import { unmergeCards } from './unmerge-cards.ts'

type Fault = { error: { code: string; data?: Record<string, unknown> } }
type Pairs = { data: PatientDouble[]; meta: { total: number } }

describe.each(await testDatabases())('cards of one person on $name', ({ open }) => {
  let db: Database
  let backend: Backend
  let registrar: SignedIn
  let member: Membership
  beforeAll(async () => {
    db = await open()
    await openClinic(db)
    backend = testBackend(db)
    registrar = await addPerson(db)
    await addStaff(db, registrar.account, company, 'registrar')
    const [row] = await db.orm.select().from(membership).where(eq(membership.account, registrar.account.id))
    if (!row) throw new Error('no member')
    member = row
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    for (const table of [appointment, document, patient, rateLimit, rowCode]) await db.orm.delete(table)
  })

  const given = (part: Partial<GivenPatient> = {}): GivenPatient => ({
    company,
    lastName: 'Серикова',
    name: 'Айгуль',
    middleName: null,
    birthday: null,
    phone: null,
    email: null,
    locale: 'ru',
    account: null,
    isOwnAccount: true,
    by: null,
    ...part,
  })
  const make = (part?: Partial<GivenPatient>) =>
    db.orm.transaction(async (orm) => {
      await lockCompany(orm, company)
      return makeCard(orm, given(part))
    })
  const read = async <Body>(path: string, { cookie } = registrar) => {
    const answer = await call(backend, `/api/business-api-front2/ru/${company}/${branch}/${path}`, { cookie })
    return { status: answer.status, body: (await answer.json()) as Body & Fault }
  }
  const write = async (path: string, body: unknown, { cookie } = registrar) => {
    const answer = await sendTo(backend, `/api/w-business/ru/${company}/${branch}/${path}`, {
      headers: { cookie },
      body,
    })
    const text = await answer.text()
    return { status: answer.status, body: (text ? JSON.parse(text) : {}) as PatientCard & Fault }
  }
  const visit = (card: string, hour: number) =>
    db.orm.insert(appointment).values({
      company,
      cabinet: branch,
      specialist: '501',
      timezone: 'Asia/Almaty',
      startsAt: new Date(Date.parse(`${inDays(3)}T00:00:00Z`) + hour * 3_600_000),
      endsAt: new Date(Date.parse(`${inDays(3)}T00:30:00Z`) + hour * 3_600_000),
      status: 'confirmed',
      patient: card,
    })
  const pairs = async (person?: SignedIn) => {
    await seekDoubles(db)
    const { body } = await read<Pairs>('patient_doubles', person)
    return body.data.map(({ PATIENTS, SAME }) => [...PATIENTS.map((one) => one.PATIENT_NUMBER), ...SAME])
  }
  const merge = (kept: PatientRow, merged: PatientRow, more = {}) =>
    write(`patient/${kept.id}/merge`, {
      OTHER: merged.id,
      FROM_OTHER: [],
      REVISION: kept.revision,
      OTHER_REVISION: merged.revision,
      ...more,
    })
  const undo = (kept: PatientRow, { body }: Awaited<ReturnType<typeof merge>>) =>
    write(`patient/${kept.id}/unmerge`, { MERGE_CODE: body.MERGES[0]?.MERGE_CODE })

  it('are proposed by name and phone number or birthday, in any script, and no more once told apart', async () => {
    const mine = await make({ phone: '+77001112233', birthday: '1985-03-12' })
    const sameDay = await make({ lastName: 'Serikova', name: 'Aigul', birthday: '1985-03-12' })
    await make({ name: 'Алия', phone: '+77001112233' })
    await make({ lastName: 'Серікова', name: 'Айгүл', middleName: 'Болатқызы', phone: '+77001112233' })
    expect(await pairs()).toEqual(
      expect.arrayContaining([
        [1, 2, 'BIRTHDAY'],
        [1, 4, 'TEL'],
      ]),
    )
    expect(await pairs()).toHaveLength(2)
    const { body } = await read<PatientCard>(`patient/${mine.id}`)
    expect(body.DOUBLES.map((one) => one.PATIENT_NUMBER)).toEqual([2, 4])
    expect(body.SAME_PHONE.map((one) => one.PATIENT_NUMBER)).toEqual([3])
    expect((await write(`patient/${sameDay.id}/distinct`, { OTHER: mine.id })).status).toBe(204)
    await db.orm.update(patient).set({ soughtAt: null })
    expect(await pairs()).toEqual([[1, 4, 'TEL']])
    expect((await write(`patient/${mine.id}/distinct`, { OTHER: mine.id })).body.error.code).toBe(
      'PATIENT_MERGED',
    )
  })

  it('are proposed for each card up to a number, however many have one name and phone number', async () => {
    const cards = 60
    for (let at = 0; at < cards; at++) await make({ phone: '+77001112233' })
    await seekDoubles(db)
    const proposed = await db.orm.$count(patientDouble)
    expect(proposed).toBeGreaterThan(cards)
    expect(proposed).toBeLessThanOrEqual(cards * 20)
  })

  it('are not proposed where the staff has added a patient as another person', async () => {
    await make({ phone: '+77001112233' })
    const added = { LASTNAME: 'Серикова', NAME: 'Ойгул', TEL: '+77001112233', LOCALE: 'ru' }
    expect((await write('patients', added)).body.error.code).toBe('PATIENT_KNOWN')
    expect((await write('patients', { ...added, IS_ANOTHER: true })).status).toBe(201)
    await make({ name: 'Ойгул', phone: '+77001112233' })
    expect(await pairs()).toEqual(expect.not.arrayContaining([[1, 2, 'TEL']]))
    expect(await pairs()).toHaveLength(2)
  })

  it('are proposed to those only who may read both, and merged by nobody else', async () => {
    const mine = await make({ birthday: '1985-03-12' })
    const other = await make({ birthday: '1985-03-12' })
    await visit(mine.id, 5)
    const elsewhere = await addPerson(db)
    await addStaff(db, elsewhere.account, company, 'registrar', { cabinets: [branch] })
    expect(await pairs(elsewhere)).toEqual([])
    const body = { OTHER: other.id, FROM_OTHER: [], REVISION: 1, OTHER_REVISION: 1 }
    for (const [one, two] of [
      [mine, other],
      [other, mine],
    ] as const)
      expect((await write(`patient/${one.id}/merge`, { ...body, OTHER: two.id }, elsewhere)).status).toBe(404)
    const doctor = await addPerson(db)
    await addStaff(db, doctor.account, company, 'doctor', { specialist: '501' })
    expect((await write(`patient/${mine.id}/merge`, body, doctor)).status).toBe(403)
    expect(await pairs()).toHaveLength(1)
  })

  it('are merged with a choice by field, work on while somebody holds the other, and are taken apart again', async () => {
    const person = await addPerson(db)
    const kept = await make({ phone: '+77001112233', birthday: '1985-03-12' })
    const merged = await make({
      ...{ lastName: 'Serikova', name: 'Aigul', birthday: '1985-03-12', phone: '+77009998877' },
      ...{ account: person.account.id, consent: { at: new Date(0), text: 'Согласие' } },
    })
    await visit(kept.id, 5)
    await visit(merged.id, 6)
    await db.orm.transaction((orm) => noteOpening(orm, { company, patient: merged.id, what: 'card', member }))
    const { status, body } = await merge(kept, merged, { FROM_OTHER: ['TEL', 'CONSENT'] })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{ PATIENT_NUMBER: 1, LASTNAME: 'Серикова', TEL: '+77009998877', HAS_ACCOUNT: true, REVISION: 2 },
      ...{ CONSENT_AT: '1970-01-01T00:00:00Z', CONSENT_TEXT: 'Согласие' },
      MERGES: [{ PATIENT_NUMBER: 2, BY: 'Тестова Айгуль', UNDO_UNTIL: expect.any(String) }],
    })
    // Whoever had the other card open, or books with its data, comes to the kept one.
    expect((await read<PatientCard>(`patient/${merged.id}`)).body.PATIENT_CODE).toBe(kept.id)
    expect((await merge(kept, merged)).body.error.code).toBe('PATIENT_MERGED')
    const booked = await db.orm.transaction((orm) => cardOf(orm, given({ phone: '+77009998877' })))
    expect(booked).toBe(kept.id)
    const found = await read<Pairs>('patients?search=2')
    expect(found.body.data).toMatchObject([{ PATIENT_NUMBER: 1 }])
    await visit(kept.id, 7)
    const all = await db.orm.select().from(appointment).orderBy(appointment.startsAt)
    const record = { account: person.account.id, company, kind: 'visit', title: 'Приём', lang: 'ru' } as const
    await db.orm
      .insert(medicalRecord)
      .values(all.map(({ id }) => ({ ...record, date: inDays(0), visit: id })))
    await db.orm.update(patient).set({ email: 'new@example.kz' }).where(eq(patient.id, kept.id))

    const undone = await undo(kept, { status, body })
    expect(undone.body).toMatchObject({
      ...{ TEL: '+77001112233', EMAIL: 'new@example.kz', HAS_ACCOUNT: false, CONSENT_AT: null, MERGES: [] },
    })
    const visits = async ({ id }: PatientRow) => {
      const rows = await db.orm.select().from(appointment).where(eq(appointment.patient, id))
      return rows.length
    }
    expect([await visits(kept), await visits(merged)]).toEqual([2, 1])
    const openings = await db.orm.select().from(patientOpening).where(eq(patientOpening.patient, merged.id))
    expect(openings).toHaveLength(1)
    // In the profile of the person stays what is of their own card.
    const records = await db.orm.select({ visit: medicalRecord.visit }).from(medicalRecord)
    expect(records).toEqual([{ visit: all[1]?.id }])
    const again = await undo(kept, { status, body })
    expect(again.status).toBe(404)
  })

  it('are not merged if they belong to two accounts, or were changed meanwhile; nor undone out of turn or too late', async () => {
    const [one, two] = [await addPerson(db), await addPerson(db)]
    const kept = await make({ account: one.account.id })
    const theirs = await make({ account: two.account.id })
    const second = await make()
    const third = await make()
    expect(await merge(kept, theirs)).toMatchObject({
      status: 409,
      body: { error: { code: 'PATIENT_ACCOUNTS' } },
    })
    expect(await merge(kept, second, { OTHER_REVISION: 7 })).toMatchObject({
      status: 412,
      body: { error: { data: { PATIENT: { PATIENT_CODE: second.id } } } },
    })
    const first = await merge(kept, second)
    const last = await merge({ ...kept, revision: 2 }, third)
    expect(last.body.MERGES.map(({ UNDO_UNTIL }) => UNDO_UNTIL !== null)).toEqual([true, false])
    expect((await undo(kept, first)).body.error.code).toBe('MERGED_SINCE')
    await db.orm.update(patientMerge).set({ at: sql`merged_at - interval '30 days 1 minute'` })
    expect((await undo(kept, last)).body.error.code).toBe('UNDO_OVER')
  })

  const addPhoto = async ({ id }: PatientRow) => {
    const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: '#2e7' } })
    const body = new FormData()
    body.append('file', new Blob([Uint8Array.from(await picture.png().toBuffer())]), 'photo.png')
    body.append('CONSENT', 'on')
    const answer = await sendTo(backend, `/api/w-business/ru/${company}/${branch}/patient/${id}/photo`, {
      headers: { cookie: registrar.cookie },
      body,
    })
    expect(answer.status).toBe(200)
    const { photo } = await rowOf(id)
    return photo ?? expect.fail('no photo')
  }
  const rowOf = async (id: string) => {
    const [row] = await db.orm.select().from(patient).where(eq(patient.id, id))
    return row ?? expect.fail('no card')
  }
  const noPhoto = { photo: null, photoSmall: null, photoConsentAt: null, photoConsentText: null }

  it.each([true, false])(
    'lose every photo when the photo is withdrawn, and get none back (the kept card had one: %s)',
    async (hadPhoto) => {
      const [kept, merged] = [await make(), await make()]
      const files = [await addPhoto(merged), ...(hadPhoto ? [await addPhoto(kept)] : [])]
      const done = await merge(kept, merged)
      const withdrawn = await sendTo(
        backend,
        `/api/w-business/ru/${company}/${branch}/patient/${kept.id}/photo`,
        { method: 'DELETE', headers: { cookie: registrar.cookie } },
      )
      expect(withdrawn.status).toBe(200)
      for (const file of files) expect(await testFiles.has(file)).toBe(false)
      expect((await undo(kept, done)).status).toBe(200)
      for (const { id } of [kept, merged]) expect(await rowOf(id)).toMatchObject(noPhoto)
    },
  )

  it('get back the photo that was theirs, and the kept one keeps a newer photo with all of its consent', async () => {
    const [kept, merged] = [await make(), await make()]
    const theirs = await addPhoto(merged)
    const moved = await merge(kept, merged)
    expect(await rowOf(kept.id)).toMatchObject({ photo: theirs })
    expect((await undo(kept, moved)).status).toBe(200)
    expect(await rowOf(kept.id)).toMatchObject(noPhoto)
    const before = await rowOf(merged.id)
    expect(before.photo).toBe(theirs)
    const again = await merge(await rowOf(kept.id), before)
    await addPhoto(kept)
    const newer = await rowOf(kept.id)
    expect((await undo(kept, again)).status).toBe(200)
    const { photo, photoSmall, photoConsentAt, photoConsentText } = newer
    expect(photoConsentText).not.toBeNull()
    expect(await rowOf(kept.id)).toMatchObject({ photo, photoSmall, photoConsentAt, photoConsentText })
  })

  it('keep a consent with its wording if it was given again since', async () => {
    const kept = await make()
    const merged = await make({ consent: { at: new Date(0), text: 'Согласие' } })
    const done = await merge(kept, merged, { FROM_OTHER: ['CONSENT'] })
    await db.orm
      .update(patient)
      .set({ consentAt: new Date(1_000) })
      .where(eq(patient.id, kept.id))
    expect((await undo(kept, done)).body).toMatchObject({
      CONSENT_AT: '1970-01-01T00:00:01Z',
      CONSENT_TEXT: 'Согласие',
    })
  })

  const phones = fc.constantFrom('+77001112233', '+77009998877', null)
  const somebody = fc.record({
    lastName: fc.constantFrom('Серикова', 'Serikova', 'Ким'),
    middleName: fc.constantFrom('Болатқызы', null),
    birthday: fc.constantFrom('1985-03-12', '2015-03-12', null),
    phone: phones,
    consent: fc.constantFrom({ at: new Date(1_000), text: 'Согласие' }, undefined),
  })
  const step = fc.record({
    from: fc.nat(),
    to: fc.nat(),
    chosen: fc.subarray([...mergeFields]),
  })
  /** The cards and everything that names one, without what tells versions apart. */
  async function everything() {
    const cards = await db.orm.select().from(patient).orderBy(asc(patient.number))
    const words = await db.orm.select().from(patientWord).orderBy(patientWord.patient, patientWord.word)
    const visits = await db.orm
      .select({ id: appointment.id, patient: appointment.patient })
      .from(appointment)
      .orderBy(appointment.id)
    const openings = await db.orm.select().from(patientOpening).orderBy(patientOpening.id)
    return {
      cards: cards.map(({ revision, updatedAt, updatedBy, soughtAt, ...card }) => card),
      ...{ words, visits, openings },
    }
  }

  it('are as they were before, however they were merged, when all merges are undone', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(somebody, { minLength: 2, maxLength: 5 }),
        fc.array(step, { minLength: 1, maxLength: 4 }),
        async (people, steps) => {
          await db.orm.delete(appointment)
          await db.orm.delete(patient)
          for (const [at, { consent, ...one }] of people.entries()) {
            const { id } = await make({ ...one, ...(consent && { consent }) })
            await visit(id, at)
            await db.orm.transaction((orm) =>
              noteOpening(orm, { company, patient: id, what: 'card', member }),
            )
          }
          const before = await everything()
          await db.orm.transaction(async (orm) => {
            await lockCompany(orm, company)
            for (const { from, to, chosen } of steps) {
              const cards = await orm
                .select()
                .from(patient)
                .where(sql`${patient.mergedInto} is null`)
                .orderBy(asc(patient.number))
              const [kept, merged] = [cards[to % cards.length], cards[from % cards.length]]
              if (kept && merged && kept.id !== merged.id)
                await mergeCards(orm, { kept, merged, chosen }, member)
            }
            const merges = await orm.select().from(patientMerge).orderBy(asc(patientMerge.number))
            for (const one of merges.reverse()) await unmergeCards(orm, one, member)
          })
          expect(await everything()).toEqual(before)
        },
      ),
      { numRuns: process.env.FULL ? 200 : 8 },
    )
  })

  it('lose no row, whatever is booked, opened and merged at the same time', async () => {
    const cards = [await make({ phone: '+77001112233' }), await make({ phone: '+77009998877' }), await make()]
    const [first, second, third] = cards
    if (!first || !second || !third) throw new Error('no cards')
    const book = (phone: string, hour: number) =>
      db.orm.transaction(async (orm) => {
        await lockCompany(orm, company)
        const id = await cardOf(orm, given({ phone, isSure: true }))
        await orm.insert(appointment).values({
          ...{ company, cabinet: branch, specialist: '501', timezone: 'Asia/Almaty', status: 'confirmed' },
          startsAt: new Date(Date.parse(`${inDays(3)}T00:00:00Z`) + hour * 3_600_000),
          endsAt: new Date(Date.parse(`${inDays(3)}T00:30:00Z`) + hour * 3_600_000),
          patient: id,
        })
      })
    const hours = [...Array(8).keys()]
    const outcomes = await Promise.allSettled([
      ...hours.map((hour) => book(hour % 2 === 0 ? '+77001112233' : '+77009998877', hour)),
      merge(first, second),
      merge(third, first),
      merge(second, first),
      ...cards.map(({ id }) => read(`patient/${id}`)),
    ])
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
    const lost = await db.orm
      .select({ id: appointment.id })
      .from(appointment)
      .leftJoin(patient, and(eq(patient.id, appointment.patient), sql`${patient.mergedInto} is null`))
      .where(and(ne(appointment.status, 'hold'), sql`${patient.id} is null`))
    expect(lost).toEqual([])
    expect(await db.orm.select().from(appointment)).toHaveLength(hours.length)
    const strayed = await db.orm
      .select()
      .from(patientOpening)
      .innerJoin(patient, eq(patient.id, patientOpening.patient))
      .where(sql`${patient.mergedInto} is not null`)
    expect(strayed).toEqual([])
  })
})
