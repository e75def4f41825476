import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDatabase } from '../content/seed-database.ts'
import type { Backend } from '../create-backend.ts'
import {
  appointment,
  comment,
  like,
  medicalRecord,
  medicalRecordView,
  review,
  session,
  specialist,
  subscription,
  waitingList,
} from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { silentLog } from '../kit/log.ts'
import { whatsappOf } from '../kit/whatsapp/contacts.ts'
import { authorization, call, testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { addPerson, type SignedIn, signIn } from '../test/people.ts'
import { smallSeed } from '../test/small-seed.ts'

describe.each(await testDatabases())('the profile on $name', ({ open }) => {
  let db: Database
  let backend: Backend
  beforeAll(async () => {
    db = await open()
    await seedDatabase(db, smallSeed)
    backend = testBackend(db)
  })
  afterAll(() => db.close())

  const get = async (path: string, { cookie }: SignedIn, locale = 'kk') => {
    const response = await call(backend, `/api/front/${locale}/v1/user/${path}`, { cookie })
    return { status: response.status, headers: response.headers, json: await response.json() }
  }
  const remove = async (path: string, { cookie }: SignedIn) => {
    const request = new Request(`http://api.test/api/w-front/ru/v1/user/${path}`, {
      method: 'DELETE',
      headers: { authorization, cookie, origin: 'http://api.test' },
    })
    return (await backend.fetch(request)).status
  }

  async function addRecord({ account }: SignedIn, values: Partial<typeof medicalRecord.$inferInsert> = {}) {
    const [made] = await db.orm
      .insert(medicalRecord)
      .values({
        account: account.id,
        company: '1001',
        kind: 'visit',
        specialist: '501',
        title: 'Осмотр',
        text: 'Осмотр раз в полгода.',
        lang: 'ru',
        date: '2026-11-02',
        ...values,
      })
      .returning()
    if (!made) throw new Error('the record is not there')
    return made
  }

  it.each([
    'overview',
    'likes',
    'reviews',
    'comments',
    'medical_records',
    'subscribes',
    'sessions',
    'export',
    'avatar/download',
  ])('keeps %s to who is signed in (R85, R86, R87, R88, R89)', async (path) => {
    const response = await call(backend, `/api/front/ru/v1/user/${path}`)
    expect(response.status).toBe(401)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('says whether messages come by WhatsApp, and takes that back, for a confirmed phone alone', async () => {
    const withWhatsapp = testBackend(db, silentLog, { whatsapp: true })
    const read = async ({ cookie }: SignedIn, by = withWhatsapp) =>
      (await call(by, '/api/front/ru/v1/user/whatsapp', { cookie })).json()
    const change = ({ cookie }: SignedIn, AGREES: boolean, by = withWhatsapp) =>
      by.fetch(
        new Request('http://api.test/api/w-front/ru/v1/user/whatsapp', {
          method: 'PUT',
          headers: { authorization, cookie, origin: 'http://api.test', 'content-type': 'application/json' },
          body: JSON.stringify({ AGREES }),
        }),
      )
    const TEL = '+77004445566'
    const person = await addPerson(db, { phone: TEL, phoneConfirmedAt: new Date() })
    expect(await read(person)).toEqual({ TEL, AGREED_AT: null })
    expect(await (await change(person, true)).json()).toEqual({ TEL, AGREED_AT: expect.any(String) })
    expect(await whatsappOf(db.orm, TEL)).toMatchObject({
      place: 'profile',
      wording: expect.stringMatching('СТОП'),
    })
    expect(await (await change(person, false)).json()).toEqual({ TEL, AGREED_AT: null })
    const unconfirmed = await addPerson(db, { phone: '+77004445577' })
    expect(await read(unconfirmed)).toEqual({ TEL: null, AGREED_AT: null })
    expect((await change(unconfirmed, true)).status).toBe(404)
    expect(await read(person, backend)).toEqual({ TEL: null, AGREED_AT: null })
    expect((await change(person, true, backend)).status).toBe(404)
  })
  it('is empty for somebody new', async () => {
    const fresh = await addPerson(db)
    expect((await get('overview', fresh)).json).toEqual({
      LIKES: 0,
      REVIEWS: 0,
      COMMENTS: 0,
      QUESTIONS: 0,
      CONSULTATIONS: 0,
      RECORDS: 0,
      SUBSCRIBES: 0,
      UPCOMING: [],
      NEW_RECORDS: [],
      NEW_ANSWERS: [],
    })
    const empty = { data: [], meta: { page: 1, pages: 1, total: 0 } }
    for (const list of ['likes', 'reviews', 'comments', 'medical_records', 'subscribes'])
      expect(await get(list, fresh)).toMatchObject({ status: 200, json: empty })
  })

  it('shows the visits to come that a person has booked, the nearest first, with the link of each (R85)', async () => {
    const person = await addPerson(db)
    const other = await addPerson(db)
    const visit = (
      account: string,
      hours: number,
      status: 'pending' | 'confirmed' | 'cancelled_by_patient',
    ) => {
      const startsAt = new Date(Date.now() + hours * 3_600_000)
      return {
        account,
        status,
        startsAt,
        endsAt: new Date(startsAt.getTime() + 1_800_000),
        company: '1001',
        cabinet: '11',
        specialist: '501',
        timezone: 'Asia/Almaty',
        code: `VISIT${hours}`,
      }
    }
    await db.orm
      .insert(appointment)
      .values([
        visit(person.account.id, 50, 'pending'),
        visit(person.account.id, 26, 'confirmed'),
        visit(person.account.id, 30, 'cancelled_by_patient'),
        visit(person.account.id, -3, 'confirmed'),
        visit(other.account.id, 40, 'confirmed'),
      ])
    const { UPCOMING } = (await get('overview', person)).json
    expect(UPCOMING).toMatchObject([
      { IS_PENDING: false, TIMEZONE: 'Asia/Almaty' },
      { IS_PENDING: true, TIMEZONE: 'Asia/Almaty' },
    ])
    expect(UPCOMING[0].PATH).toMatch(/^\/appointment\?code=VISIT26&token=.{16,}/)
    expect(UPCOMING[0].DOCTOR).not.toBe('')
  })

  it('lists what a person likes with where it is, the newest first, also what is gone (R86)', async () => {
    const person = await addPerson(db)
    const other = await addPerson(db)
    const liked = [
      ['company', '1001'],
      ['specialist', '501'],
      ['news', 'news-02'],
      ['material', 'material-01'],
      ['news', 'long-gone'],
      ['specialist', 'left'],
    ] as const
    await db.orm.insert(like).values(
      liked.map(([type, code], index) => ({
        account: person.account.id,
        type,
        code,
        ...(type === 'specialist' && { company: '1001' }),
        createdAt: new Date(Date.UTC(2026, 10, 20 - index)),
      })),
    )
    const { json, headers } = await get('likes', person)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(json.meta.total).toBe(6)
    expect(json.data).toMatchObject([
      {
        TYPE: 'company',
        PATH: '/companies/clinics/demo-dent',
        COMPANY: null,
        IMAGE: { SRC: '/images/reception' },
      },
      {
        TYPE: 'specialist',
        TITLE: { TEXT: 'Омарова Алия Сериковна', LANG: 'ru' },
        PATH: '/companies/doctors/aliya-omarova',
        COMPANY: { NAME: { TEXT: 'Демо-Дент', LANG: 'kk' } },
      },
      { TYPE: 'news', TITLE: { TEXT: 'Новость 2', LANG: 'ru' }, PATH: '/l/demo-dent/news/events/news-02' },
      { TYPE: 'material', PATH: '/l/demo-dent/materials/material-01' },
      { TYPE: 'news', CODE: 'long-gone', TITLE: null, PATH: null, COMPANY: null },
      { TYPE: 'specialist', CODE: 'left', TITLE: null, PATH: null, COMPANY: { COMPANY_CODE: '1001' } },
    ])
    expect((await get('likes?filter[type]=news&page[size]=1&page[number]=2', person)).json).toMatchObject({
      data: [{ CODE: 'long-gone' }],
      meta: { page: 2, pages: 2, total: 2 },
    })
    expect((await get('likes?filter[type]=hospital', person)).status).toBe(400)
    expect((await get('likes', other)).json.data).toEqual([])
  })

  it('tells doctors of two companies apart who have the same code (R86)', async () => {
    const person = await addPerson(db)
    const [known] = await db.orm
      .select()
      .from(specialist)
      .where(and(eq(specialist.company, '1001'), eq(specialist.code, '501')))
    if (!known) throw new Error('the small seed has no doctor 501')
    const { searched, ...row } = known
    // A doctor without a profile in the directory is shown on the site.
    await db.orm
      .insert(specialist)
      .values({ ...row, company: '1002', slug: 'another-person', practitioner: null })
    const liked = { account: person.account.id, type: 'specialist', code: '501' } as const
    const paths = async () =>
      (await get('likes', person)).json.data.map(({ PATH }: Record<string, unknown>) => PATH)
    await db.orm.insert(like).values({ ...liked, company: '1002', createdAt: new Date(0) })
    expect(await paths()).toEqual(['/l/akbota/specialists/another-person'])
    await db.orm.insert(like).values({ ...liked, company: '1001' })
    expect(await paths()).toEqual([
      '/companies/doctors/aliya-omarova',
      '/l/akbota/specialists/another-person',
    ])
  })

  it('lists own reviews in every status, which others see only when published or disputed (R87, S-REV)', async () => {
    const person = await addPerson(db)
    const base = { company: '1002', account: person.account.id, author: 'Айгуль', lang: 'ru' } as const
    const statuses = ['new', 'published', 'rejected', 'disputed', 'hidden'] as const
    await db.orm.insert(review).values(
      statuses.map((status, index) => ({
        ...base,
        code: `own-${status}`,
        status,
        rating: status === 'published' ? 4 : status === 'disputed' ? 2 : 1,
        text: `Отзыв ${status}`,
        date: `2026-11-0${9 - index}`,
        answer: status === 'published' ? 'Спасибо!' : null,
      })),
    )
    const { json } = await get('reviews', person)
    expect(json.data.map(({ STATUS, PATH }: Record<string, string>) => [STATUS, PATH])).toEqual([
      ['new', null],
      ['published', '/companies/doctors/akbota/reviews'],
      ['rejected', null],
      ['disputed', '/companies/doctors/akbota/reviews'],
      ['hidden', null],
    ])
    expect(json.data[1]).toMatchObject({ ANSWER: 'Спасибо!', COMPANY: { NAME: { TEXT: 'Акбота' } } })
    const shown = await call(backend, '/api/front/ru/v1/reviews?filter[company]=1002')
    expect(await shown.json()).toMatchObject({
      data: [{ REVIEW_CODE: 'own-published' }, { REVIEW_CODE: 'own-disputed' }],
      meta: { total: 2 },
    })
    const company = await call(backend, '/api/front/ru/v1/company/1002')
    expect(await company.json()).toMatchObject({ RATING: 3, REVIEWS_COUNT: 2 })
    expect((await get('overview', person)).json).toMatchObject({
      REVIEWS: 5,
      NEW_ANSWERS: [{ REVIEW_CODE: 'own-published' }],
    })
    await db.orm.delete(review).where(eq(review.account, person.account.id))
  })

  it('lists own comments with what they stand below (R88)', async () => {
    const person = await addPerson(db)
    const { id: account } = person.account
    await db.orm.insert(comment).values([
      {
        account,
        type: 'news',
        code: 'news-01',
        text: 'Спасибо',
        lang: 'ru',
        createdAt: new Date('2026-11-03'),
      },
      {
        account,
        type: 'review',
        code: '1001-1',
        text: 'Рақмет',
        lang: 'kk',
        createdAt: new Date('2026-11-02'),
      },
      {
        account,
        type: 'material',
        code: 'gone',
        text: 'Где это?',
        lang: 'ru',
        createdAt: new Date('2026-11-01'),
      },
    ])
    expect((await get('comments', person)).json.data).toMatchObject([
      { STATUS: 'new', ON: { TEXT: 'Новость 1' }, PATH: '/l/demo-dent/news/health/news-01' },
      { TYPE: 'review', ON: { TEXT: 'Демо-Дент' }, PATH: '/l/demo-dent/reviews' },
      { TYPE: 'material', ON: null, PATH: null },
    ])
    expect((await get('comments', await addPerson(db))).json.data).toEqual([])
  })

  it('lists what a person asked to be told about (A36)', async () => {
    const person = await addPerson(db)
    await db.orm
      .insert(subscription)
      .values({ account: person.account.id, kind: 'doctor', code: '501', channel: 'email' })
    await db.orm.insert(waitingList).values({
      account: person.account.id,
      company: '1001',
      specialist: '501',
      code: 'K7M29QXT',
      channel: 'phone',
      contact: '+77011234567',
      locale: 'ru',
      from: '2020-01-01',
      until: '2099-01-01',
    })
    expect((await get('subscribes', person)).json.data).toMatchObject([
      { KIND: 'waiting-list', CODE: 'K7M29QXT', CHANNEL: 'sms' },
      { KIND: 'doctor', CODE: '501', CHANNEL: 'email' },
    ])
  })

  describe('a medical record (M)', () => {
    it('is listed by its date and kind (R89)', async () => {
      const person = await addPerson(db)
      await addRecord(person)
      await addRecord(person, { kind: 'document', date: '2026-11-09', title: 'Заключение', specialist: null })
      expect((await get('medical_records', person)).json).toMatchObject({
        data: [
          { KIND: 'document', SPECIALIST: null },
          {
            KIND: 'visit',
            SPECIALIST: { TEXT: 'Омарова Алия Сериковна' },
            COMPANY: { PATH: '/companies/clinics/demo-dent' },
          },
        ],
        meta: { total: 2 },
      })
      const visits = (await get('medical_records?filter[kind]=visit', person)).json
      expect(visits.data).toMatchObject([{ TITLE: 'Осмотр' }])
      expect(visits.data[0]).not.toHaveProperty('TEXT')
    })

    it('tells its patient of every opening, this one among them', async () => {
      const person = await addPerson(db, { lastName: 'Сағынтай', name: 'Дана', middleName: 'Ерланқызы' })
      const { id } = await addRecord(person)
      await db.orm.insert(medicalRecordView).values({
        record: id,
        viewer: 'Омарова Алия',
        company: '1001',
        at: new Date('2026-11-03T10:00:00Z'),
      })
      const first = await get(`medical_record/${id}`, person)
      expect(first.json.VIEWS).toMatchObject([
        { VIEWER: 'Сағынтай Дана Ерланқызы', COMPANY: null },
        { VIEWER: 'Омарова Алия', COMPANY: { TEXT: 'Демо-Дент' }, AT: '2026-11-03T10:00:00.000Z' },
      ])
      expect(first.json.TEXT).toBe('Осмотр раз в полгода.')
    })

    it('counts openings by its patient within ten minutes as one', async () => {
      const person = await addPerson(db)
      const { id } = await addRecord(person)
      const views = async () => (await get(`medical_record/${id}`, person)).json.VIEWS
      await Promise.all([views(), views(), views()])
      expect(await views()).toHaveLength(1)
      await db.orm
        .update(medicalRecordView)
        .set({ at: new Date(Date.now() - 11 * 60_000) })
        .where(eq(medicalRecordView.record, id))
      expect(await views()).toHaveLength(2)
    })

    it('lists its last hundred openings', async () => {
      const person = await addPerson(db)
      const { id } = await addRecord(person)
      const hour = (back: number) => new Date(Date.now() - back * 3_600_000)
      await db.orm.insert(medicalRecordView).values(
        Array.from({ length: 120 }, (_, back) => ({
          record: id,
          viewer: `Врач ${back + 1}`,
          company: '1001',
          at: hour(back + 1),
        })),
      )
      const { VIEWS } = (await get(`medical_record/${id}`, person)).json
      expect(VIEWS).toHaveLength(100)
      expect(VIEWS[0].COMPANY).toBeNull()
      expect(VIEWS.at(-1).VIEWER).toBe('Врач 99')
    })

    it('is not there for anybody else, and nothing is noted', async () => {
      const owner = await addPerson(db)
      const { id } = await addRecord(owner, { title: 'Тайна' })
      const other = await addPerson(db)
      const { status, json } = await get(`medical_record/${id}`, other)
      expect(status).toBe(404)
      expect(JSON.stringify(json)).not.toContain('Тайна')
      expect((await get('medical_record/1%27', other)).status).toBe(404)
      expect(JSON.stringify((await get('medical_records', other)).json)).not.toContain('Тайна')
      const noted = await db.orm.select().from(medicalRecordView).where(eq(medicalRecordView.record, id))
      expect(noted).toEqual([])
    })
  })

  describe('sessions', () => {
    it('are named with what they are, never with what opens them', async () => {
      const person = await addPerson(db)
      await signIn(db, person.account.id)
      const { json } = await get('sessions', person)
      expect(json.data).toHaveLength(2)
      expect(json.data.filter(({ IS_CURRENT }: { IS_CURRENT: boolean }) => IS_CURRENT)).toHaveLength(1)
      const [{ tokenHash } = { tokenHash: '' }] = await db.orm
        .select()
        .from(session)
        .where(eq(session.account, person.account.id))
      expect(JSON.stringify(json)).not.toContain(tokenHash)
    })

    it('are ended one by one, or all but this one', async () => {
      const person = await addPerson(db)
      const second = { ...person, cookie: await signIn(db, person.account.id) }
      const third = { ...person, cookie: await signIn(db, person.account.id) }
      const { json } = await get('sessions', second)
      const own = json.data.find(({ IS_CURRENT }: { IS_CURRENT: boolean }) => IS_CURRENT)
      expect(await remove(`session/${own.SESSION_ID}`, person)).toBe(200)
      expect((await get('sessions', second)).status).toBe(401)
      expect(await remove('sessions', person)).toBe(204)
      expect((await get('sessions', third)).status).toBe(401)
      expect((await get('sessions', person)).json.data).toHaveLength(1)
    })

    it('of somebody else are not there to be ended', async () => {
      const owner = await addPerson(db)
      const other = await addPerson(db)
      const { json } = await get('sessions', owner)
      expect(await remove(`session/${json.data[0].SESSION_ID}`, other)).toBe(404)
      expect(await remove('session/none', other)).toBe(404)
      expect((await get('sessions', owner)).status).toBe(200)
    })
  })
})
