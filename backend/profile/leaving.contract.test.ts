import { setTimeout } from 'node:timers/promises'
import { eq, getTableName, inArray, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDatabase } from '../content/seed-database.ts'
import type { Backend } from '../create-backend.ts'
import * as tables from '../database/tables/index.ts'
import { issueDocument } from '../documents/index.ts'
import { lockCompany } from '../kit/company/lock-company.ts'
import type { Database } from '../kit/database/database.ts'
import { pictureFile } from '../kit/files/store.ts'
import { cardOf } from '../patients/index.ts'
import { authorization, call, sendTo, testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { testFiles } from '../test/files.ts'
import { accountOf, addPerson, addStaff, type SignedIn, testPassword } from '../test/people.ts'
import { registrationForm } from '../test/registration.ts'
import { smallSeed } from '../test/small-seed.ts'

const all = Object.values(tables).filter((table) => is(table, PgTable))

describe.each(await testDatabases())('a person who leaves on $name', ({ open }) => {
  let db: Database
  let backend: Backend
  beforeAll(async () => {
    db = await open()
    await seedDatabase(db, smallSeed)
    backend = testBackend(db)
  })
  afterAll(() => db.close())

  const post = (path: string, { cookie }: SignedIn, body: BodyInit, type?: string) =>
    backend.fetch(
      new Request(`http://api.test/api/w-front/ru/v1/user/${path}`, {
        method: 'POST',
        headers: {
          authorization,
          cookie,
          origin: 'http://api.test',
          ...(type && { 'content-type': type }),
        },
        body,
      }),
    )
  const leave = (person: SignedIn, PASSWORD = testPassword) =>
    post('delete', person, JSON.stringify({ PASSWORD }), 'application/json')
  const exported = async ({ cookie }: SignedIn) => call(backend, '/api/front/ru/v1/user/export', { cookie })

  /** A person with a row in every table that has personal rows. */
  async function addBusyPerson(email: string, phone: string) {
    const person = await addPerson(db, {
      email,
      phone,
      phoneConfirmedAt: new Date(),
      lastName: 'Уникальнова',
      name: 'Бибигуль',
      birthday: '1990-05-17',
    })
    const { id: account } = person.account
    const { orm } = db
    await orm.insert(tables.like).values({ account, type: 'company', code: '1001' })
    await orm
      .insert(tables.comment)
      .values({ account, type: 'news', code: 'news-01', text: 'Моё слово', lang: 'ru' })
    await orm.insert(tables.subscription).values({ account, kind: 'doctor', code: '501', channel: 'email' })
    const [name] = email.split('@')
    const own = { company: '1001', account, author: 'Бибигуль', rating: 5, date: '2026-11-01' }
    await orm.insert(tables.review).values([
      { ...own, code: `${name}-ru`, lang: 'ru', text: 'Отзыв для всех', status: 'published' },
      { ...own, code: `${name}-uz`, lang: 'uz', text: 'Hammaga sharh', status: 'disputed' },
      { ...own, code: `${name}-new`, lang: 'ru', text: 'Его никто не видел', status: 'new' },
    ])
    const [record] = await orm
      .insert(tables.medicalRecord)
      .values({
        account,
        company: '1001',
        kind: 'visit',
        title: 'Личный осмотр',
        lang: 'ru',
        date: '2026-11-02',
      })
      .returning()
    await call(backend, `/api/front/ru/v1/user/medical_record/${record?.id}`, { cookie: person.cookie })
    await orm.insert(tables.confirmation).values({
      purpose: 'email',
      account,
      channel: 'email',
      contact: email,
      secretHash: 'secret hash of a code',
      expiresAt: new Date(Date.now() + 60_000),
    })
    await orm.insert(tables.outbox).values({
      channel: 'mail',
      recipient: email,
      locale: 'ru',
      template: 'confirm-email',
      params: { CODE: '123456', NAME: 'Бибигуль' },
    })
    await orm.insert(tables.accessCode).values({
      code: `CODE${phone.slice(-4)}`,
      company: '1001',
      cabinet: '0',
      role: 'editor',
      maxUses: 1,
      expiresAt: new Date(),
      createdBy: account,
    })
    await orm.insert(tables.companyDecision).values({ company: '1001', status: 'active', by: account })
    await addStaff(db, person.account, '1001', 'manager')
    await orm.insert(tables.mistakeReport).values({ company: '1001', text: 'Переехали', email, locale: 'ru' })
    const wrong = new Request('http://api.test/api/api-front2/ru/v1/user/authorize', {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', origin: 'http://api.test' },
      body: JSON.stringify({ LOGIN: email, PASSWORD: 'не тот' }),
    })
    expect((await backend.fetch(wrong)).status).toBe(401)
    const form = new FormData()
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
    form.append('file', new File([new Uint8Array(png)], 'me.png'))
    expect((await post('avatar/upload', person, form)).status).toBe(200)
    return person
  }

  /** Tables with a row that contains one of the words, in any column. */
  async function tablesWith(words: readonly string[]): Promise<string[]> {
    const found: string[] = []
    for (const table of all) {
      const tests = words.map((word) => sql`position(${word} in whole::text) > 0`)
      const rows = await db.orm
        .select({ hits: sql<number>`count(*)::int` })
        .from(sql`${table} as whole`)
        .where(sql.join(tests, sql` or `))
      if ((rows[0]?.hits ?? 0) > 0) found.push(getTableName(table))
    }
    return found.sort()
  }

  it('takes all their data along in one file, without what opens a door', async () => {
    const person = await addBusyPerson('export@example.kz', '+77011230001')
    const response = await exported(person)
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="shipa-\d{4}-\d\d-\d\d\.json"$/,
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
    const text = await response.text()
    const data = JSON.parse(text)
    const mine = await tablesWith([person.account.id])
    const called = mine.map((table) => table.toUpperCase()).filter((table) => table !== 'RATE_LIMIT')
    expect(called).toEqual(expect.arrayContaining(['LIKE', 'MEMBERSHIP', 'SESSION', 'ACCESS_CODE']))
    for (const table of called) expect([table, data[table]]).not.toEqual([table, undefined])
    for (const word of ['Моё слово', 'Отзыв для всех', 'Его никто не видел', 'Личный осмотр', '1990-05-17'])
      expect(text).toContain(word)
    expect(data.MEDICAL_RECORD_VIEW).toHaveLength(1)
    expect(data.PICTURE).toMatch(/^data:image\/webp;base64,./)
    expect(data.MESSAGES).toMatchObject([{ RECIPIENT: 'export@example.kz', TEMPLATE: 'confirm-email' }])
    expect(text).not.toMatch(/argon2|HASH|123456|secret hash/)
    const stranger = await (await exported(await addPerson(db))).text()
    expect(stranger).not.toContain('Уникальнова')
  })

  it('leaves nothing personal, and what others read without a name', async () => {
    const person = await addBusyPerson('leave@example.kz', '+77011230002')
    const { id } = person.account
    const avatar = (await accountOf(db, id))?.avatar ?? ''
    expect(await testFiles.read(avatar)).toBeDefined()
    const words = [id, 'leave@example.kz', '+77011230002']
    expect((await tablesWith(words)).length).toBeGreaterThan(10)

    const response = await leave(person)
    expect(response.status).toBe(204)
    expect(response.headers.get('set-cookie')).toMatch(/sid=;/)

    // Only the notification about the deletion is left; the outbox deletes it later.
    expect(await tablesWith(words)).toEqual(['outbox'])
    const [mail, ...more] = await db.orm
      .select()
      .from(tables.outbox)
      .where(eq(tables.outbox.recipient, 'leave@example.kz'))
    expect([mail?.template, more]).toEqual(['account-deleted', []])
    const left = await db.orm
      .select()
      .from(tables.review)
      .where(sql`${tables.review.code} like 'leave-%'`)
      .orderBy(tables.review.code)
    expect(left).toMatchObject([
      { author: 'Пациент', account: null, text: 'Отзыв для всех' },
      { author: 'Bemor', account: null, text: 'Hammaga sharh' },
    ])
    expect(await testFiles.read(avatar)).toBeUndefined()
    expect((await exported(person)).status).toBe(401)
  })

  it('leaves to the clinic what the law obliges it to keep, without a way back to the account', async () => {
    const person = await addPerson(db)
    const { id: account } = person.account
    const { orm } = db
    const company = '1001'
    const card = await orm.transaction((inner) =>
      cardOf(inner, {
        ...{ company, lastName: 'Уходящая', name: 'Сауле', middleName: null, birthday: '1990-01-01' },
        ...{ phone: '+77011230009', email: null, locale: 'ru', account, isOwnAccount: true, by: null },
      }),
    )
    const [visit] = await orm
      .insert(tables.appointment)
      .values({
        ...{ company, cabinet: '11', specialist: '501', code: 'LEAVE001', account, patient: card },
        ...{ startsAt: new Date('2026-11-01T04:00Z'), endsAt: new Date('2026-11-01T04:30Z') },
        ...{ timezone: 'Asia/Almaty', status: 'completed', locale: 'ru', lastName: 'Уходящая' },
      })
      .returning()
    if (!visit) throw new Error('the visit is not there')
    const by = crypto.randomUUID()
    await orm
      .insert(tables.payment)
      .values({ company, holder: visit.id, kind: 'cash', amount: 500_000, key: 'leave', by })
    await issueDocument(
      { orm, files: testFiles },
      {
        ...{ company, kind: 'certificate', number: '7', lang: 'ru', pages: 1, issued: '2026-11-01' },
        file: { bytes: new Uint8Array([1]), extension: 'pdf' },
        patient: { lastName: 'Уходящая', name: 'Сауле', birthYear: 1990, phone: '+77011230009' },
      },
    )
    await orm
      .insert(tables.patientOpening)
      .values({ company, patient: card, what: 'card', by, viewer: 'Демо Динара', role: 'registrar' })
    await orm.insert(tables.medicalRecord).values({
      ...{ account, company, kind: 'visit', title: 'Приём', lang: 'ru', date: '2026-11-01', visit: visit.id },
    })

    expect((await leave(person)).status).toBe(204)

    const [left] = await orm.select().from(tables.patient).where(eq(tables.patient.id, card))
    expect(left).toMatchObject({ lastName: 'Уходящая', phone: '+77011230009', account: null })
    const [kept] = await orm.select().from(tables.appointment).where(eq(tables.appointment.id, visit.id))
    expect(kept).toMatchObject({ status: 'completed', patient: card, account: null })
    expect(await tablesWith(['Уходящая'])).toEqual(['appointment', 'document', 'patient'])
    expect(await tablesWith([card])).toEqual(
      expect.arrayContaining(['appointment', 'patient', 'patient_opening', 'patient_word']),
    )
    expect(await orm.select().from(tables.payment).where(eq(tables.payment.holder, visit.id))).toHaveLength(1)
    expect(await tablesWith([visit.id])).not.toContain('medical_record')
  })

  it('takes along the papers with which they asked for a company', async () => {
    const person = await addPerson(db)
    const file = await testFiles.put(new Uint8Array([1]), { folder: 'papers', extension: 'pdf' })
    const asked = { company: '1001', account: person.account.id, proof: 'papers' as const }
    const [claim] = await db.orm.insert(tables.companyClaim).values(asked).returning()
    const paper = { claim: claim?.id ?? 0, file, name: 'Паспорт', type: 'application/pdf', size: 1 }
    await db.orm.insert(tables.claimPaper).values(paper)
    expect((await leave(person)).status).toBe(204)
    expect(await testFiles.read(file)).toBeUndefined()
  })

  it('has no say over a phone that was only written down, nor over contacts that hold their own', async () => {
    const phone = '+77011230003'
    const person = await addPerson(db, { email: 'a@b.kz', phone })
    const { orm } = db
    const expiresAt = new Date(Date.now() + 60_000)
    const code = { channel: 'phone', contact: phone, expiresAt } as const
    const owner = await addPerson(db, { phone, phoneConfirmedAt: new Date() })
    await orm.insert(tables.confirmation).values([
      { ...code, purpose: 'restore', account: owner.account.id },
      { ...code, purpose: 'phone', account: person.account.id },
    ])
    const sms = {
      channel: 'sms',
      recipient: phone,
      locale: 'ru',
      template: 'confirm-phone',
      params: {},
    } as const
    await orm.insert(tables.outbox).values(sms)
    const keys = [`login ${phone}`, 'login aa@b.kz', 'login a@b.kz', 'post w/v1/x EMAIL a@b.kz']
    await orm.insert(tables.rateLimit).values(keys.map((key) => ({ key, count: 11, resetsAt: expiresAt })))

    expect((await (await exported(person)).json()).MESSAGES).toEqual([])
    expect((await leave(person)).status).toBe(204)

    const codes = await orm.select().from(tables.confirmation).where(eq(tables.confirmation.contact, phone))
    expect(codes).toMatchObject([{ account: owner.account.id }])
    const waiting = await orm.select().from(tables.outbox).where(eq(tables.outbox.recipient, phone))
    expect(waiting).toHaveLength(1)
    const counted = await orm.select().from(tables.rateLimit).where(inArray(tables.rateLimit.key, keys))
    expect(counted.map(({ key }) => key).sort()).toEqual([`login ${phone}`, 'login aa@b.kz'])
  })

  it('is asked for the password', async () => {
    const person = await addPerson(db)
    const response = await leave(person, 'Чужой-пароль-1')
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ error: { fields: { PASSWORD: [expect.any(String)] } } })
    expect(await accountOf(db, person.account.id)).toBeDefined()
  })

  it('hands a company over first, if nobody else owns it', async () => {
    const person = await addPerson(db)
    await addStaff(db, person.account, '1002', 'owner')
    const response = await leave(person)
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({
      error: { code: 'CONFLICT', data: { COMPANIES: [{ COMPANY_CODE: '1002', NAME: 'Акбота' }] } },
    })
    expect(await accountOf(db, person.account.id)).toBeDefined()
    const heir = await addPerson(db)
    await addStaff(db, heir.account, '1002', 'owner')
    expect((await leave(person)).status).toBe(204)
    expect((await leave(heir)).status).toBe(409)
  })

  it('cannot leave a company without an owner by leaving at the same time as the other one', async () => {
    const owners = [await addPerson(db), await addPerson(db)]
    await db.orm.delete(tables.membership).where(eq(tables.membership.company, '1002'))
    for (const { account } of owners) await addStaff(db, account, '1002', 'owner')
    const statuses = (await Promise.all(owners.map((owner) => leave(owner)))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([204, 409])
  })

  it('takes back every invitation that was given', async () => {
    const person = await addPerson(db)
    await addStaff(db, person.account, '1001', 'manager')
    await db.orm.insert(tables.accessCode).values({
      code: 'GVNAWAY1',
      company: '1001',
      cabinet: '0',
      role: 'manager',
      maxUses: 5,
      expiresAt: new Date(Date.now() + 60_000),
      createdBy: person.account.id,
    })
    expect((await leave(person)).status).toBe(204)
    const guest = await addPerson(db)
    const answer = await sendTo(backend, '/api/w-business/ru/1001/0/business/user/request_access', {
      body: new URLSearchParams({ access_code: 'GVNAWAY1' }),
      headers: { cookie: guest.cookie },
    })
    expect(answer.status).toBe(404)
  })

  it('waits for whoever changes the staff, and stays where the other owner is one no longer', async () => {
    const [person, other] = [await addPerson(db), await addPerson(db)]
    await db.orm.delete(tables.membership).where(eq(tables.membership.company, '1002'))
    for (const { account } of [person, other]) await addStaff(db, account, '1002', 'owner')
    let leaving: Promise<Response> | undefined
    await db.orm.transaction(async (orm) => {
      await lockCompany(orm, '1002')
      leaving = leave(person)
      await Promise.race([leaving, setTimeout(1500)])
      await orm
        .update(tables.membership)
        .set({ role: 'manager' })
        .where(eq(tables.membership.account, other.account.id))
    })
    expect((await leaving)?.status).toBe(409)
  })

  it('takes along companies that were never let in, with their files, unless somebody else owns them', async () => {
    const [person, other] = [await addPerson(db), await addPerson(db)]
    const register = async (COMPANY_NAME: string) => {
      const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
      const LOGO = new File([new Uint8Array(await picture.png().toBuffer())], 'logo.png')
      const body = registrationForm(
        { COMPANY_NAME },
        { LOGO, 'LICENSE_SCANS[]': [new File(['%PDF-1.7\n%%EOF'], 'a.pdf')] },
      )
      const headers = { cookie: person.cookie }
      const answer = await sendTo(backend, '/api/w-front/ru/v1/business/user/company', { body, headers })
      return (await answer.json()).COMPANY_CODE as string
    }
    const codes = [await register('Ждёт'), await register('Отклонена'), await register('Общая')] as const
    const [, rejected, shared] = codes
    await db.orm.update(tables.company).set({ status: 'rejected' }).where(eq(tables.company.code, rejected))
    await addStaff(db, other.account, shared, 'owner')
    const [papers, companies] = [
      await db.orm.select().from(tables.companyPaper).where(inArray(tables.companyPaper.company, codes)),
      await db.orm.select().from(tables.company).where(inArray(tables.company.code, codes)),
    ]
    const photos = await Promise.all(
      codes.map(async (company) => ({
        company,
        file: await testFiles.put(new Uint8Array([1]), { folder: 'patients', extension: 'webp' }),
      })),
    )
    await db.orm
      .insert(tables.patient)
      .values(photos.map(({ company, file }) => ({ company, number: 1, photo: file })))
    const logoOf = ({ logo }: (typeof companies)[number]) => pictureFile(logo?.src ?? '') ?? ''
    const files = [
      ...papers.map(({ company, file }) => ({ company, file })),
      ...photos,
      ...companies.map((one) => ({ company: one.code, file: logoOf(one) })),
    ]
    for (const { file } of files) expect(await testFiles.read(file)).toBeDefined()

    expect((await leave(person)).status).toBe(204)
    const left = await db.orm.select().from(tables.company).where(inArray(tables.company.code, codes))
    expect(left.map(({ code }) => code)).toEqual([shared])
    for (const { company, file } of files)
      expect((await testFiles.read(file)) !== undefined).toBe(company === shared)
  })
})
