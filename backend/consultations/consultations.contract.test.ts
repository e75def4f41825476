import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { consultationStatus, mostMessages } from '../../schemas/consultations/consultation-status.ts'
import { seedDatabase } from '../content/seed-database.ts'
import type { Backend } from '../create-backend.ts'
import {
  company,
  consultation,
  consultationChange,
  consultationFile,
  consultationMessage,
  medicalRecord,
  membership,
  outbox,
  rateLimit,
  waitingList,
} from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { call, sendTo, testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { testFiles } from '../test/files.ts'
import { addPerson, addStaff, type SignedIn, testPassword } from '../test/people.ts'
import { smallSeed } from '../test/small-seed.ts'
import { hearLive } from '../test/staff-live.ts'
import { endSilent } from './end-silent.worker.ts'

const code = '1001'
const text = 'Болит зуб, на который месяц назад поставили пломбу. Нужно ли приезжать сегодня?'
const contact = 'gulnara@example.kz'
const words = { COMPANY_CODE: code, TEXT: text, NAME: 'Гульнара', CONTACT: contact, CONSENT: true }
const { moderation, active, blocked, ended } = consultationStatus
type Link = { CONSULTATION_CODE: string; TOKEN: string }

describe.each(await testDatabases())('on $name, online consultations', ({ open }) => {
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
    for (const table of [consultation, rateLimit, outbox, membership]) await db.orm.delete(table)
    await settings({
      takesConsultations: true,
      approvesConsultations: false,
      emailForIssues: 'ask@dent.example',
    })
    owner = await addPerson(db)
    await addStaff(db, owner.account, code, 'owner')
    patient = await addPerson(db, { locale: 'kk' })
  })

  const settings = (set: Partial<typeof company.$inferInsert>) =>
    db.orm.update(company).set(set).where(eq(company.code, code))
  const read = async (response: Promise<Response>) => {
    const answer = await response
    const body = await answer.text()
    return { status: answer.status, json: body ? JSON.parse(body) : undefined }
  }
  const cookieOf = (by?: SignedIn): Record<string, string> => (by ? { cookie: by.cookie } : {})
  type How = { by?: SignedIn; locale?: string; method?: 'POST' | 'PUT'; key?: string }
  const send = (path: string, body?: unknown, { by, locale = 'ru', method = 'POST', key }: How = {}) =>
    read(
      sendTo(backend, `/api/w-front/${locale}/v1/${path}`, {
        method,
        body,
        headers: { ...cookieOf(by), ...(key && { 'idempotency-key': key }) },
      }),
    )
  const get = (path: string, by?: SignedIn) => read(call(backend, `/api/${path}`, cookieOf(by)))
  const mails = async () =>
    (await db.orm.select().from(outbox).orderBy(outbox.createdAt)).map(
      ({ template, recipient, locale }) => `${template} ${locale} ${recipient}`,
    )
  const newMails = async () => {
    const sent = await mails()
    await db.orm.delete(outbox)
    return sent
  }
  /** Asks as a signed-in person does. */
  const ask = async (more: object = {}, by = patient): Promise<Link> => {
    const { CONTACT: _, ...rest } = words
    const { status, json } = await send('online_consultation', { ...rest, ...more }, { by, locale: 'kk' })
    expect(status, JSON.stringify(json)).toBe(201)
    return json
  }
  const linked = async ({ CONSULTATION_CODE, TOKEN }: Link) =>
    get(`front/ru/v1/online_consultation/${CONSULTATION_CODE}?token=${TOKEN}`)
  const asPatient = (link: Link, act: string, body: object = {}, how: How = {}) =>
    send(`online_consultation/${link.CONSULTATION_CODE}${act}`, { TOKEN: link.TOKEN, ...body }, how)
  const asStaff = (
    id: string,
    act: string,
    body: unknown,
    by = owner,
    headers: Record<string, string> = {},
  ) =>
    read(
      sendTo(backend, `/api/w-business/ru/${code}/0/online_consultation/${id}/${act}`, {
        body,
        headers: { ...cookieOf(by), ...headers },
      }),
    )
  const staffList = async (state: string, by = owner) =>
    (await get(`business-api-front2/ru/${code}/0/online_consultations?filter[state]=${state}`, by)).json
  const staffThread = (id: string, by = owner) =>
    get(`business-api-front2/ru/${code}/0/online_consultation/${id}`, by)
  const decide = (id: string, DECISION: string, REASON?: string, by = moderator) =>
    send(`moderation/consultations/${id}/decision`, { DECISION, REASON }, { by })
  const queue = async (state = 'moderation') =>
    (await get(`api-front2/ru/v1/moderation/consultations?filter[state]=${state}`, moderator)).json.data
  const statusOf = async (id: string) =>
    (await db.orm.select().from(consultation).where(eq(consultation.code, id)))[0]?.status
  const passDays = (days: number) =>
    db.orm.update(consultation).set({
      lastAt: sql`${consultation.lastAt} - make_interval(hours => ${days * 24})`,
      endedAt: sql`${consultation.endedAt} - make_interval(hours => ${days * 24})`,
    })
  const doctorOf = async (specialist: string) => {
    const doctor = await addPerson(db, { locale: 'uz' })
    await addStaff(db, doctor.account, code, 'doctor', { specialist })
    return doctor
  }

  it('change their status only as S-CONS says, whatever anybody does in whatever order', async () => {
    const doctor = await doctorOf('501')
    type Model = { status: number; isReopened: boolean; isLate: boolean }
    const arrow = (from: number, to: number) => (now: Model) =>
      now.status === from ? { ...now, status: to, isLate: false } : undefined
    const message = (now: Model) => {
      if (now.status === active) return now
      const goesOn = now.status === ended && !now.isReopened && !now.isLate
      return goesOn ? { ...now, status: active, isReopened: true } : undefined
    }
    const reason = 'Это оскорбление.'
    const model: Record<string, (now: Model) => Model | undefined> = {
      approve: arrow(moderation, active),
      reject: arrow(moderation, blocked),
      block: arrow(active, blocked),
      unblock: arrow(blocked, active),
      edit: arrow(blocked, moderation),
      'end by the patient': arrow(active, ended),
      'end by the doctor': arrow(active, ended),
      'block by the head': arrow(active, blocked),
      'block by the doctor': () => undefined,
      'approve by the head': () => undefined,
      'moderate again by the head': () => undefined,
      'message of the patient': message,
      'message of the doctor': message,
      'four days': (now) => ({ ...now, isLate: true }),
      'eight days': (now) => ({ ...now, isLate: true, status: now.status === active ? ended : now.status }),
    }
    const really = (link: Link): Record<string, () => Promise<{ status: number } | undefined>> => {
      const id = link.CONSULTATION_CODE
      return {
        approve: () => decide(id, 'approve'),
        reject: () => decide(id, 'reject', reason),
        block: () => decide(id, 'block', reason),
        unblock: () => decide(id, 'unblock'),
        edit: () => asPatient(link, '', { TEXT: text }, { method: 'PUT' }),
        'end by the patient': () => asPatient(link, '/end'),
        'end by the doctor': () => asStaff(id, 'status', { STATUS: ended }, doctor),
        'block by the head': () => asStaff(id, 'status', { STATUS: blocked, REASON: reason }),
        'block by the doctor': () => asStaff(id, 'status', { STATUS: blocked, REASON: reason }, doctor),
        'approve by the head': () => asStaff(id, 'status', { STATUS: active, REASON: reason }),
        'moderate again by the head': () => asStaff(id, 'status', { STATUS: moderation, REASON: reason }),
        'message of the patient': () => asPatient(link, '/message', { TEXT: 'Ещё болит' }),
        'message of the doctor': () => asStaff(id, 'message', { TEXT: 'Приезжайте' }, doctor),
        'four days': async () => void (await passDays(4)),
        'eight days': async () => {
          await passDays(8)
          await endSilent(db)
          // It has ended just now, and the model treats it as ended.
          await db.orm.update(consultation).set({ endedAt: sql`${consultation.endedAt} - interval '4 days'` })
          return undefined
        },
      }
    }
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...Object.keys(model)), { minLength: 3, maxLength: 12 }),
        async (acts) => {
          await db.orm.delete(rateLimit)
          const link = await ask({ SPECIALIST: '501' })
          const id = link.CONSULTATION_CODE
          const acting = really(link)
          let now: Model = { status: moderation, isReopened: false, isLate: false }
          for (const act of acts) {
            const expected = model[act]?.(now)
            const answer = await acting[act]?.()
            if (answer)
              expect([200, ...(expected ? [] : [403, 409])], `${act} at ${now.status}`).toContain(
                answer.status,
              )
            if (answer) expect(answer.status === 200, `${act} at ${now.status}`).toBe(expected !== undefined)
            now = expected ?? now
            expect(await statusOf(id), `${act} in ${acts.join(', ')}`).toBe(now.status)
          }
          const kept = await db.orm
            .select()
            .from(consultationChange)
            .where(eq(consultationChange.consultation, id))
            .orderBy(consultationChange.id)
          expect(kept.map(({ from }) => from).slice(1)).toEqual(kept.map(({ to }) => to).slice(0, -1))
          expect(kept.at(-1)?.to).toBe(now.status)
          await db.orm.delete(consultation)
        },
      ),
      { numRuns: 25 },
    )
  })

  it('are begun with a code, and are the same when the form is sent again', async () => {
    const first = await send('online_consultation', words, { locale: 'uz' })
    expect(first.json.error.fields).toEqual({ CODE: [expect.stringContaining('kod yubordik')] })
    const CODE = (await db.orm.select().from(outbox))[0]?.params.CODE
    const proof = { CONFIRM_ID: first.json.error.data.CONFIRM_ID, CODE }
    await newMails()
    const again = () =>
      send(
        'online_consultation',
        { ...words, ...proof, LANG: 'kk' },
        { locale: 'uz', key: 'a-key-of-a-form' },
      )
    const { status, json } = await again()
    expect([status, json.STATUS]).toEqual([201, moderation])
    expect(json.TOKEN).toMatch(/^[\w-]{16}$/)
    expect((await again()).json).toEqual(json)
    const other = await send('online_consultation', { ...words, ...proof }, { key: 'a-key-of-a-form' })
    expect(other.json.error.code).toBe('KEY_REUSED')
    // The clinic gets no message before a moderator has looked.
    expect(await newMails()).toEqual([`consultation-received kk ${contact}`])
    expect(await db.orm.select().from(consultation)).toHaveLength(1)
  })

  it('are given by no clinic that has not said so, and begin at once where it wants that', async () => {
    await settings({ takesConsultations: false })
    expect((await send('online_consultation', words)).json.error.code).toBe('CONSULTATIONS_OFF')
    expect((await get(`front/ru/v1/company/${code}`)).json.TAKES_CONSULTATIONS).toBe(false)
    expect((await send('online_consultation', { ...words, COMPANY_CODE: '9' })).status).toBe(404)
    const path = `/api/w-business/ru/${code}/0/online_consultation_settings`
    const put = (by: SignedIn, body: object) =>
      read(sendTo(backend, path, { method: 'PUT', body, headers: cookieOf(by) }))
    const on = { IS_ACTIVE: true, AUTO_APPROVE: true }
    expect((await put(await doctorOf('501'), on)).status).toBe(403)
    expect((await put(owner, { IS_ACTIVE: 'yes' })).status).toBe(422)
    expect((await put(owner, on)).json).toEqual(on)
    expect((await get(`business-api-front2/ru/${code}/0/online_consultation_settings`, owner)).json).toEqual(
      on,
    )
    expect((await get(`front/ru/v1/company/${code}`)).json.TAKES_CONSULTATIONS).toBe(true)
    const link = await ask()
    expect(await statusOf(link.CONSULTATION_CODE)).toBe(active)
    expect(await newMails()).toEqual([
      `consultation-received kk ${patient.account.email}`,
      'consultation-to-clinic ru ask@dent.example',
    ])
  })

  it('are refused for all faults in one answer: what is missing, bad words and the contact', async () => {
    const { CONTACT: _, CONSENT: __, ...rest } = words
    const { status, json } = await send('online_consultation', { ...rest, TEXT: `Какого хуя вы ${text}` })
    expect([status, Object.keys(json.error.fields).sort()]).toEqual([422, ['CONSENT', 'CONTACT', 'TEXT']])
  })

  it.each([
    ['TEXT', 'Коротко', 'TEXT'],
    ['TEXT', 'а'.repeat(3001), 'TEXT'],
    ['TEXT', `Какого хуя вы ${text}`, 'TEXT'],
    ['SPECIALIST', '999', 'SPECIALIST'],
    ['CONTACT', '', 'CONTACT'],
    ['CONTACT', '12', 'CONTACT'],
    ['NAME', '', 'NAME'],
    ['LANG', 'de', 'LANG'],
    ['CONSENT', false, 'CONSENT'],
  ] as const)('are refused for their %s %j before a code is sent', async (field, value, fault) => {
    const { status, json } = await send('online_consultation', { ...words, [field]: value })
    expect([status, Object.keys(json.error.fields)]).toEqual([422, [fault]])
    expect(await mails()).toEqual([])
  })

  it('are offered by those clinics alone that give them (R13)', async () => {
    const listed = async () =>
      (await get('front/ru/v1/consulting_companies')).json.data.map(({ SLUG }: { SLUG: string }) => SLUG)
    expect(await listed()).toEqual(['demo-dent'])
    await settings({ takesConsultations: false })
    expect(await listed()).toEqual([])
  })

  it('go on between both sides, who are told once until they have read', async () => {
    const link = await ask()
    const id = link.CONSULTATION_CODE
    const write = (TEXT: string) => asPatient(link, '/message', { TEXT })
    expect((await write('Когда?')).json.error.code).toBe('CONSULTATION_WAITS')
    await newMails()
    await decide(id, 'approve')
    const { email } = patient.account
    expect(await newMails()).toEqual([
      `consultation-changed kk ${email}`,
      'consultation-to-clinic ru ask@dent.example',
    ])
    const [waiting] = (await staffList('waiting')).data
    expect(waiting).toMatchObject({ UNREAD: 1, NAME: 'Гульнара', WAITS_SINCE: expect.any(String) })
    await write('Болит сильнее.')
    expect(await newMails()).toEqual([])
    expect((await staffList('waiting')).data[0].UNREAD).toBe(2)
    const { json: thread } = await staffThread(id)
    expect(thread).toMatchObject({ UNREAD: 2, CONTACT: email, MESSAGES: [{ BY: 'patient', IS_NEW: true }] })
    await asStaff(id, 'read', { UNTIL: thread.MESSAGES[0].AT })
    expect((await staffList('waiting')).data[0].UNREAD).toBe(0)
    await write('Что принять?')
    await write('И можно ли есть?')
    expect(await newMails()).toEqual(['consultation-to-clinic ru ask@dent.example'])
    const answered = await asStaff(id, 'message', {
      TEXT: 'Приезжайте к 15:00.',
      VIDEO_URL: 'https://meet.example.kz/room',
    })
    expect(answered.json).toMatchObject({ WAITS_SINCE: null, UNREAD: 0, READ_UNTIL: expect.any(String) })
    await asStaff(id, 'message', { TEXT: 'Возьмите снимок.' })
    expect(await newMails()).toEqual([`consultation-message kk ${email}`])
    expect((await staffList('waiting')).data).toEqual([])
    const own = (await get('front/ru/v1/online_consultations', patient)).json.data
    expect(own).toMatchObject([
      { UNREAD: 2, PATH: expect.stringContaining(`code=${id}&token=${link.TOKEN}`) },
    ])
    const seen = (await linked(link)).json
    expect(seen.MESSAGES.map(({ IS_NEW }: { IS_NEW: boolean }) => IS_NEW)).toEqual([
      ...[false, false, false],
      ...[true, true],
    ])
    expect(seen.MESSAGES[3]).toMatchObject({ SPECIALIST: null, VIDEO_URL: 'https://meet.example.kz/room' })
    expect((await asPatient(link, '/read', { UNTIL: seen.MESSAGES[4].AT })).status).toBe(204)
    expect((await get('front/ru/v1/online_consultations', patient)).json.data[0].UNREAD).toBe(0)
    expect((await get('front/ru/v1/user/overview', patient)).json.CONSULTATIONS).toBe(own.length)
    expect((await staffThread(id)).json.READ_UNTIL).toBe(seen.MESSAGES[4].AT)
  })

  it('are written into once with one key', async () => {
    await settings({ approvesConsultations: true })
    const link = await ask()
    const id = link.CONSULTATION_CODE
    const key = 'a-key-of-a-message'
    for (const _ of [1, 2]) await asPatient(link, '/message', { TEXT: 'Ещё болит' }, { key })
    for (const _ of [1, 2])
      await asStaff(id, 'message', { TEXT: 'Ждём' }, owner, { 'idempotency-key': key + 2 })
    const changed = await asPatient(link, '/message', { TEXT: 'Уже не болит' }, { key })
    expect([changed.status, changed.json.error.code]).toEqual([422, 'KEY_REUSED'])
    // The key of one side does not matter to the other.
    expect((await asStaff(id, 'message', { TEXT: 'Ждём' }, owner, { 'idempotency-key': key })).status).toBe(
      200,
    )
    expect((await linked(link)).json.MESSAGES).toHaveLength(3)
  })

  it('have room for so much as can be read at once', async () => {
    await settings({ approvesConsultations: true })
    const link = await ask()
    const one = { consultation: link.CONSULTATION_CODE, by: 'clinic' as const, text: 'Да' }
    await db.orm.insert(consultationMessage).values(Array.from({ length: mostMessages - 1 }, () => one))
    const write = () => asPatient(link, '/message', { TEXT: 'Ещё болит' })
    expect((await write()).status).toBe(200)
    expect((await write()).json.error).toMatchObject({
      code: 'CONSULTATION_FULL',
      message: expect.stringContaining('слишком много'),
    })
    expect((await asPatient(link, '/end')).status).toBe(200)
  })

  it.each([
    ['https:\\\\meet.example.kz', 'https://meet.example.kz/'],
    ['https://meet\t.example.kz/a b', 'https://meet.example.kz/a%20b'],
    ['https://аpple.com/', 'https://xn--pple-43d.com/'],
    ['https://meet.example.kz/\u202egnp', 'https://meet.example.kz/%E2%80%AEgnp'],
  ])('keep the address %j of a video call as a browser reads it', async (given, kept) => {
    await settings({ approvesConsultations: true })
    const { CONSULTATION_CODE: id } = await ask()
    const { json } = await asStaff(id, 'message', { TEXT: 'Ждём', VIDEO_URL: given })
    expect(json.MESSAGES[0].VIDEO_URL).toBe(kept)
  })

  it('are read until an instant that there is', async () => {
    const link = await ask()
    for (const UNTIL of ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00', 'now', 7]) {
      expect((await asPatient(link, '/read', { UNTIL })).status).toBe(422)
      expect((await asStaff(link.CONSULTATION_CODE, 'read', { UNTIL })).status).toBe(422)
    }
  })

  it('are decided by the words that the moderator has read', async () => {
    const link = await ask()
    const id = link.CONSULTATION_CODE
    const [read] = await queue()
    const decideRead = (DECISION: string) =>
      send(`moderation/consultations/${id}/decision`, { DECISION, AT: read.AT }, { by: moderator })
    await decide(id, 'reject', 'Это вопрос не к врачу.')
    await asPatient(link, '', { TEXT: `${text} Купите у нас.` }, { method: 'PUT' })
    expect((await decideRead('approve')).json.error).toMatchObject({
      code: 'STATE_CHANGED',
      message: expect.stringContaining('Обновите страницу'),
    })
    read.AT = (await queue())[0].AT
    expect((await decideRead('approve')).json.STATUS).toBe(active)
  })

  it('have private files of three kinds by their content, and no others', async () => {
    await settings({ approvesConsultations: true })
    const link = await ask()
    const id = link.CONSULTATION_CODE
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#8ac' } })
      .png()
      .toBuffer()
    const pdf = Buffer.from('%PDF-1.4\n%%EOF')
    const form = (...files: [BlobPart, string][]) => {
      const made = new FormData()
      made.append('TOKEN', link.TOKEN)
      made.append('TEXT', 'Вот снимок.')
      for (const [bytes, name] of files) made.append('FILES[]', new File([bytes], name))
      return made
    }
    const path = `online_consultation/${id}/message`
    const sent = await send(path, form([picture, 'rentgen.exe'], [pdf, '../выписка.pdf']))
    const files = sent.json.MESSAGES[0].FILES
    expect(files.map(({ NAME, TYPE }: Record<string, string>) => [NAME, TYPE])).toEqual([
      ['rentgen.webp', 'image/webp'],
      ['выписка.pdf', 'application/pdf'],
    ])
    const refused = await send(
      path,
      form([pdf, 'a.pdf'], [Buffer.from('<script>alert(1)</script>'), 'b.png']),
    )
    expect(Object.keys(refused.json.error.fields)).toEqual(['FILES[1]'])
    const webp = await sharp(picture).webp().toBuffer()
    expect((await send(path, form([webp, 'c.jpg']))).status).toBe(422)
    const six = Array.from({ length: 6 }, (): [BlobPart, string] => [pdf, 'a.pdf'])
    expect(Object.keys((await send(path, form(...six))).json.error.fields)).toEqual(['FILES'])
    // A form without a file sends an empty one.
    expect((await send(path, form(['', '']))).status).toBe(200)
    const file = `${id}/file/${files[1].FILE_ID}`
    const open = (address: string, by?: SignedIn) => call(backend, `/api/${address}`, cookieOf(by))
    const own = await open(`front/ru/v1/online_consultation/${file}?token=${link.TOKEN}`)
    expect(Buffer.from(await own.arrayBuffer())).toEqual(pdf)
    expect(Object.fromEntries(own.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringContaining('attachment'),
    })
    const wrong = `${link.TOKEN.slice(0, -1)}${link.TOKEN.endsWith('A') ? 'B' : 'A'}`
    expect((await open(`front/ru/v1/online_consultation/${file}?token=${wrong}`)).status).toBe(404)
    const ofStaff = `business-api-front2/ru/${code}/0/online_consultation/${file}`
    expect((await open(ofStaff, owner)).status).toBe(200)
    expect((await open(ofStaff, patient)).status).toBe(403)
    const ofModerators = `api-front2/ru/v1/moderation/consultations/${id}/files/${files[1].FILE_ID}`
    expect((await open(ofModerators, moderator)).status).toBe(404)
    await asStaff(id, 'status', { STATUS: blocked, REASON: 'Оскорбления' })
    expect((await open(ofModerators, moderator)).status).toBe(200)
    expect((await open(ofModerators, owner)).status).toBe(403)
  })

  it('are opened again by a message soon after their end, once', async () => {
    await settings({ approvesConsultations: true })
    const link = await ask()
    const write = () => asPatient(link, '/message', { TEXT: 'Забыла спросить' })
    expect((await asPatient(link, '/end', { REASON: 'Спасибо' })).json).toMatchObject({
      STATUS: ended,
      REASON: 'Спасибо',
      REOPEN_UNTIL: expect.any(String),
      MAY: { WRITE: true, END: false },
    })
    // The words of a patient are in no mail.
    const told = await db.orm.select().from(outbox)
    expect(told.map(({ params }) => JSON.stringify(params)).join()).not.toContain('Спасибо')
    await newMails()
    expect((await write()).json).toMatchObject({ STATUS: active, REOPEN_UNTIL: null })
    const { email } = patient.account
    expect(await newMails()).toEqual([
      `consultation-changed kk ${email}`,
      'consultation-changed-clinic ru ask@dent.example',
    ])
    expect((await staffList('waiting')).data).toHaveLength(1)
    await asPatient(link, '/end')
    expect((await write()).json.error.code).toBe('CONSULTATION_OVER')
    expect(await db.orm.select().from(consultationMessage)).toHaveLength(1)
  })

  it('are medical records of their patient once they have ended, if somebody has answered', async () => {
    await settings({ approvesConsultations: true })
    const records = () =>
      db.orm.select().from(medicalRecord).where(eq(medicalRecord.account, patient.account.id))
    const silent = await ask()
    await asPatient(silent, '/end')
    expect(await records()).toEqual([])
    const link = await ask()
    const id = link.CONSULTATION_CODE
    await asStaff(id, 'message', { TEXT: 'Приходите в среду' })
    await asPatient(link, '/end')
    await asPatient(link, '/message', { TEXT: 'Забыла спросить' })
    await asPatient(link, '/end')
    expect(await records()).toMatchObject([
      { kind: 'consultation', consultation: id, lang: 'kk', text: null },
    ])
  })

  it('end by themselves after a week of silence, and say so', async () => {
    await settings({ approvesConsultations: true })
    const link = await ask()
    expect(await endSilent(db)).toBeGreaterThan(6 * 86_400_000)
    expect(await statusOf(link.CONSULTATION_CODE)).toBe(active)
    await newMails()
    await passDays(7)
    expect(await endSilent(db)).toBeUndefined()
    expect((await linked(link)).json).toMatchObject({
      STATUS: ended,
      HISTORY: [
        {
          ARROW: 'end',
          LABEL: 'Завершена автоматически: не было сообщений 7 дней',
          FROM: active,
          TO: ended,
          BY: 'clock',
          NAME: null,
          REASON: null,
        },
      ],
    })
    expect((await newMails()).map((mail) => mail.split(' ')[0])).toEqual([
      'consultation-changed',
      'consultation-changed-clinic',
    ])
  })

  it('are judged by moderators, who read what waits or is blocked and nothing else', async () => {
    const link = await ask()
    const id = link.CONSULTATION_CODE
    expect(await queue()).toMatchObject([{ CONSULTATION_CODE: id, TEXT: text, NAME: 'Гульнара' }])
    const queues = (await get('api-front2/ru/v1/moderation/queues', moderator)).json
    expect(queues).toContainEqual({ QUEUE: 'consultations', COUNT: 1, SINCE: expect.any(String) })
    expect(Object.keys((await decide(id, 'reject')).json.error.fields)).toEqual(['REASON'])
    expect((await decide(id, 'approve', undefined, owner)).status).toBe(403)
    await decide(id, 'reject', 'Это вопрос не к врачу.')
    expect((await linked(link)).json).toMatchObject({
      STATUS: blocked,
      REASON: 'Это вопрос не к врачу.',
      MAY: { EDIT: true, WRITE: false },
    })
    const changed = await asPatient(link, '', { TEXT: `${text} Температура 38.` }, { method: 'PUT' })
    expect(changed.json).toMatchObject({ STATUS: moderation, REASON: null })
    expect(await queue()).toMatchObject([{ TEXT: `${text} Температура 38.` }])
    await decide(id, 'approve')
    expect((await decide(id, 'approve')).json.error).toMatchObject({
      code: 'STATE_CHANGED',
      data: { STATUS: active },
    })
    expect([await queue(), await queue('blocked')]).toEqual([[], []])
    await asStaff(id, 'status', { STATUS: blocked, REASON: 'Угрозы врачу' })
    expect(await queue('blocked')).toMatchObject([{ HISTORY: expect.arrayContaining([]), STATUS: blocked }])
    expect((await asPatient(link, '/message', { TEXT: 'Почему?' })).json.error.code).toBe(
      'CONSULTATION_BLOCKED',
    )
    expect((await decide(id, 'unblock')).json.STATUS).toBe(active)
  })

  it('tell each side who moved them, and a reason to those for whom it was written', async () => {
    const link = await ask()
    const id = link.CONSULTATION_CODE
    const history = async () => ({
      patient: (await linked(link)).json.HISTORY,
      staff: (await staffThread(id)).json.HISTORY,
      moderator: (await queue('blocked'))[0]?.HISTORY,
    })
    await decide(id, 'approve', 'Проверен по телефону.')
    await asStaff(id, 'status', { STATUS: blocked, REASON: 'Угрозы врачу' })
    const approved = { ARROW: 'approve', BY: 'moderator', REASON: null }
    const stopped = { ARROW: 'block', BY: 'clinic', REASON: 'Угрозы врачу' }
    expect(await history()).toMatchObject({
      patient: [
        { ...approved, LABEL: 'Модератор разрешил консультацию', NAME: null },
        { ...stopped, LABEL: 'Клиника остановила консультацию', NAME: null },
      ],
      staff: [
        { ...approved, LABEL: 'Приняли', NAME: null },
        { ...stopped, LABEL: 'Заблокировали', NAME: expect.stringMatching(/\S/) },
      ],
      moderator: [
        { ...approved, NAME: expect.stringMatching(/\S/) },
        { ...stopped, NAME: null },
      ],
    })
  })

  it('with a doctor are that doctor’s, who signs them; others of the staff do what their roles allow', async () => {
    await settings({ approvesConsultations: true, emailForIssues: null })
    const doctor = await doctorOf('501')
    const registrar = await addPerson(db)
    await addStaff(db, registrar.account, code, 'registrar')
    const editor = await addPerson(db)
    await addStaff(db, editor.account, code, 'editor')
    const general = await ask()
    await newMails()
    const own = await ask({ SPECIALIST: '501' })
    expect((await newMails()).slice(1)).toEqual([
      `consultation-to-clinic uz ${doctor.account.email}`,
      `consultation-to-clinic ru ${owner.account.email}`,
    ])
    const id = own.CONSULTATION_CODE
    expect((await staffList('all', doctor)).data).toMatchObject([{ CONSULTATION_CODE: id }])
    expect((await staffThread(general.CONSULTATION_CODE, doctor)).status).toBe(404)
    expect((await asStaff(general.CONSULTATION_CODE, 'message', { TEXT: 'Да' }, doctor)).status).toBe(404)
    const answered = await asStaff(id, 'message', { TEXT: 'Приезжайте' }, doctor)
    expect(answered.json).toMatchObject({
      MESSAGES: [{ SPECIALIST: 'Омарова Алия Сериковна' }],
      MAY: { WRITE: true, END: true, BLOCK: false },
    })
    expect((await staffThread(id, registrar)).json).toMatchObject({
      CONTACT: null,
      MAY: { WRITE: false, END: false, BLOCK: false },
    })
    expect((await asStaff(id, 'message', { TEXT: 'Да' }, registrar)).status).toBe(403)
    expect((await asStaff(id, 'read', { UNTIL: new Date().toISOString() }, registrar)).status).toBe(204)
    expect((await get(`business-api-front2/ru/${code}/0/online_consultations`, editor)).status).toBe(403)
    const stranger = await addPerson(db)
    await addStaff(db, stranger.account, '1002', 'owner')
    const elsewhere = `business-api-front2/ru/1002/0/online_consultation/${id}`
    expect((await get(elsewhere, stranger)).status).toBe(404)
    expect((await asStaff(id, 'status', { STATUS: blocked })).json.error.fields).toHaveProperty('REASON')
    const insecure = await asStaff(id, 'message', { TEXT: 'Да', VIDEO_URL: 'http://meet.kz' })
    expect([insecure.status, insecure.json]).toMatchObject([
      422,
      { error: { fields: { VIDEO_URL: [expect.stringContaining('https://')] } } },
    ])
    expect((await asStaff(id, 'message', { TEXT: 'Да', VIDEO_URL: 'javascript:alert(1)' })).status).toBe(422)
  })

  it('are read by nobody with a wrong link, and listed for nobody else', async () => {
    const link = await ask()
    const wrong = { ...link, TOKEN: `${link.TOKEN.slice(0, -1)}${link.TOKEN.endsWith('A') ? 'B' : 'A'}` }
    expect((await linked(wrong)).status).toBe(404)
    for (const act of ['/end', '/message', '/read'])
      expect((await asPatient(wrong, act, { TEXT: 'Да', UNTIL: new Date().toISOString() })).status).not.toBe(
        200,
      )
    expect(await statusOf(link.CONSULTATION_CODE)).toBe(moderation)
    expect((await linked({ ...link, CONSULTATION_CODE: link.CONSULTATION_CODE.toLowerCase() })).status).toBe(
      200,
    )
    expect((await get('front/ru/v1/online_consultations')).status).toBe(401)
    expect((await get('front/ru/v1/online_consultations', await addPerson(db))).json.data).toEqual([])
  })

  it('keep to one decision and one continuation when several come at the same time', async () => {
    const link = await ask()
    const id = link.CONSULTATION_CODE
    const decided = await Promise.all([
      decide(id, 'approve'),
      decide(id, 'approve'),
      decide(id, 'reject', 'Спам'),
    ])
    expect(decided.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const changes = () =>
      db.orm.select().from(consultationChange).where(eq(consultationChange.consultation, id))
    expect(await changes()).toHaveLength(2)
    await db.orm.update(consultation).set({ status: ended, endedAt: new Date() })
    const written = await Promise.all([
      asPatient(link, '/message', { TEXT: 'Забыла спросить' }),
      asPatient(link, '/message', { TEXT: 'И ещё одно' }),
      asStaff(id, 'message', { TEXT: 'Слушаем вас' }),
    ])
    expect(written.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await changes()).toHaveLength(3)
    expect((await linked(link)).json.MESSAGES).toHaveLength(3)
  })

  it('are heard of at once by the staff who may read them', async () => {
    await settings({ approvesConsultations: true })
    const path = `/api/business-api-front2/ru/${code}/0/online_consultation_news`
    expect((await call(backend, path, cookieOf(patient))).status).toBe(403)
    const news = await hearLive(backend, { company: code, kind: 'online_consultation', by: owner })
    expect((await news.next()).ADDED).toBe(0)
    const link = await ask()
    expect((await news.next()).ADDED).toBe(1)
    await asPatient(link, '/message', { TEXT: 'Ещё болит' })
    // A consultation that waits already is not announced again.
    expect((await news.next()).ADDED).toBe(0)
    await asPatient(link, '/read', { UNTIL: new Date().toISOString() })
    expect((await news.next()).ADDED).toBe(0)
    await news.stop()
  })

  it('go with the account of their patient, and their files and wishes for a visit too', async () => {
    await settings({ approvesConsultations: true })
    const link = await ask()
    const form = new FormData()
    form.append('TOKEN', link.TOKEN)
    form.append('TEXT', 'Вот выписка.')
    form.append('FILES[]', new File([Buffer.from('%PDF-1.4\n%%EOF')], 'a.pdf'))
    await send(`online_consultation/${link.CONSULTATION_CODE}/message`, form)
    const [stored] = await db.orm.select().from(consultationFile)
    const { email } = patient.account
    const days = { from: '2026-11-30', until: '2026-12-07' }
    const wish = {
      company: code,
      ...days,
      channel: 'email' as const,
      contact: email ?? '',
      locale: 'ru' as const,
    }
    await db.orm.insert(waitingList).values(wish)
    await db.orm
      .insert(rateLimit)
      .values({ key: `question code/60 ${email} from 192.0.2.1`, count: 1, resetsAt: new Date() })
    expect(await testFiles.has(stored?.file ?? '')).toBe(true)
    expect((await send('user/delete', { PASSWORD: testPassword }, { by: patient })).status).toBe(204)
    expect(await db.orm.select().from(consultation)).toEqual([])
    expect(await testFiles.has(stored?.file ?? '')).toBe(false)
    expect(await db.orm.select().from(waitingList)).toEqual([])
    const counters = (await db.orm.select().from(rateLimit)).map(({ key }) => key)
    expect(counters.filter((key) => key.includes(email ?? ''))).toEqual([])
  })
})
