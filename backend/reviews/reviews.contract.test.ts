import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readTags, tags } from '../../schemas/tags.ts'
import { seedDatabase } from '../content/seed-database.ts'
import type { Backend } from '../create-backend.ts'
import {
  account,
  appointment,
  comment,
  company,
  listing,
  medicalRecord,
  membership,
  outbox,
  rateLimit,
  review,
  reviewPaper,
  reviewReply,
  service,
  specialist,
} from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { call, sendTo, testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { addPerson, addStaff, type SignedIn } from '../test/people.ts'
import { smallSeed } from '../test/small-seed.ts'
import { hearLive } from '../test/staff-live.ts'
import { doDueReviews } from './due-reviews.worker.ts'

const code = '1001'
const text = 'Врач всё спокойно объяснил и показал снимок до лечения.'
const words = {
  COMPANY_CODE: code,
  RATING: 5,
  TEXT: text,
  VISIT_DATE: '2026-11-02',
  AUTHOR: 'Гульнара М.',
  CONSENT: true,
}
describe.each(await testDatabases())('on $name, reviews', ({ open }) => {
  let db: Database
  let backend: Backend
  let moderator: SignedIn
  let owner: SignedIn
  let patient: SignedIn
  beforeAll(async () => {
    db = await open()
    backend = testBackend(db)
    await seedDatabase(db, smallSeed)
    moderator = await addPerson(db, { isModerator: true })
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    for (const table of [review, comment, rateLimit, outbox, membership]) await db.orm.delete(table)
    await db.orm.update(company).set({ emailForIssues: 'ask@dent.example' }).where(eq(company.code, code))
    owner = await addPerson(db)
    await addStaff(db, owner.account, code, 'owner')
    patient = await addPerson(db, { locale: 'uz' })
  })

  const read = async (response: Promise<Response>) => {
    const answer = await response
    const body = await answer.text()
    return { status: answer.status, json: body ? JSON.parse(body) : undefined }
  }
  const cookieOf = (by?: SignedIn) => (by ? { headers: { cookie: by.cookie } } : {})
  const send = (path: string, body?: unknown, by?: SignedIn) =>
    read(sendTo(backend, `/api/w-front/ru/v1/${path}`, { body, ...cookieOf(by) }))
  const put = (path: string, body: unknown, by: SignedIn) =>
    read(sendTo(backend, `/api/w-front/ru/v1/${path}`, { method: 'PUT', body, ...cookieOf(by) }))
  const get = (path: string, by?: SignedIn) =>
    read(call(backend, `/api/${path}`, by ? { cookie: by.cookie } : {}))
  const write = async (by?: SignedIn, more: object = {}) => send('review', { ...words, ...more }, by)
  const written = async (by = patient, more: object = {}): Promise<string> =>
    (await write(by, more)).json.REVIEW_CODE
  const queue = async () => (await get('api-front2/ru/v1/moderation/reviews', moderator)).json.data
  const decide = (kind: string, id: string, body: object = {}, by = moderator) =>
    send(`moderation/reviews/${kind}/${id}/decision`, { DECISION: 'publish', REVISION: 1, ...body }, by)
  const staffPath = (rest: string) => `w-business/ru/${code}/0/review/${rest}`
  const asStaff = (rest: string, body?: unknown, by = owner) =>
    read(sendTo(backend, `/api/${staffPath(rest)}`, { body, ...cookieOf(by) }))
  const staffList = async (state: string, by = owner) =>
    (await get(`business-api-front2/ru/${code}/0/reviews?filter[state]=${state}`, by)).json
  const shown = async () => (await get(`front/ru/v1/reviews?filter[company]=${code}`)).json.data
  const statusOf = async (id: string) =>
    (await db.orm.select().from(review).where(eq(review.code, id)))[0]?.status
  const mails = async () =>
    (await db.orm.select().from(outbox).orderBy(outbox.createdAt)).map(
      ({ template, recipient, locale }) => `${template} ${locale} ${recipient}`,
    )
  const codeIn = async () =>
    (await db.orm.select().from(outbox)).find(({ params }) => params.CODE)?.params.CODE ?? ''
  /** A published review of the patient. */
  const published = async () => {
    const id = await written()
    await decide('review', id)
    await asStaff(`${id}/release`)
    await db.orm.delete(outbox)
    return id
  }
  /** The error of a move that is too late. */
  const late = (STATUS: string, BY: string | null) => ({ code: 'STATE_CHANGED', data: { STATUS, BY } })
  const later = (days: number) => doDueReviews(db, undefined, sql`now() + make_interval(days => ${days})`)

  it('are confirmed by a code to a contact, which no answer of the API ever shows', async () => {
    expect((await write()).json.error.fields).toHaveProperty('CODE')
    expect((await send('review/confirmation_code', {})).status).toBe(422)
    const sent = await send('review/confirmation_code', { TEL: '8 701 234 56 78' })
    expect(sent).toMatchObject({ status: 202, json: { RESEND_AFTER: 60 } })
    const CODE = await codeIn()
    const { CONFIRM_ID } = sent.json
    const wrong = CODE === '000000' ? '000001' : '000000'
    expect((await write(undefined, { CONFIRM_ID, CODE: wrong })).json.error.code).toBe('CODE_INVALID')
    const done = await write(undefined, { CONFIRM_ID, CODE })
    expect(done).toMatchObject({ status: 201, json: { STATUS: 'new' } })
    const id = done.json.REVIEW_CODE
    expect(await shown()).toEqual([])
    await decide('review', id)
    await asStaff(`${id}/release`)
    expect(await shown()).toMatchObject([{ AUTHOR: 'Гульнара М.', PROOF: 'phone', IS_DISPUTED: false }])
    expect(await mails()).toContain('review-published ru +77012345678')
    const all = JSON.stringify([await shown(), await staffList('all'), await queue()])
    expect(all).not.toMatch(/7012345678|CONTACT/)
  })

  it('are confirmed by a phone as people write it in the country of the clinic (V-6)', async () => {
    const sent = await send('review/confirmation_code', { TEL: '90 123 45 67', COUNTRY: 'UZ' })
    const done = await write(undefined, { CONFIRM_ID: sent.json.CONFIRM_ID, CODE: await codeIn() })
    expect(done.status).toBe(201)
    const [row] = await db.orm.select().from(review).where(eq(review.code, done.json.REVIEW_CODE))
    expect(row?.contact).toBe('+998901234567')
  })

  it('rate single aspects and name a service of the clinic, if their author likes, and keep what is edited', async () => {
    const [offered] = await db.orm.select().from(service).where(eq(service.company, code)).limit(1)
    expect((await write(patient, { RATING_WAITING: 6 })).json.error.fields).toHaveProperty('RATING_WAITING')
    expect((await write(patient, { SERVICE: 'no-such' })).json.error.fields).toHaveProperty('SERVICE')
    const id = await written(patient, { RATING_WAITING: 2, RATING_VALUE: '', SERVICE: offered?.code })
    const named = { RATING_WAITING: 2, RATING_ATTENTION: null, SERVICE: offered?.name.ru }
    expect(await queue()).toMatchObject([named])
    await decide('review', id)
    await asStaff(`${id}/release`)
    expect((await staffList('all')).data).toMatchObject([named])
    const rated = { RATING_WAITING: 2, RATING_VALUE: null, RATING_ATTENTION: null }
    expect(await shown()).toMatchObject([{ ...rated, SERVICE: { SERVICE_CODE: offered?.code } }])
    const answer = await call(backend, `/api/front/ru/v1/reviews?filter[company]=${code}`)
    expect(readTags(answer.headers.get('cache-tag'))).toContain(tags.services(code))
    const { json } = await get('front/ru/v1/user/reviews', patient)
    expect(json.data).toMatchObject([rated])
    const { RATING, TEXT, VISIT_DATE } = words
    await put(`review/${id}`, { RATING, TEXT, VISIT_DATE, RATING_ATTENTION: 5 }, patient)
    expect((await get('front/ru/v1/user/reviews', patient)).json.data).toMatchObject([
      { RATING_WAITING: 2, RATING_ATTENTION: 5 },
    ])
    await put(`review/${id}`, { RATING, TEXT, VISIT_DATE, RATING_WAITING: null }, patient)
    expect(await queue()).toMatchObject([
      { RATING_WAITING: null, RATING_ATTENTION: 5, SERVICE: named.SERVICE, PREVIOUS: { ...rated, TEXT } },
    ])
  })

  it('belong to whoever confirms the contact later', async () => {
    await db.orm.insert(review).values({
      code: 'later',
      company: code,
      author: 'А',
      rating: 5,
      text,
      lang: 'ru',
      date: '2026-11-02',
      status: 'rejected',
      contact: 'later@example.kz',
      contactChannel: 'email',
    })
    const body = {
      EMAIL: 'later@example.kz',
      PASSWORD: 'Очень-сложный-1',
      NAME: 'Анна',
      LASTNAME: 'Ким',
      LOCALE: 'ru',
      CONSENT: true,
    }
    const begun = await read(sendTo(backend, '/api/api-front2/ru/v1/user/register/email', { body }))
    await read(
      sendTo(backend, '/api/api-front2/ru/v1/user/register/confirmation_code', {
        body: { CONFIRM_ID: begun.json.CONFIRM_ID, CODE: await codeIn() },
      }),
    )
    const [made] = await db.orm.select().from(account).where(eq(account.email, 'later@example.kz'))
    const [own] = await db.orm.select().from(review).where(eq(review.code, 'later'))
    expect(own?.account).toBe(made?.id)
  })

  it('are one of each author and object in 180 days, also when sent twice at once', async () => {
    const both = await Promise.all([write(patient), write(patient)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await write(patient)).json.error.code).toBe('REVIEW_EXISTS')
    expect((await write(patient, { SPECIALIST: '501' })).status).toBe(201)
    await db.orm.update(review).set({ createdAt: sql`now() - interval '181 days'` })
    expect((await write(patient)).status).toBe(201)
    expect((await write(owner)).json.error.code).toBe('OWN_CLINIC')
  })

  it.each([
    ['RATING', 6],
    ['RATING', 'много'],
    ['RATING', '5'],
    ['RATING', '5.0'],
    ['RATING', ' 5'],
    ['RATING', true],
    ['RATING', [5]],
    ['TEXT', '\u200b'.repeat(40)],
    ['TEXT', `Плохо${'\u2060'.repeat(40)}`],
    ['TEXT', 'Коротко'],
    ['TEXT', 'я'.repeat(4001)],
    ['VISIT_DATE', '2026-02-30'],
    ['VISIT_DATE', '2999-01-01'],
    ['AUTHOR', '<b>'],
    ['CONSENT', false],
  ])('are refused at %s for %j', async (name, value) => {
    const { status, json } = await write(patient, { [name]: value })
    expect([status, Object.keys(json.error.fields)]).toEqual([422, [name]])
  })

  it('are refused with the place of profanity (V-4)', async () => {
    const { status, json } = await write(patient, { TEXT: 'Это просто хуйня какая-то, а не приём' })
    expect(status).toBe(422)
    expect(json.error).toMatchObject({
      fields: { TEXT: ['Уберите нецензурные выражения.'] },
      data: { PLACES: { TEXT: [{ start: 11, end: 16 }] } },
    })
  })

  it('are seen by the clinic for 48 hours before they are published, which it can shorten and not stop', async () => {
    const id = await written()
    expect((await staffList('all')).data).toEqual([])
    expect(await queue()).toMatchObject([{ KIND: 'review', ID: id, TEXT: text, REVISION: 1 }])
    expect((await decide('review', id, {}, owner)).status).toBe(403)
    expect((await decide('review', id)).status).toBe(200)
    expect((await decide('review', id)).status).toBe(409)
    expect(await mails()).toEqual(['review-to-clinic ru ask@dent.example'])
    const { data, COUNTS } = await staffList('waiting')
    expect(data).toMatchObject([{ REVIEW_CODE: id, STATUS: 'new', MAY: { ANSWER: true, COMPLAIN: false } }])
    expect(COUNTS).toEqual({ waiting: 1, disputed: 0, all: 1 })
    expect((await asStaff(`${id}/complaint`, { REASON: 'untrue', TEXT: text })).status).toBe(409)
    await later(1)
    expect(await statusOf(id)).toBe('new')
    await later(3)
    expect(await statusOf(id)).toBe('published')
    expect((await mails()).at(-1)).toBe(`review-published uz ${patient.account.email}`)
    const [row] = await db.orm.select().from(listing).where(eq(listing.code, code))
    expect(row?.reviews).toBe(1)
  })

  it('are told at once to the staff who see them, and how many have begun to wait', async () => {
    const doctor = await addPerson(db)
    await addStaff(db, doctor.account, code, 'doctor', { specialist: '501' })
    const news = await hearLive(backend, { company: code, kind: 'review', by: owner })
    const ofDoctor = await hearLive(backend, { company: code, kind: 'review', by: doctor })
    const first = await news.next()
    await ofDoctor.next()
    expect(first.ADDED).toBe(0)
    const id = await written()
    await decide('review', id)
    expect((await news.next()).ADDED).toBe(1)
    expect((await ofDoctor.next()).ADDED).toBe(0)
    await asStaff(`${id}/release`)
    await news.next()
    await asStaff(`${id}/answer`, { TEXT: 'Спасибо, мы передадим врачу.' })
    await Promise.all([news.stop(), ofDoctor.stop()])
    const query = `?since=${first.AT}`
    const back = await hearLive(backend, { company: code, kind: 'review', by: owner, query })
    expect((await back.next()).ADDED).toBe(0)
    await back.stop()
    const path = `business-api-front2/ru/${code}/0/review_news`
    expect((await get(path, patient)).status).toBe(403)
  })

  it('are published at once where the clinic has nobody who could look', async () => {
    await db.orm.delete(membership)
    const id = await written()
    await decide('review', id)
    expect(await statusOf(id)).toBe('published')
  })

  it('are proven by a completed appointment of the same contact, not by one that is to come', async () => {
    const at = (days: number) => new Date(Date.now() + days * 86_400_000)
    const visit = (days: number, status: 'completed' | 'confirmed') => ({
      company: code,
      cabinet: '11',
      specialist: '501',
      timezone: 'Asia/Almaty',
      status,
      startsAt: at(days),
      endsAt: at(days + 0.02),
      email: patient.account.email,
    })
    await db.orm.insert(appointment).values(visit(1, 'confirmed'))
    const before = await written()
    expect((await queue()).find((one: { ID: string }) => one.ID === before).PROOF).toBe('phone')
    await db.orm.delete(review)
    await db.orm.insert(appointment).values(visit(-2, 'completed'))
    const after = await written()
    expect((await queue()).find((one: { ID: string }) => one.ID === after).PROOF).toBe('visit')
  })

  it('are proven by a visit that the clinic has recorded, or by a document that only moderators read', async () => {
    await db.orm.insert(medicalRecord).values({
      account: patient.account.id,
      company: code,
      kind: 'visit',
      title: 'Приём',
      lang: 'ru',
      date: new Date().toISOString().slice(0, 10),
    })
    const [visit, other] = [await written(), await addPerson(db)]
    const form = new FormData()
    for (const [name, value] of Object.entries(words)) form.append(name, String(value))
    form.append('FILE', new File(['%PDF-1.7 a receipt\n%%EOF'], 'Чек.pdf'))
    const paper = (await send('review', form, other)).json.REVIEW_CODE
    const byCode = Object.fromEntries((await queue()).map((one: { ID: string }) => [one.ID, one]))
    expect(byCode[visit].PROOF).toBe('visit')
    expect(byCode[paper]).toMatchObject({ PROOF: 'phone', PAPERS: [{ NAME: 'Чек' }] })
    const file = `api-front2/ru/v1/moderation/reviews/${paper}/papers/${byCode[paper].PAPERS[0].PAPER_ID}`
    const answer = await call(backend, `/api/${file}`, { cookie: moderator.cookie })
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    expect((await call(backend, `/api/${file}`, { cookie: owner.cookie })).status).toBe(403)
    await decide('review', paper, { PROOF: 'document' })
    await decide('review', visit, { PROOF: 'phone' })
    const proofs = await db.orm.select({ code: review.code, proof: review.proof }).from(review)
    expect(Object.fromEntries(proofs.map(({ code, proof }) => [code, proof]))).toEqual({
      [visit]: 'visit',
      [paper]: 'document',
    })
    const gone = await db.orm.select().from(reviewPaper)
    expect(gone).toHaveLength(1)
  })

  it('with a wrong code are refused before the document is read', async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries(words)) form.append(name, String(value))
    form.append('FILE', new File(['no document at all'], 'Чек.pdf'))
    form.append('CONFIRM_ID', crypto.randomUUID())
    form.append('CODE', '000000')
    expect((await send('review', form, undefined)).json.error.code).toBe('CODE_EXPIRED')
    form.delete('CONFIRM_ID')
    form.delete('CODE')
    expect(Object.keys((await send('review', form, patient)).json.error.fields)).toEqual(['FILE[0]'])
  })

  it('that are edited wait again, with what they said before; a decision about older words is refused', async () => {
    const id = await published()
    const body = { RATING: 2, TEXT: `${text} Но потом пломба выпала.`, VISIT_DATE: '2026-11-02' }
    expect((await put(`review/${id}`, body, owner)).status).toBe(404)
    expect((await put(`review/${id}`, { ...body, RATING: '2' }, patient)).status).toBe(422)
    expect((await put(`review/${id}`, body, patient)).json.STATUS).toBe('new')
    expect(await shown()).toEqual([])
    expect(await queue()).toMatchObject([{ REVISION: 2, RATING: 2, PREVIOUS: { RATING: 5, TEXT: text } }])
    expect((await decide('review', id, { REVISION: 1 })).status).toBe(409)
    await decide('review', id, { REVISION: 2 })
    expect(await shown()).toMatchObject([{ RATING: 2 }])
  })

  it('that are rejected say why to their author, in their language', async () => {
    const id = await written()
    expect((await decide('review', id, { DECISION: 'reject' })).status).toBe(422)
    expect((await decide('review', id, { DECISION: 'reject', REASON: 'other' })).status).toBe(422)
    await decide('review', id, { DECISION: 'reject', REASON: 'insults', REASON_TEXT: 'Уберите кличку.' })
    const [mail] = await db.orm.select().from(outbox)
    expect(mail).toMatchObject({ template: 'review-rejected', locale: 'uz' })
    expect(mail?.params.REASON).toBe('Matnda haqoratlar bor. Уберите кличку.')
    const own = await get('front/ru/v1/user/reviews', patient)
    expect(own.json.data).toMatchObject([{ STATUS: 'rejected', REASON: 'insults' }])
  })

  it('tell their author and moderators why they were rejected, and the clinic nothing from before it saw them', async () => {
    const id = await written()
    await decide('review', id, { DECISION: 'reject', REASON: 'insults' })
    await put(`review/${id}`, { RATING: 4, TEXT: `${text} Без кличек.`, VISIT_DATE: '2026-11-02' }, patient)
    const rejected = { ARROW: 'reject', BY: 'moderator', REASON: 'В тексте есть оскорбления.' }
    expect((await queue())[0].HISTORY).toMatchObject([
      { ...rejected, NAME: expect.stringMatching(/\S/) },
      { ARROW: 'edit' },
    ])
    await decide('review', id, { REVISION: 2 })
    await asStaff(`${id}/release`)
    const [own] = (await get('front/ru/v1/user/reviews', patient)).json.data
    expect(own.HISTORY).toMatchObject([
      { ...rejected, LABEL: 'Модератор отклонил отзыв', NAME: null },
      { ARROW: 'edit', LABEL: 'Вы изменили отзыв' },
      { ARROW: 'publish', LABEL: 'Отзыв опубликован', NAME: null },
    ])
    expect((await staffList('all')).data[0].HISTORY).toMatchObject([
      { ARROW: 'edit', BY: 'patient', NAME: null },
      { ARROW: 'publish', BY: 'clinic', NAME: expect.stringMatching(/\S/) },
    ])
  })

  it('are answered once by the clinic and once more by the author, and moderators read both', async () => {
    const id = await published()
    const TEXT = 'Спасибо, ждём вас на осмотр через полгода.'
    expect((await send(`review/${id}/follow_up`, { TEXT }, patient)).status).toBe(409)
    expect((await asStaff(`${id}/answer`, { TEXT })).status).toBe(200)
    expect((await asStaff(`${id}/answer`, { TEXT })).json.error).toMatchObject(late('new', null))
    expect(await shown()).toMatchObject([{ ANSWER: null, ANSWERED_ON: null }])
    expect(await queue()).toMatchObject([{ KIND: 'answer', AUTHOR: 'Демо-Дент', REVIEW: { TEXT: text } }])
    await decide('answer', id, { DECISION: 'reject', REASON: 'personalData' })
    expect((await decide('answer', id)).json.error).toMatchObject(late('rejected', 'moderator'))
    expect((await staffList('waiting')).data).toMatchObject([
      { ANSWER: { STATUS: 'rejected', REASON: 'personalData' } },
    ])
    await asStaff(`${id}/answer`, { TEXT })
    expect((await decide('answer', id)).json.error).toMatchObject(late('new', 'clinic'))
    await decide('answer', id, { REVISION: 2 })
    expect(await mails()).toEqual([`review-answered uz ${patient.account.email}`])
    expect((await send(`review/${id}/follow_up`, { TEXT: `${TEXT} Рахмет!` }, patient)).status).toBe(200)
    await decide('follow-up', id)
    expect(await shown()).toMatchObject([
      { ANSWER: TEXT, ANSWERED_ON: expect.stringMatching(/^20\d\d-/), FOLLOW_UP: `${TEXT} Рахмет!` },
    ])
    expect((await asStaff(`${id}/answer`, { TEXT })).json.error).toMatchObject(late('published', 'moderator'))
    await put(`review/${id}`, { RATING: 4, TEXT: text, VISIT_DATE: '2026-11-02' }, patient)
    expect((await send(`review/${id}/follow_up`, { TEXT }, patient)).json.error).toMatchObject(
      late('new', 'patient'),
    )
  })

  it('have the history of their replies in theirs, as each side may read it', async () => {
    const id = await published()
    const TEXT = 'Спасибо, ждём вас на осмотр через полгода.'
    await asStaff(`${id}/answer`, { TEXT })
    await decide('answer', id, { DECISION: 'reject', REASON: 'personalData' })
    await asStaff(`${id}/answer`, { TEXT })
    await decide('answer', id, { REVISION: 2 })
    await send(`review/${id}/follow_up`, { TEXT }, patient)
    await decide('follow-up', id, { DECISION: 'reject', REASON: 'other', REASON_TEXT: 'Без ссылок.' })
    await send(`review/${id}/follow_up`, { TEXT }, patient)
    const said = ({ HISTORY }: { HISTORY: { LABEL: string; REASON: string | null }[] }) =>
      HISTORY.map(({ LABEL, REASON }) => [LABEL, REASON].filter(Boolean).join(': '))
    expect(said((await staffList('all')).data[0])).toEqual([
      'Опубликовали',
      'Отклонили ответ: В тексте есть чужие личные данные.',
      'Отправили ответ',
      'Опубликовали ответ',
    ])
    expect(said((await get('front/ru/v1/user/reviews', patient)).json.data[0])).toEqual([
      'Отзыв опубликован',
      'Клиника ответила на отзыв',
      'Модератор отклонил ваш ответ клинике: Без ссылок.',
      'Вы исправили ответ клинике',
    ])
    expect(said((await queue())[0])).toEqual([
      'Опубликовали',
      'Отклонили ответ: В тексте есть чужие личные данные.',
      'Отправили ответ',
      'Опубликовали ответ',
      'Отклонили ответ автора: Без ссылок.',
      'Автор исправил ответ',
    ])
  })

  it('are read by doctors about themselves alone, whose answer is a draft for the others (D-PERM)', async () => {
    const id = await written(patient, { SPECIALIST: '501' })
    const other = await addPerson(db)
    await written(other)
    for (const { ID } of await queue()) await decide('review', ID)
    const doctor = await addPerson(db)
    await addStaff(db, doctor.account, code, 'doctor', { specialist: '501' })
    expect((await staffList('all', doctor)).data).toMatchObject([{ REVIEW_CODE: id }])
    await asStaff(`${id}/answer`, { TEXT: text }, doctor)
    expect(await db.orm.select().from(reviewReply)).toMatchObject([{ status: 'draft' }])
    expect((await asStaff(`${id}/release`, undefined, doctor)).status).toBe(403)
    expect((await asStaff(`${id}/answer`, { TEXT: `${text} Ждём.` }, doctor)).status).toBe(200)
    await asStaff(`${id}/answer`, { TEXT: text })
    expect(await db.orm.select().from(reviewReply)).toMatchObject([{ status: 'new' }])
    expect((await asStaff(`${id}/answer`, { TEXT: text }, doctor)).json.error).toMatchObject(
      late('new', 'clinic'),
    )
    await decide('answer', id, { REVISION: 3, DECISION: 'reject', REASON: 'insults' })
    expect((await staffList('all', doctor)).data).toMatchObject([{ MAY: { ANSWER: false } }])
    expect((await staffList('waiting')).data).toMatchObject([{}, { MAY: { ANSWER: true } }])
    const registrar = await addPerson(db)
    await addStaff(db, registrar.account, code, 'registrar')
    expect((await staffList('all', registrar)).data).toHaveLength(2)
    expect((await asStaff(`${id}/answer`, { TEXT: text }, registrar)).status).toBe(403)
  })

  const complain = (id: string) => asStaff(`${id}/complaint`, { REASON: 'notPatient', TEXT: text })

  it('that are disputed stay with a mark, and silence hides those that only a contact proves', async () => {
    const id = await published()
    expect((await complain(id)).json.STATUS).toBe('disputed')
    expect((await complain(id)).status).toBe(409)
    expect(await shown()).toMatchObject([{ IS_DISPUTED: true }])
    expect(await mails()).toEqual([`review-disputed uz ${patient.account.email}`])
    expect((await put(`review/${id}`, { ...words }, patient)).status).toBe(422)
    expect(await queue()).toEqual([])
    await later(6)
    expect(await statusOf(id)).toBe('disputed')
    await later(8)
    expect(await statusOf(id)).toBe('hidden')
    expect(await shown()).toEqual([])
  })

  it('that a visit proves stay when their author is silent', async () => {
    const id = await published()
    await db.orm.update(review).set({ proof: 'visit' })
    await complain(id)
    await later(8)
    expect(await statusOf(id)).toBe('published')
    expect((await complain(id)).status).toBe(409)
  })

  it('that their author explains are decided by moderators, who alone read the explanation', async () => {
    const id = await published()
    await complain(id)
    const TEXT = 'Я была на приёме второго ноября, вот номер талона.'
    expect((await send(`review/${id}/explanation`, { TEXT }, owner)).status).toBe(404)
    expect((await send(`review/${id}/explanation`, { TEXT }, patient)).status).toBe(200)
    expect((await send(`review/${id}/explanation`, { TEXT }, patient)).status).toBe(409)
    await later(8)
    expect(await statusOf(id)).toBe('disputed')
    expect(await queue()).toMatchObject([
      { KIND: 'dispute', EXPLANATION: TEXT, COMPLAINT: { REASON: 'notPatient' } },
    ])
    expect(JSON.stringify([await shown(), await staffList('all')])).not.toContain('талона')
    expect((await decide('dispute', id)).status).toBe(200)
    expect(await statusOf(id)).toBe('published')
  })

  it('and comments are counted in one queue of moderators', async () => {
    await written()
    const body = { TYPE: 'news', CODE: 'news-01', TEXT: 'Спасибо, полезно.' }
    expect((await send('comment', body)).status).toBe(401)
    expect((await send('comment', { ...body, CODE: 'none' }, patient)).status).toBe(404)
    for (const TEXT of ['Хуйня', '\u200b\u2060', '\u3164'])
      expect((await send('comment', { ...body, TEXT }, patient)).status).toBe(422)
    const { COMMENT_CODE } = (await send('comment', body, patient)).json
    const queues = await get('api-front2/ru/v1/moderation/queues', moderator)
    expect(queues.json).toContainEqual(expect.objectContaining({ QUEUE: 'reviews', COUNT: 2 }))
    const read = async () =>
      (await get('front/ru/v1/comments?filter[type]=news&filter[code]=news-01')).json.data
    expect(await read()).toEqual([])
    expect((await decide('comment', COMMENT_CODE)).status).toBe(200)
    const again = await decide('comment', COMMENT_CODE, { DECISION: 'reject', REASON: 'insults' })
    expect(again.json.error).toMatchObject(late('published', 'moderator'))
    for (const unknown of ['none', crypto.randomUUID()])
      expect((await decide('comment', unknown)).status).toBe(404)
    expect(await read()).toMatchObject([{ AUTHOR: 'Айгуль Т.', TEXT: 'Спасибо, полезно.' }])
    const own = await get('front/ru/v1/user/comments', patient)
    expect(own.json.data).toMatchObject([{ STATUS: 'published' }])
    const gone = sendTo(backend, `/api/w-front/ru/v1/comment/${COMMENT_CODE}`, {
      method: 'DELETE',
      ...cookieOf(patient),
    })
    expect((await gone).status).toBe(200)
    expect(await read()).toEqual([])
  })

  it('and likes are given and taken back, once each', async () => {
    const like = (method: 'POST' | 'DELETE', body: Record<string, string>, by?: SignedIn) => {
      const query = method === 'DELETE' ? `?${new URLSearchParams(body)}` : ''
      const sent = { method, ...(method === 'POST' && { body }), ...cookieOf(by) }
      return read(sendTo(backend, `/api/w-front/ru/v1/like${query}`, sent))
    }
    const doctor = { TYPE: 'specialist', COMPANY_CODE: code, CODE: '501' }
    const liked = async (by?: SignedIn) =>
      (await get(`front/ru/v1/like?TYPE=specialist&COMPANY_CODE=${code}&CODE=501`, by)).json.LIKED
    expect((await like('POST', doctor)).status).toBe(401)
    expect((await like('POST', { TYPE: 'company', CODE: 'none' }, patient)).status).toBe(404)
    expect(await liked(patient)).toBe(false)
    for (const one of [doctor, doctor, { TYPE: 'company', CODE: code }, { TYPE: 'news', CODE: 'news-01' }])
      expect((await like('POST', one, patient)).json).toEqual({ LIKED: true })
    expect([await liked(patient), await liked()]).toEqual([true, false])
    const own = async () => (await get('front/ru/v1/user/likes', patient)).json.meta.total
    expect(await own()).toBe(3)
    expect((await like('DELETE', doctor, patient)).json).toEqual({ LIKED: false })
    expect(await own()).toBe(2)
    // A doctor, clinic or article that visitors do not see cannot be liked.
    await db.orm.update(specialist).set({ status: 'hidden' }).where(eq(specialist.code, '501'))
    expect((await like('POST', doctor, patient)).status).toBe(404)
    await db.orm.update(specialist).set({ status: 'shown' }).where(eq(specialist.code, '501'))
    await db.orm.update(company).set({ isPublished: false }).where(eq(company.code, code))
    for (const one of [doctor, { TYPE: 'company', CODE: code }, { TYPE: 'news', CODE: 'news-01' }])
      expect((await like('POST', one, patient)).status).toBe(404)
    await db.orm.update(company).set({ isPublished: true }).where(eq(company.code, code))
  })
})
