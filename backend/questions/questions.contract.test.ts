import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedDatabase } from '../content/seed-database.ts'
import type { Backend } from '../create-backend.ts'
import {
  company,
  membership,
  outbox,
  question,
  questionMessage,
  rateLimit,
} from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { call, sendTo, testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { addPerson, addStaff, type SignedIn, testPassword } from '../test/people.ts'
import { smallSeed } from '../test/small-seed.ts'
import { hearLive } from '../test/staff-live.ts'

const code = '1001'
const text = 'Можно ли приходить на чистку, если вчера болело горло?'
const reply = 'Да, можно, если температуры нет. Возьмите с собой снимок.'
const back = 'Спасибо! А снимок нужен на диске или на плёнке?'
const contact = 'gulnara@example.kz'
const words = { COMPANY_CODE: code, TEXT: text, NAME: 'Гульнара', CONTACT: contact, CONSENT: true }

describe.each(await testDatabases())('on $name, questions', ({ open }) => {
  let db: Database
  let backend: Backend
  let moderator: SignedIn
  let owner: SignedIn
  beforeAll(async () => {
    db = await open()
    backend = testBackend(db)
    await seedDatabase(db, smallSeed)
    moderator = await addPerson(db, { isModerator: true })
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    for (const table of [question, rateLimit, outbox, membership]) await db.orm.delete(table)
    await db.orm.update(company).set({ emailForIssues: 'ask@dent.example' }).where(eq(company.code, code))
    owner = await addPerson(db)
    await addStaff(db, owner.account, code, 'owner')
  })

  const read = async (response: Promise<Response>) => {
    const answer = await response
    const body = await answer.text()
    return { status: answer.status, json: body ? JSON.parse(body) : undefined }
  }
  const cookieOf = (by?: SignedIn) => (by ? { headers: { cookie: by.cookie } } : {})
  const send = (path: string, body?: unknown, by?: SignedIn, locale = 'ru') =>
    read(sendTo(backend, `/api/w-front/${locale}/v1/${path}`, { body, ...cookieOf(by) }))
  const get = (path: string, by?: SignedIn) =>
    read(call(backend, `/api/${path}`, by ? { cookie: by.cookie } : {}))
  const mails = async () =>
    (await db.orm.select().from(outbox).orderBy(outbox.createdAt)).map(
      ({ template, recipient, locale }) => `${template} ${locale} ${recipient}`,
    )
  const codeIn = async () =>
    (await db.orm.select().from(outbox)).find(({ params }) => params.CODE)?.params.CODE ?? ''
  /** Asks without an account: a code is sent, and the same form is sent again with it. */
  const ask = async (more: object = {}, locale = 'ru') => {
    const { json } = await send('question', { ...words, ...more }, undefined, locale)
    const { CONFIRM_ID } = json.error.data
    const proof = { CONFIRM_ID, CODE: await codeIn() }
    await db.orm.delete(outbox)
    await db.orm.delete(rateLimit)
    return (await send('question', { ...words, ...more, ...proof }, undefined, locale)).json as {
      QUESTION_CODE: string
      TOKEN: string
    }
  }
  const linked = async ({ QUESTION_CODE, TOKEN }: { QUESTION_CODE: string; TOKEN: string }) =>
    get(`front/ru/v1/question/${QUESTION_CODE}?token=${TOKEN}`)
  const asStaff = (rest: string, body?: unknown, by = owner) =>
    read(sendTo(backend, `/api/w-business/ru/${code}/0/question/${rest}`, { body, ...cookieOf(by) }))
  const staffList = async (state: string, by = owner) =>
    (await get(`business-api-front2/ru/${code}/0/questions?filter[state]=${state}`, by)).json
  const shown = async () => (await get(`front/ru/v1/questions?filter[company]=${code}`)).json.data
  const queue = async () => (await get('api-front2/ru/v1/moderation/questions', moderator)).json.data
  const decide = (id: string, body: object = { DECISION: 'publish' }) =>
    send(`moderation/questions/${id}/decision`, body, moderator)

  it('are told at once to the staff who see them, and how many have begun to wait', async () => {
    const listen = (by: SignedIn, query = '') =>
      hearLive(backend, { company: code, kind: 'question', by, query })
    const doctor = await addPerson(db)
    await addStaff(db, doctor.account, code, 'doctor', { specialist: '501' })
    const [news, ofDoctor] = [await listen(owner), await listen(doctor)]
    const { AT, ADDED } = await news.next()
    await ofDoctor.next()
    expect(ADDED).toBe(0)
    const { QUESTION_CODE: id } = await ask()
    expect((await news.next()).ADDED).toBe(1)
    expect((await ofDoctor.next()).ADDED).toBe(0)
    await asStaff(`${id}/answer`, { TEXT: reply })
    expect((await news.next()).ADDED).toBe(0)
    const { TOKEN: _, ...again } = await ask({ SPECIALIST: '501', CONTACT: 'other@example.kz' })
    expect(again).toHaveProperty('QUESTION_CODE')
    // The news of the other's answer may come separately.
    let told = await ofDoctor.next()
    while (told.ADDED === 0) told = await ofDoctor.next()
    expect(told.ADDED).toBe(1)
    await Promise.all([news.stop(), ofDoctor.stop()])
    const back = await listen(owner, `?since=${AT}`)
    expect((await back.next()).ADDED).toBe(1)
    await back.stop()
    const stranger = await addPerson(db)
    await addStaff(db, stranger.account, code, 'editor')
    expect((await get(`business-api-front2/ru/${code}/0/question_news`, stranger)).status).toBe(403)
  })

  it('are confirmed by a code, also in a plain form, and told to the clinic and the asker', async () => {
    const form = (more: Record<string, string>) =>
      new URLSearchParams({
        COMPANY_CODE: code,
        SPECIALIST: '',
        SPECIALITY: 'dentist',
        TEXT: text,
        NAME: 'Oʻgʻiloy',
        CONTACT: contact,
        CONFIRM_ID: '',
        CODE: '',
        CONSENT: 'on',
        MAY_PUBLISH: 'on',
        ...more,
      })
    const first = await send('question', form({}), undefined, 'uz')
    expect(first.status).toBe(422)
    expect(first.json.error.fields).toEqual({ CODE: [expect.stringContaining('kod yubordik')] })
    expect(await mails()).toEqual([`confirm-email uz ${contact}`])
    expect((await send('question', form({}), undefined, 'uz')).status).toBe(429)
    const { CONFIRM_ID } = first.json.error.data
    const proof = { CONFIRM_ID, CODE: await codeIn() }
    const other = await send('question', form({ ...proof, CONTACT: 'other@example.kz' }), undefined, 'uz')
    expect(other.json.error.fields).toHaveProperty('CONTACT')
    const { status, json } = await send('question', form(proof), undefined, 'uz')
    expect([status, json.QUESTION_CODE]).toEqual([201, expect.stringMatching(/^[0-9A-Z]{8}$/)])
    expect((await mails()).slice(1)).toEqual([
      'question-to-clinic ru ask@dent.example',
      `question-received uz ${contact}`,
    ])
    const [stored] = await db.orm.select().from(question)
    expect(stored).toMatchObject({ speciality: 'dentist', specialist: null, mayPublish: true, lang: 'uz' })
    // The code is used.
    expect((await send('question', form(proof), undefined, 'uz')).status).toBe(410)
  })

  it('of somebody signed in need no code', async () => {
    const person = await addPerson(db)
    const { CONTACT, ...rest } = words
    expect((await send('question', rest, person)).status).toBe(201)
    expect((await db.orm.select().from(question))[0]).toMatchObject({
      account: person.account.id,
      contact: person.account.email,
    })
    expect(CONTACT).toBe(contact)
  })

  it('of the signed-in person are a list, with the link at which each goes on; others see none of them', async () => {
    const person = await addPerson(db)
    const { CONTACT: _, ...rest } = words
    await send('question', rest, person)
    // Asked without signing in, with a contact that is confirmed to be theirs.
    await send('question', { ...rest, TEXT: `${text} Спасибо!` }, person)
    await db.orm.update(question).set({ account: null })
    const { json } = await read(call(backend, '/api/front/ru/v1/user/questions', { cookie: person.cookie }))
    expect(json.meta.total).toBe(2)
    expect(json.data).toMatchObject([
      {
        STATUS: 'new',
        COMPANY: { TIMEZONE: 'Asia/Almaty' },
        PATH: expect.stringMatching(/^\/link\/uq\?code=/),
      },
      { STATUS: 'new' },
    ])
    const counted = await read(call(backend, '/api/front/ru/v1/user/overview', { cookie: person.cookie }))
    expect(counted.json).toMatchObject({ QUESTIONS: 2, CONSULTATIONS: 0 })
    const stranger = await addPerson(db)
    const other = await read(call(backend, '/api/front/ru/v1/user/questions', { cookie: stranger.cookie }))
    expect(other.json.data).toEqual([])
    expect((await read(call(backend, '/api/front/ru/v1/user/questions'))).status).toBe(401)
  })

  it.each([
    ['TEXT', 'Коротко', 'TEXT'],
    ['TEXT', 'а'.repeat(3001), 'TEXT'],
    ['TEXT', `Какого хуя вы ${text}`, 'TEXT'],
    ['SPECIALIST', '999', 'SPECIALIST'],
    ['SPECIALITY', 'astrologer', 'SPECIALITY'],
    ['CONTACT', '', 'CONTACT'],
    ['CONTACT', '12', 'CONTACT'],
    ['NAME', '', 'NAME'],
    ['CONSENT', false, 'CONSENT'],
  ] as const)('are refused for their %s %j before a code is sent', async (field, value, fault) => {
    const { status, json } = await send('question', { ...words, [field]: value })
    expect([status, Object.keys(json.error.fields)]).toEqual([422, [fault]])
    expect(await mails()).toEqual([])
  })

  it('are refused for all faults in one answer: what is missing, bad words and the contact', async () => {
    const { CONTACT: _, CONSENT: __, ...rest } = words
    const { status, json } = await send('question', { ...rest, TEXT: `Какого хуя вы ${text}` })
    expect([status, Object.keys(json.error.fields).sort()]).toEqual([422, ['CONSENT', 'CONTACT', 'TEXT']])
  })

  it('lose what turns the order of letters around, and are nobody’s where the clinic takes none', async () => {
    await ask({ TEXT: `\u202e${text}\u2066\r\nСпасибо` })
    expect((await db.orm.select().from(question))[0]?.text).toBe(`${text}\nСпасибо`)
    await db.orm.update(company).set({ emailForIssues: null }).where(eq(company.code, code))
    expect((await send('question', words)).status).toBe(404)
    expect((await send('question', { ...words, COMPANY_CODE: '9' })).status).toBe(404)
  })

  it('are answered, asked back about once, answered again and then over', async () => {
    const link = await ask({}, 'kk')
    const id = link.QUESTION_CODE
    await db.orm.delete(outbox)
    expect((await linked(link)).json).toMatchObject({
      STATUS: 'new',
      ANSWER_BY: expect.any(String),
      COMPANY: { PATH: '/l/demo-dent' },
      MAY: { FOLLOW_UP: false, WITHDRAW: true },
    })
    expect((await staffList('waiting')).data).toMatchObject([
      { QUESTION_CODE: id, CONTACT: contact, MAY: { ANSWER: true, SPAM: true, CLOSE: false } },
    ])
    const followUp = () => send(`question/${id}/follow_up`, { TOKEN: link.TOKEN, TEXT: back })
    expect((await followUp()).status).toBe(409)
    expect((await asStaff(`${id}/answer`, { TEXT: reply })).json.STATUS).toBe('answered')
    expect((await asStaff(`${id}/answer`, { TEXT: reply })).status).toBe(409)
    expect(await mails()).toEqual([`question-answered kk ${contact}`])
    expect((await followUp()).json).toMatchObject({ STATUS: 'again', MAY: { FOLLOW_UP: false } })
    expect((await followUp()).status).toBe(409)
    expect((await asStaff(`${id}/answer`, { TEXT: `${reply} На диске.` })).json.STATUS).toBe('closed')
    expect((await mails()).slice(1)).toEqual([
      'question-to-clinic ru ask@dent.example',
      `question-answered kk ${contact}`,
    ])
    const { json } = await linked(link)
    expect(json.MESSAGES.map(({ KIND, TEXT }: Record<string, string>) => [KIND, TEXT])).toEqual([
      ['answer', reply],
      ['follow-up', back],
      ['last-answer', `${reply} На диске.`],
    ])
    expect((await staffList('answered')).COUNTS).toEqual({ waiting: 0, answered: 1, spam: 0, all: 1 })
  })

  it('are read by nobody with a wrong link', async () => {
    const link = await ask()
    const wrong = `${link.TOKEN.slice(0, -1)}${link.TOKEN.endsWith('A') ? 'B' : 'A'}`
    expect((await linked({ ...link, TOKEN: wrong })).status).toBe(404)
    expect((await linked({ ...link, QUESTION_CODE: 'AAAAAAAA' })).status).toBe(404)
    expect((await send(`question/${link.QUESTION_CODE}/withdraw`, { TOKEN: wrong })).status).toBe(404)
    expect((await linked({ ...link, QUESTION_CODE: link.QUESTION_CODE.toLowerCase() })).status).toBe(200)
  })

  it('to a doctor are that doctor’s alone, who answers in their own name; others of the staff as the roles say', async () => {
    const doctor = await addPerson(db)
    await addStaff(db, doctor.account, code, 'doctor', { specialist: '501' })
    const registrar = await addPerson(db)
    await addStaff(db, registrar.account, code, 'registrar')
    const editor = await addPerson(db)
    await addStaff(db, editor.account, code, 'editor')
    const general = await ask()
    const own = await ask({ SPECIALIST: '501', CONTACT: 'other@example.kz' })
    expect((await staffList('all', doctor)).data.map((one: typeof own) => one.QUESTION_CODE)).toEqual([
      own.QUESTION_CODE,
    ])
    expect((await asStaff(`${general.QUESTION_CODE}/answer`, { TEXT: reply }, doctor)).status).toBe(404)
    expect((await asStaff(`${own.QUESTION_CODE}/answer`, { TEXT: reply }, doctor)).status).toBe(200)
    expect((await linked(own)).json.MESSAGES).toMatchObject([{ SPECIALIST: 'Омарова Алия Сериковна' }])
    expect((await staffList('all', registrar)).data).toMatchObject([{ CONTACT: null }, { CONTACT: null }])
    expect((await asStaff(`${general.QUESTION_CODE}/spam`, undefined, registrar)).status).toBe(403)
    expect((await get(`business-api-front2/ru/${code}/0/questions`, editor)).status).toBe(403)
  })

  it('that are spam wait for nobody, until that is taken back', async () => {
    const { QUESTION_CODE: id } = await ask()
    expect((await asStaff(`${id}/spam`)).json.STATUS).toBe('spam')
    expect((await asStaff(`${id}/answer`, { TEXT: reply })).status).toBe(409)
    expect((await staffList('spam')).data).toMatchObject([{ MAY: { RESTORE: true, ANSWER: false } }])
    expect((await asStaff(`${id}/restore`)).json.STATUS).toBe('new')
    expect((await asStaff(`${id}/close`)).status).toBe(409)
  })

  it('are published with their answer where the asker allows it, after a moderator, without name and contact', async () => {
    const secret = await ask()
    const open = await ask({ MAY_PUBLISH: true, NAME: 'Жанна', CONTACT: 'zhanna@example.kz' })
    expect(await queue()).toEqual([])
    for (const { QUESTION_CODE: id } of [secret, open]) await asStaff(`${id}/answer`, { TEXT: reply })
    expect(await queue()).toMatchObject([{ QUESTION_CODE: open.QUESTION_CODE, TEXT: text, ANSWER: reply }])
    expect(await shown()).toEqual([])
    expect((await decide(secret.QUESTION_CODE)).status).toBe(409)
    expect((await decide(open.QUESTION_CODE, { DECISION: 'reject' })).status).toBe(422)
    expect((await decide(open.QUESTION_CODE)).json.PUBLICATION).toBe('published')
    expect(await shown()).toMatchObject([{ TEXT: text, ANSWER: reply, SPECIALIST: null }])
    expect(JSON.stringify(await shown())).not.toMatch(/Жанна|zhanna/)
    expect((await linked(open)).json.PUBLICATION).toBe('published')
  })

  it('that a moderator does not publish stay between both, who read why', async () => {
    const link = await ask({ MAY_PUBLISH: true })
    await asStaff(`${link.QUESTION_CODE}/answer`, { TEXT: reply })
    const decision = { DECISION: 'reject', REASON: 'personalData', REASON_TEXT: 'Названа соседка.' }
    expect((await decide(link.QUESTION_CODE, decision)).json.PUBLICATION).toBe('rejected')
    expect((await linked(link)).json).toMatchObject({
      PUBLICATION: 'rejected',
      REASON: 'В тексте есть чужие личные данные. Названа соседка.',
      MESSAGES: [{ TEXT: reply }],
    })
    expect((await decide(link.QUESTION_CODE)).status).toBe(409)
    expect(await queue()).toEqual([])
  })

  it('tell each side what became of them, without names of the other side', async () => {
    const mine = await ask({ MAY_PUBLISH: true })
    const id = mine.QUESTION_CODE
    await asStaff(`${id}/answer`, { TEXT: reply })
    await decide(id, { DECISION: 'reject', REASON: 'insults' })
    const rejected = { ARROW: 'reject', BY: 'moderator', NAME: null, REASON: 'В тексте есть оскорбления.' }
    expect((await linked(mine)).json.HISTORY).toMatchObject([
      { ARROW: 'answer', LABEL: 'Клиника ответила', BY: 'clinic', NAME: null, REASON: null },
      { ...rejected, LABEL: 'Модератор решил не показывать вопрос на сайте' },
    ])
    const NAME = expect.stringMatching(/\S/)
    expect((await staffList('all')).data[0].HISTORY).toMatchObject([
      { ARROW: 'answer', LABEL: 'Ответили', FROM: 'new', TO: 'answered', NAME },
      { ARROW: 'offer', NAME },
      { ...rejected, LABEL: 'Отклонили публикацию' },
    ])
    const inUzbek = await get(`front/uz/v1/question/${id}?token=${mine.TOKEN}`)
    expect(inUzbek.json.HISTORY[0].LABEL).toBe('Klinika javob berdi')
    const wrong = await linked({ ...mine, TOKEN: 'x'.repeat(mine.TOKEN.length) })
    expect([wrong.status, JSON.stringify(wrong.json)]).toEqual([404, expect.not.stringContaining('HISTORY')])
    await send(`question/${id}/withdraw`, { TOKEN: mine.TOKEN })
    expect((await linked(mine)).json.HISTORY).toEqual([])
    expect((await staffList('all')).data[0].HISTORY).toEqual([])
  })

  it('that are withdrawn lose their words, and are published no more', async () => {
    const link = await ask({ MAY_PUBLISH: true })
    await asStaff(`${link.QUESTION_CODE}/answer`, { TEXT: reply })
    await decide(link.QUESTION_CODE)
    const { json } = await send(`question/${link.QUESTION_CODE}/withdraw`, { TOKEN: link.TOKEN })
    expect(json).toMatchObject({ STATUS: 'withdrawn', TEXT: '', MESSAGES: [], MAY: { WITHDRAW: false } })
    expect(await shown()).toEqual([])
    expect((await staffList('all')).data).toMatchObject([{ NAME: '', TEXT: '', CONTACT: null }])
    expect(await db.orm.select().from(questionMessage)).toEqual([])
  })

  it('that are sent twice at once are asked once, and another one besides', async () => {
    const person = await addPerson(db)
    const { CONTACT: _, ...rest } = words
    const asking = (TEXT: string) => send('question', { ...rest, TEXT }, person)
    const sent = await Promise.all([asking(text), asking(text), asking(back)])
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(sent[1]?.json).toEqual(sent[0]?.json)
    expect(await db.orm.select().from(question)).toHaveLength(2)
    expect((await mails()).filter((mail) => mail.startsWith('question-to-clinic'))).toHaveLength(2)
  })

  it('of a deleted account stay only where everybody reads them, without a name', async () => {
    const person = await addPerson(db)
    const { CONTACT: _, ...rest } = words
    const asked = async (more: object = {}) =>
      (await send('question', { ...rest, ...more }, person)).json as { QUESTION_CODE: string; TOKEN: string }
    await asked()
    const { QUESTION_CODE: id, TOKEN } = await asked({ MAY_PUBLISH: true })
    await asStaff(`${id}/answer`, { TEXT: reply })
    await decide(id)
    expect((await send(`question/${id}/follow_up`, { TOKEN, TEXT: back })).status).toBe(200)
    expect((await send('user/delete', { PASSWORD: testPassword }, person)).status).toBe(204)
    expect(await db.orm.select().from(question)).toMatchObject([
      { code: id, name: '', contact: '', account: null, status: 'closed' },
    ])
    expect(await db.orm.select().from(questionMessage)).toMatchObject([{ text: reply }])
  })
})
