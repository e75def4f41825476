import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { branch, company, inDays, openClinic, patientOf } from '../booking/test/clinic.ts'
import type { Backend } from '../create-backend.ts'
import {
  account,
  appointment,
  document,
  medicalRecord,
  membership,
  outbox,
  patient,
  patientOpening,
  patientWord,
  question,
  rateLimit,
  review,
  rowCode,
} from '../database/tables/index.ts'
import { lockCompany } from '../kit/company/lock-company.ts'
import type { Database } from '../kit/database/database.ts'
import { call, sendTo, testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { testFiles } from '../test/files.ts'
import { addPerson, addStaff, type SignedIn } from '../test/people.ts'
import { renewWords } from './cards/renew-words.ts'
import { cardOf, type GivenPatient, noteOpening, readPatient } from './index.ts'
import { makeCards } from './make-cards.ts'

describe.each(await testDatabases())('cards of patients on $name', ({ open }) => {
  let db: Database
  let backend: Backend
  let visitor: ReturnType<typeof patientOf>
  let registrar: SignedIn
  beforeAll(async () => {
    db = await open()
    await openClinic(db)
    backend = testBackend(db)
    visitor = patientOf(backend, db)
    registrar = await addPerson(db)
    await addStaff(db, registrar.account, company, 'registrar')
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    for (const table of [appointment, patient, rowCode, outbox, rateLimit]) await db.orm.delete(table)
  })

  const given = (part: Partial<GivenPatient> = {}): GivenPatient => ({
    company,
    lastName: 'Серикова',
    name: 'Айгуль',
    middleName: null,
    birthday: null,
    phone: '+77001112233',
    email: null,
    locale: 'ru',
    account: null,
    isOwnAccount: true,
    isSure: true,
    by: null,
    ...part,
  })
  const find = (part?: Partial<GivenPatient>) =>
    db.orm.transaction(async (orm) => {
      await lockCompany(orm, company)
      return cardOf(orm, given(part))
    })
  const cards = () => db.orm.select().from(patient).orderBy(patient.number)
  const visits = () => db.orm.select().from(appointment).where(eq(appointment.company, company))
  const memberOf = async ({ account }: SignedIn) => {
    const [member] = await db.orm.select().from(membership).where(eq(membership.account, account.id))
    if (!member) throw new Error('no member')
    return member
  }
  const byStaff = (body: Record<string, unknown>) =>
    sendTo(backend, `/api/w-business/ru/${company}/${branch}/appointment`, {
      headers: { cookie: registrar.cookie },
      body: { LASTNAME: 'Серикова', NAME: 'Айгуль', TEL: '+77001112233', DOCTOR_CODE: '501', ...body },
    })

  it('are made by a first booking with its consent, and found by the next one in another script', async () => {
    const [first, second] = await visitor.slots()
    expect((await visitor.book(first ?? '')).status).toBe(201)
    const again = await visitor.book(second ?? '', undefined, { LASTNAME: 'Serikova', NAME: 'Aigul' })
    expect(again.status).toBe(201)
    const [card, ...others] = await cards()
    expect(others).toEqual([])
    expect(card).toMatchObject({ number: 1, lastName: 'Серикова', phone: '+77001112233', locale: 'kk' })
    expect(card?.consentText).toMatch(/\p{L}{4}/u)
    expect((await visits()).map((row) => row.patient)).toEqual([card?.id, card?.id])
  })

  it('are one for the same appointments of the staff, and another for a child under the phone', async () => {
    expect((await byStaff({ START: `${inDays(3)}T05:00:00Z` })).status).toBe(201)
    const child = { NAME: 'Алия', FOR: 'child', START: `${inDays(3)}T06:00:00Z` }
    expect((await byStaff(child)).status).toBe(201)
    expect((await byStaff({ START: `${inDays(3)}T07:00:00Z` })).status).toBe(201)
    expect((await cards()).map(({ name, isOwnAccount }) => [name, isOwnAccount])).toEqual([
      ['Айгуль', true],
      ['Алия', false],
    ])
  })

  it('are corrected with the only appointment that made them', async () => {
    const made = await (await byStaff({ START: `${inDays(3)}T05:00:00Z` })).json()
    const path = `/api/w-business/ru/${company}/${branch}/appointment/${made.APPOINTMENT_CODE}`
    const corrected = await sendTo(backend, path, {
      method: 'PUT',
      headers: { cookie: registrar.cookie },
      body: {
        LASTNAME: 'Сериков',
        NAME: 'Айбек',
        TEL: '+77001112233',
        DURATION: 30,
        UPDATED_AT: made.UPDATED_AT,
      },
    })
    expect(corrected.status).toBe(200)
    expect(await cards()).toMatchObject([{ lastName: 'Сериков', name: 'Айбек' }])
    const words = await db.orm.select({ word: patientWord.word }).from(patientWord)
    expect(words.map(({ word }) => word)).toEqual(
      expect.arrayContaining(['serikov', 'aybek', '+77001112233']),
    )
    expect(words.map(({ word }) => word)).not.toContain('serikova')
  })

  it('of another person get neither account nor record of who has booked, when the visit was theirs after all', async () => {
    const [booker, person] = [(await addPerson(db)).account.id, (await addPerson(db)).account.id]
    const free = await find({ lastName: 'Ким', name: 'Ольга', phone: '+77009998877' })
    const own = await find({ lastName: 'Ли', name: 'Анна', phone: '+77005554433', account: person })
    const made = await (await byStaff({ START: `${inDays(3)}T05:00:00Z` })).json()
    await db.orm.update(appointment).set({ account: booker, visitFor: 'self', status: 'completed' })
    const path = `/api/w-business/ru/${company}/${branch}/appointment/${made.APPOINTMENT_CODE}`
    const correct = async (UPDATED_AT: string, body: object) => {
      const sent = { ...body, DURATION: 30, UPDATED_AT }
      const answer = await sendTo(backend, path, {
        method: 'PUT',
        headers: { cookie: registrar.cookie },
        body: sent,
      })
      return answer.json()
    }
    const first = await correct(made.UPDATED_AT, { LASTNAME: 'Ким', NAME: 'Ольга', TEL: '+77009998877' })
    expect((await cards()).find(({ id }) => id === free)).toMatchObject({ account: null })
    expect(await visits()).toMatchObject([{ patient: free }])
    await correct(first.UPDATED_AT, { LASTNAME: 'Ли', NAME: 'Анна', TEL: '+77005554433' })
    expect(await visits()).toMatchObject([{ patient: own }])
    expect(await db.orm.select().from(medicalRecord)).toMatchObject([{ account: person, kind: 'visit' }])
  })

  it('stay with a visit that is moved', async () => {
    const made = await (await byStaff({ START: `${inDays(3)}T05:00:00Z` })).json()
    const path = `/api/w-business/ru/${company}/${branch}/appointment/${made.APPOINTMENT_CODE}/move`
    const moved = await sendTo(backend, path, {
      headers: { cookie: registrar.cookie },
      body: { START: `${inDays(4)}T05:00:00Z` },
    })
    expect(moved.status).toBe(200)
    const [card] = await cards()
    expect((await visits()).map((row) => row.patient)).toEqual([card?.id, card?.id])
  })

  it('are the same with a patronymic, unless the birthday says otherwise', async () => {
    const card = await find({ birthday: '1985-03-12' })
    expect(await find({ middleName: 'Болатқызы' })).toBe(card)
    expect(await find({ birthday: '2015-03-12' })).not.toBe(card)
    expect(await find({ phone: '+77009998877' })).not.toBe(card)
    // A spelling that is only alike may be of another person: cards are proposed as one, and not taken for it.
    expect(await find({ name: 'Ойгул' })).not.toBe(card)
    expect((await cards())[0]).toMatchObject({ middleName: 'Болатқызы', birthday: '1985-03-12' })
  })

  it('are nobody’s guess where two fit equally well', async () => {
    const one = await find({ middleName: 'Болатқызы' })
    const other = await find({ middleName: 'Ерланқызы' })
    expect([one, other]).not.toContain(await find())
  })

  it('learn nothing from somebody whose phone number nobody has confirmed', async () => {
    const { account } = await addPerson(db)
    const card = await find()
    expect(await find({ account: account.id, email: 'x@example.kz', isSure: false })).toBe(card)
    expect(await cards()).toMatchObject([{ account: null, email: null }])
  })

  it('are one, however many make them at the same time', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => find()))
    expect(new Set(ids).size).toBe(1)
  })

  it('are made of appointments that were there before, once, and go on after an interruption', async () => {
    for (const hour of ['05', '06', '07']) await byStaff({ START: `${inDays(3)}T${hour}:00:00Z` })
    await db.orm.delete(patient)
    await makeCards(db, AbortSignal.abort())
    expect(await cards()).toEqual([])
    await Promise.all([makeCards(db), makeCards(db)])
    const [card, ...others] = await cards()
    expect(others).toEqual([])
    expect((await visits()).map((row) => row.patient)).toEqual([card?.id, card?.id, card?.id])
  })

  it('are read by who may, merged ones as the one that was kept; what is opened is noted once', async () => {
    await byStaff({ START: `${inDays(3)}T05:00:00Z` })
    const [card] = await cards()
    const id = card?.id ?? ''
    const merged = await find({ phone: '+77009998877' })
    await db.orm.update(patient).set({ mergedInto: id }).where(eq(patient.id, merged))
    const readAs = async (role: 'doctor' | 'registrar', values: Partial<typeof membership.$inferInsert>) => {
      const person = await addPerson(db)
      await addStaff(db, person.account, company, role, values)
      const member = await memberOf(person)
      const read = (one: string) =>
        readPatient(db.orm, { company, id: one, member }).then(
          (row) => row.id,
          ({ code }) => code,
        )
      return [await read(id), await read(merged)]
    }
    expect(await readAs('doctor', { specialist: '501' })).toEqual([id, id])
    expect(await readAs('doctor', { specialist: '502' })).toEqual(['NOT_FOUND', 'NOT_FOUND'])
    expect(await readAs('registrar', { cabinets: [branch] })).toEqual([id, id])
    expect(await readAs('registrar', { cabinets: ['12'] })).toEqual(['NOT_FOUND', 'NOT_FOUND'])
    const member = await memberOf(registrar)
    const note = (what: 'card' | 'document') =>
      db.orm.transaction((orm) => noteOpening(orm, { company, patient: id, what, member }))
    for (const what of ['card', 'card', 'document'] as const) await note(what)
    const opened = await db.orm.select().from(patientOpening).orderBy(patientOpening.id)
    expect(opened.map(({ what, role, viewer }) => [what, role, viewer])).toEqual([
      ['card', 'registrar', 'Тестова Айгуль'],
      ['document', 'registrar', 'Тестова Айгуль'],
    ])
  })

  it('are opened by every call that answers with one or a part of it, one that is refused too', async () => {
    const [id, other] = [await find(), await find({ lastName: 'Ким' })]
    const merge = { OTHER: other, FROM_OTHER: [], REVISION: 7, OTHER_REVISION: 1 }
    const change = { LASTNAME: 'Ким', NAME: 'Ольга', LOCALE: 'ru', REVISION: 7 }
    const parts = ['', '/visits', '/questions', '/consultations', '/reviews']
    const headers = { cookie: registrar.cookie }
    const root = `ru/${company}/${branch}/patient/${id}`
    const calls: [number, () => Promise<Response>][] = [
      ...parts.map((part): [number, () => Promise<Response>] => [
        200,
        () => call(backend, `/api/business-api-front2/${root}${part}`, headers),
      ]),
      [412, () => sendTo(backend, `/api/w-business/${root}`, { method: 'PUT', headers, body: change })],
      [412, () => sendTo(backend, `/api/w-business/${root}/merge`, { headers, body: merge })],
    ]
    for (const [status, ask] of calls) {
      await db.orm.delete(patientOpening)
      const answer = await ask()
      const openings = await db.orm.select().from(patientOpening)
      const noted = openings.map(({ patient: card, what }) => [card, what])
      expect([answer.url, answer.status, noted]).toEqual([answer.url, status, [[id, 'card']]])
    }
  })

  it('are found while somebody types, and whoever opens one is named to the patient', async () => {
    const person = await addPerson(db)
    const mine = await find({ account: person.account.id, birthday: '1985-03-12' })
    await find({ name: 'Алия', isOwnAccount: false, account: person.account.id })
    await find({ lastName: 'Ким', name: 'Виктор', phone: '+998901234567' })
    const root = `/api/business-api-front2/ru/${company}/${branch}`
    const get = async (path: string, { cookie }: SignedIn) => {
      const answer = await call(backend, path, { cookie })
      return { status: answer.status, body: await answer.json() }
    }
    const search = async (text: string) => {
      const { body } = await get(`${root}/patients?search=${encodeURIComponent(text)}`, registrar)
      return body.data.map(({ NAME }: { NAME: string }) => NAME)
    }
    expect(await search('serik')).toEqual(['Айгуль', 'Алия'])
    expect(await search('алия сер')).toEqual(['Алия'])
    expect(await search('4567')).toEqual(['Виктор'])
    expect(await search('998 45 67')).toEqual(['Виктор'])
    expect(await search('998 45 68')).toEqual([])
    expect(await search('12.03.1985')).toEqual(['Айгуль'])
    expect(await search('3')).toEqual(['Виктор'])
    expect(await search('%')).toEqual([])
    const { body } = await get(`${root}/patient/${mine}`, registrar)
    expect(body).toMatchObject({ PATIENT_CODE: mine, HAS_ACCOUNT: true, SAME_PHONE: [{ NAME: 'Алия' }] })
    const own = await get('/api/front/ru/v1/user/patient_openings', person)
    expect(own.body.data).toMatchObject([
      { VIEWER: 'Тестова Айгуль', ROLE: 'registrar', WHAT: 'card', PATIENT: 'Серикова Айгуль' },
    ])
    const owner = await addPerson(db)
    await addStaff(db, owner.account, company, 'owner')
    expect((await get(`${root}/patient/${mine}/openings`, owner)).body.data).toHaveLength(1)
    expect((await get(`${root}/patient/${mine}/openings`, registrar)).status).toBe(403)
  })

  it('are found however the name is spelled, first those that have what was typed as it is written', async () => {
    for (const lastName of ['Qosimov', 'Юлдашев', 'Ойматов', 'Ахметов'])
      await find({ lastName, name: 'Анвар', phone: null })
    const search = async (text: string) => {
      const path = `/api/business-api-front2/ru/${company}/${branch}/patients?search=${encodeURIComponent(text)}`
      const { data } = await (await call(backend, path, { cookie: registrar.cookie })).json()
      return data.map(({ LASTNAME }: { LASTNAME: string }) => LASTNAME)
    }
    expect(await search('Касымов')).toEqual(['Qosimov'])
    expect(await search('Йўлдошев анвар')).toEqual(['Юлдашев'])
    expect(await search('айм')).toEqual(['Ойматов'])
    await find({ lastName: 'Айманов', name: 'Анвар', phone: null })
    expect(await search('ойм')).toEqual(['Ойматов', 'Айманов'])

    await db.orm.update(patient).set({ wordsVersion: 0 })
    await db.orm.delete(patientWord)
    await db.orm.insert(patientWord).values({ company, word: '-33', patient: (await cards())[0]?.id ?? '' })
    expect(await search('Касымов')).toEqual([])
    await Promise.all([renewWords(db), renewWords(db)])
    expect(await search('Касымов')).toEqual(['Qosimov'])
    const words = await db.orm.select({ word: patientWord.word }).from(patientWord)
    expect(words.map(({ word }) => word)).not.toContain('-33')
  })

  it('are added by the staff, who are told of those alike, and changed by one at a time', async () => {
    const send = async (path: string, body: Record<string, unknown>, method: 'POST' | 'PUT' = 'POST') => {
      const answer = await sendTo(backend, `/api/w-business/ru/${company}/${branch}/${path}`, {
        method,
        headers: { cookie: registrar.cookie },
        body: { LASTNAME: 'Серикова', NAME: 'Айгуль', LOCALE: 'kk', ...body },
      })
      return { status: answer.status, body: await answer.json() }
    }
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    const refused = [
      { BIRTHDAY: '1899-12-31' },
      { BIRTHDAY: tomorrow },
      { NAME: '7' },
      { NAME: 'А'.repeat(300) },
      { TEL: '+33612' },
      { REMARK: 'а'.repeat(501) },
    ]
    for (const body of refused) {
      const { status, body: answer } = await send('patients', body)
      expect([status, Object.keys(answer.error.fields)]).toEqual([422, Object.keys(body)])
    }
    const made = await send('patients', { TEL: '+77001112233', CONSENT: true })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ PATIENT_NUMBER: 1, LOCALE: 'kk', CONSENT_AT: expect.any(String) })
    const known = await send('patients', { LASTNAME: 'Serikova', NAME: 'Aigul', TEL: '8 700 111 22 33' })
    expect(known).toMatchObject({
      status: 409,
      body: { error: { code: 'PATIENT_KNOWN', data: { PATIENTS: [{ PATIENT_NUMBER: 1 }] } } },
    })
    const inUzbek = { LASTNAME: 'Serikova', NAME: 'Oygul', TEL: '+77001112233' }
    expect(await send('patients', inUzbek)).toMatchObject({ status: 409, body: known.body })
    const other = await send('patients', { TEL: '+77001112233', IS_ANOTHER: true })
    expect(other.body).toMatchObject({ PATIENT_NUMBER: 2, SAME_PHONE: [{ PATIENT_NUMBER: 1 }] })

    const path = `patient/${made.body.PATIENT_CODE}`
    const change = { NAME: 'Алия', TEL: '+77001112233', DO_NOT_CALL: true, CONSENT: true, REVISION: 1 }
    const changed = await send(path, change, 'PUT')
    const { CONSENT_AT } = made.body
    expect(changed.body).toMatchObject({ NAME: 'Алия', DO_NOT_CALL: true, REVISION: 2, CONSENT_AT })
    const late = await send(path, change, 'PUT')
    expect(late).toMatchObject({
      status: 412,
      body: { error: { data: { PATIENT: { REVISION: 2 }, UPDATED_BY: 'Тестова Айгуль' } } },
    })
    const withdrawn = await send(path, { ...change, CONSENT: false, REVISION: 2 }, 'PUT')
    expect(withdrawn.body).toMatchObject({ CONSENT_AT: null, CONSENT_TEXT: null })
  })

  it('are the ones that reception has chosen, also of two of one name and phone number, if it may read them', async () => {
    const [chosen] = await db.orm
      .insert(patient)
      .values([7, 8].map((number) => ({ company, number, lastName: 'Ахметов', name: 'Ержан' })))
      .returning()
    const start = (hour: number) => ({ START: `${inDays(4)}T0${hour}:00:00Z` })
    const made = await (await byStaff({ ...start(5), PATIENT_CODE: chosen?.id })).json()
    expect(made.PATIENT_CODE).toBe(chosen?.id)
    const unknown = await byStaff({ ...start(6), PATIENT_CODE: '00000000-0000-4000-8000-000000000000' })
    expect(unknown.status).toBe(404)
  })

  it('of another branch are read by who books by name and phone number, which is noted, and no more of them than is of their branch', async () => {
    const made = await (await byStaff({ START: `${inDays(3)}T05:00:00Z` })).json()
    const [card] = await cards()
    const id = card?.id ?? ''
    await db.orm.update(appointment).set({ cabinet: '12' })
    const paper = { company, kind: 'certificate', file: 'papers/1.pdf', sha256: '', pages: 1 } as const
    const about = {
      lang: 'ru' as const,
      issued: inDays(0),
      lastName: 'Серикова',
      name: 'Айгуль',
      patient: id,
    }
    await db.orm.insert(document).values(
      [branch, '12'].map((cabinet) => ({
        ...paper,
        ...about,
        code: `0000${cabinet}`,
        number: cabinet,
        cabinet,
      })),
    )
    const person = await addPerson(db)
    await addStaff(db, person.account, company, 'registrar', { cabinets: [branch] })
    const get = async (path: string) => {
      const answer = await call(backend, `/api/business-api-front2/ru/${company}/${branch}/${path}`, {
        cookie: person.cookie,
      })
      return answer.status === 200 ? (await answer.json()).data : answer.status
    }
    expect(await get(`patient/${id}/visits`)).toBe(404)
    const known = { LASTNAME: 'Серикова', NAME: 'Айгуль', TEL: '+77001112233', DOCTOR_CODE: '501' }
    const booked = await sendTo(backend, `/api/w-business/ru/${company}/${branch}/appointment`, {
      headers: { cookie: person.cookie },
      body: { ...known, START: `${inDays(3)}T07:00:00Z` },
    })
    const own = await booked.json()
    expect(own.PATIENT_CODE).toBe(id)
    expect(own.APPOINTMENT_CODE).not.toBe(made.APPOINTMENT_CODE)
    const openings = () => db.orm.select().from(patientOpening).where(eq(patientOpening.patient, id))
    expect((await openings()).map(({ what, by }) => [what, by])).toEqual([['booking', person.account.id]])
    expect(await get(`patient/${id}/visits`)).toMatchObject([{ APPOINTMENT_CODE: own.APPOINTMENT_CODE }])
    expect(await get(`documents?filter[patient]=${id}`)).toMatchObject([{ NUMBER: branch }])
  })

  it('have the appointments that the member sees in the calendar', async () => {
    const made = await (await byStaff({ START: `${inDays(3)}T05:00:00Z` })).json()
    const visitsAs = async (person: SignedIn) => {
      const path = `/api/business-api-front2/ru/${company}/${branch}/patient/${made.PATIENT_CODE}/visits`
      const answer = await call(backend, path, { cookie: person.cookie })
      return answer.status === 200 ? (await answer.json()).data : answer.status
    }
    expect(await visitsAs(registrar)).toMatchObject([
      { APPOINTMENT_CODE: made.APPOINTMENT_CODE, STATUS: 'confirmed', DATE: inDays(3) },
    ])
    const other = await addPerson(db)
    await addStaff(db, other.account, company, 'doctor', { specialist: '502' })
    expect(await visitsAs(other)).toBe(404)
  })

  it('have the letters from their phone number, and only those reviews that are signed with their name', async () => {
    const mine = await find()
    const words = 'Подскажите, пожалуйста, есть ли у вас приём в субботу?'
    const written = {
      company,
      text: words,
      lang: 'ru',
      contact: '+77001112233',
      contactChannel: 'phone',
    } as const
    await db.orm.insert(question).values([
      { ...written, code: 'p1', name: 'Айгуль' },
      { ...written, code: 'p2', name: 'Айгуль', contact: '+77009998877' },
      { ...written, code: 'p3', name: 'Айгуль', status: 'spam' },
    ])
    const rated = { ...written, rating: 5, date: inDays(-3), status: 'published' } as const
    await db.orm.insert(review).values([
      { ...rated, code: 'p4', author: 'Serikova Aigul' },
      { ...rated, code: 'p5', author: 'Довольная мама' },
    ])
    const letters = async (kind: string) => {
      const path = `/api/business-api-front2/ru/${company}/${branch}/patient/${mine}/${kind}`
      const { data } = await (await call(backend, path, { cookie: registrar.cookie })).json()
      return data.map(({ CODE }: { CODE: string }) => CODE)
    }
    expect(await letters('questions')).toEqual(['p1'])
    expect(await letters('reviews')).toEqual(['p4'])
    expect(await letters('consultations')).toEqual([])
  })

  it('have a photo if the patient has agreed to it, for those alone who may read the card, and each opening is noted', async () => {
    const id = await find()
    const path = `ru/${company}/${branch}/patient/${id}/photo`
    const picture = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#2e7' } })
      .jpeg()
      .toBuffer()
    const send = (consent: boolean) => {
      const body = new FormData()
      body.append('file', new Blob([Uint8Array.from(picture)]), 'photo.jpg')
      if (consent) body.append('CONSENT', 'on')
      return sendTo(backend, `/api/w-business/${path}`, { headers: { cookie: registrar.cookie }, body })
    }
    const read = (person: SignedIn) =>
      call(backend, `/api/business-api-front2/${path}`, { cookie: person.cookie })
    expect((await (await send(false)).json()).error.fields).toHaveProperty('CONSENT')
    expect((await read(registrar)).status).toBe(404)
    const added = await (await send(true)).json()
    expect(added).toMatchObject({ PHOTO: expect.stringMatching(/^data:image\/webp;base64,/), REVISION: 1 })
    expect(added.PHOTO_CONSENT_AT).not.toBeNull()
    await db.orm.delete(patientOpening)
    const photo = await read(registrar)
    expect(photo.headers.get('cache-control')).toBe('private, no-store')
    expect(await sharp(await photo.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 640 })
    expect(await db.orm.select().from(patientOpening)).toMatchObject([
      { patient: id, by: registrar.account.id },
    ])
    const stranger = await addPerson(db)
    await addStaff(db, stranger.account, company, 'doctor', { specialist: '502' })
    expect((await read(stranger)).status).toBe(404)
    const [{ photo: file } = {}] = await cards()
    expect(await testFiles.has(file ?? '')).toBe(true)
    const removed = await sendTo(backend, `/api/w-business/${path}`, {
      method: 'DELETE',
      headers: { cookie: registrar.cookie },
    })
    expect(await removed.json()).toMatchObject({ PHOTO: null, PHOTO_CONSENT_AT: null })
    expect(await testFiles.has(file ?? '')).toBe(false)
  })

  it('stay with the clinic when the account goes', async () => {
    const person = await addPerson(db)
    await find({ account: person.account.id })
    await db.orm.delete(account).where(eq(account.id, person.account.id))
    expect(await cards()).toMatchObject([{ lastName: 'Серикова', account: null }])
  })
})
