import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { companyStatuses } from '../../schemas/companies/company-status.ts'
import { seedDatabase } from '../content/seed-database.ts'
import type { Backend } from '../create-backend.ts'
import { company, companyPaper, outbox, rateLimit } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { invalidationChannel } from '../kit/events/channels.ts'
import { call, sendTo, testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { testFiles } from '../test/files.ts'
import { addPerson, addStaff, type SignedIn } from '../test/people.ts'
import { registration, registrationForm } from '../test/registration.ts'
import { smallSeed } from '../test/small-seed.ts'

const list = '/api/api-front2/ru/v1/moderation/companies'
const own = '/v1/business/user/company'
const pdf = (name: string) => new File(['%PDF-1.7 <script>alert(1)</script>\n%%EOF'], name)

describe.each(await testDatabases())('on $name, a moderator', ({ open }) => {
  let db: Database
  let backend: Backend
  let moderator: SignedIn
  let owner: SignedIn
  beforeAll(async () => {
    db = await open()
    await seedDatabase(db, smallSeed)
    backend = testBackend(db)
    moderator = await addPerson(db, { isModerator: true, lastName: 'Ким', name: 'Ольга' })
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    await db.orm.delete(rateLimit)
    await db.orm.delete(outbox)
    owner = await addPerson(db, { locale: 'uz' })
  })

  const read = async (response: Promise<Response>) => {
    const answer = await response
    return { status: answer.status, json: JSON.parse(await answer.text()) }
  }
  const get = (path: string, by: SignedIn = moderator) => read(call(backend, path, { cookie: by.cookie }))
  const one = (code: string) => get(`${list}/${code}`)
  const register = async (body: unknown = registration) => {
    const sent = { body, headers: { cookie: owner.cookie } }
    return (await read(sendTo(backend, `/api/w-front/ru${own}`, sent))).json.COMPANY_CODE as string
  }
  const queues = () => get('/api/api-front2/ru/v1/moderation/queues')
  const mend = (code: string, body: unknown, by = owner) =>
    read(
      sendTo(backend, `/api/w-front/ru${own}/${code}`, {
        method: 'PUT',
        body,
        headers: { cookie: by.cookie },
      }),
    )
  const decide = (code: string, body: unknown, by = moderator) =>
    read(
      sendTo(backend, `/api/w-front/ru/v1/moderation/companies/${code}/decision`, {
        body,
        headers: { cookie: by.cookie },
      }),
    )
  const decideNow = async (code: string, STATUS: string, REASON = 'Причина') =>
    decide(code, { STATUS, REASON, VERSION: (await one(code)).json.VERSION })
  const isPublic = async (code: string) =>
    (await call(backend, `/api/front/ru/v1/company/${code}`)).status === 200

  it('approves a company, which is seen from then on (S-COMPANY)', async () => {
    const code = await register()
    const heard: string[] = []
    const stop = await db.listen(invalidationChannel, (told) => {
      if (told.kind === 'payload') heard.push(...(JSON.parse(told.payload) as string[]))
    })
    expect(await isPublic(code)).toBe(false)
    expect((await decideNow(code, 'active')).json).toMatchObject({ STATUS: 'active' })
    expect(await isPublic(code)).toBe(true)
    await expect.poll(() => heard).toEqual(expect.arrayContaining(['companies', `company:${code}`]))
    await stop()
    const [, , mail] = await db.orm.select().from(outbox).orderBy(outbox.id)
    expect(mail).toMatchObject({
      template: 'company-approved',
      locale: 'uz',
      params: { LINK: `/pro/${code}/clinic-website` },
    })
  })

  it('tells an owner who has only a phone by SMS', async () => {
    const phone = '+998901234567'
    const noMail = { email: null, emailConfirmedAt: null, phone, phoneConfirmedAt: new Date() }
    owner = await addPerson(db, { locale: 'uz', ...noMail })
    const code = await register()
    await decideNow(code, 'rejected')
    await mend(code, registration)
    await decideNow(code, 'active')
    await decideNow(code, 'suspended')
    const sent = await db.orm.select().from(outbox).where(eq(outbox.recipient, phone)).orderBy(outbox.id)
    expect(sent.map(({ channel, template }) => [channel, template])).toEqual([
      ['sms', 'company-rejected'],
      ['sms', 'company-approved'],
      ['sms', 'company-suspended'],
    ])
  })

  it('rejects with a reason that the owner reads, mends and sends again', async () => {
    const code = await register(
      registrationForm({}, { 'LICENSE_SCANS[]': [pdf('старый.pdf'), pdf('новый.pdf')] }),
    )
    expect((await decide(code, { STATUS: 'rejected', VERSION: 1 })).json.error.fields).toEqual({
      REASON: ['Напишите причину: её получит владелец клиники.'],
    })
    expect((await decideNow(code, 'rejected', 'Скан не читается')).status).toBe(200)
    const sent = await db.orm.select().from(outbox).orderBy(outbox.id)
    expect(sent.at(-1)?.params).toMatchObject({
      REASON: 'Скан не читается',
      LINK: `/pro/new?company=${code}`,
    })
    const { json: seen } = await get(`/api/api-front2/ru${own}/${code}`, owner)
    expect(seen).toMatchObject({
      STATUS: 'rejected',
      HISTORY: [{ STATUS: 'rejected', REASON: 'Скан не читается' }, {}],
    })

    const kept = seen.SCANS.find(({ NAME }: { NAME: string }) => NAME === 'новый').PAPER_ID
    const form = registrationForm(
      { ADDRESS: 'пр. Абая, 12', KEEP_SCANS: [kept] },
      { 'LICENSE_SCANS[]': [pdf('ещё.pdf')] },
    )
    expect((await mend(code, form)).json).toEqual({ COMPANY_CODE: code, STATUS: 'moderation' })
    const { json } = await one(code)
    expect(json).toMatchObject({
      STATUS: 'moderation',
      ADDRESS: 'пр. Абая, 12',
      NEXT: ['active', 'rejected'],
    })
    expect(json.SCANS.map(({ NAME }: { NAME: string }) => NAME)).toEqual(['ещё', 'новый'])
    expect(json.HISTORY.map(({ STATUS }: { STATUS: string }) => STATUS)).toEqual([
      'moderation',
      'rejected',
      'moderation',
    ])
    const late = await mend(code, registration)
    expect([late.status, late.json.error]).toMatchObject([
      409,
      { code: 'STATE_CHANGED', data: { STATUS: 'moderation', BY: 'clinic' } },
    ])
  })

  it('keeps what was mended where the old papers cannot be removed', async () => {
    const code = await register(registrationForm({}, { 'LICENSE_SCANS[]': [pdf('старый.pdf')] }))
    await decideNow(code, 'rejected')
    const [old] = await db.orm.select().from(companyPaper).where(eq(companyPaper.company, code))
    const remove = vi.spyOn(testFiles, 'remove').mockImplementation(async (name) => {
      if (name === old?.file) throw new Error('the disk says no')
    })
    const form = registrationForm({ KEEP_SCANS: [''] }, { 'LICENSE_SCANS[]': [pdf('новый.pdf')] })
    const { status, json } = await mend(code, form)
    expect([status, json.error]).toEqual([200, undefined])
    expect(remove.mock.calls).toEqual([[old?.file]])
    remove.mockRestore()
    const [paper] = await db.orm.select().from(companyPaper).where(eq(companyPaper.company, code))
    expect(paper?.name).toBe('новый')
    expect(await testFiles.read(paper?.file ?? '')).toBeDefined()
  })

  it('is no owner: what is mended is the owner’s alone', async () => {
    const code = await register()
    await decideNow(code, 'rejected')
    const manager = await addPerson(db)
    await addStaff(db, manager.account, code, 'manager')
    for (const by of [moderator, manager, await addPerson(db)]) {
      expect((await mend(code, registration, by)).status).toBe(403)
      expect((await get(`/api/api-front2/ru${own}/${code}`, by)).status).toBe(403)
    }
  })

  const steps = companyStatuses.flatMap((from) =>
    (['active', 'rejected', 'suspended'] as const).map((to) => [from, to] as const),
  )
  const allowed = ['moderation active', 'moderation rejected', 'active suspended', 'suspended active']
  it.each(steps)('moves a company from %s to %s only where that is a step', async (from, to) => {
    const code = await register()
    await db.orm
      .update(company)
      .set({ status: from, isPublished: from === 'active' })
      .where(eq(company.code, code))
    const { status, json } = await decideNow(code, to)
    const may = allowed.includes(`${from} ${to}`)
    const late = { STATUS: from, BY: 'clinic', AT: expect.stringMatching(/./) }
    expect([status, json.error?.code, json.error?.data]).toEqual(
      may ? [200, undefined, undefined] : [409, 'STATE_CHANGED', late],
    )
    expect(await isPublic(code)).toBe(may ? to === 'active' : from === 'active')
  })

  it('decides alone: of two at once the second is told so, and so is who has not seen the latest', async () => {
    const code = await register()
    const { VERSION } = (await one(code)).json
    const other = await addPerson(db, { isModerator: true })
    const answers = await Promise.all([
      decide(code, { STATUS: 'active', VERSION }),
      decide(code, { STATUS: 'rejected', REASON: 'Нет', VERSION }, other),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = answers.find(({ status }) => status === 200)?.json.STATUS
    expect(answers.find(({ status }) => status === 409)?.json.error).toMatchObject({
      code: 'STATE_CHANGED',
      data: { STATUS: won, BY: 'moderator' },
    })
    expect((await one(code)).json.STATUS).toBe(won)
    expect((await one(code)).json.HISTORY).toHaveLength(2)

    const again = await register({ ...registration, COMPANY_NAME: 'Другая' })
    const before = (await one(again)).json.VERSION
    await decideNow(again, 'rejected')
    await mend(again, { ...registration, COMPANY_NAME: 'Другая' })
    expect((await decide(again, { STATUS: 'active', VERSION: before })).status).toBe(409)
  })

  it('reads papers as attachments that no browser draws, and nobody else reads them', async () => {
    const code = await register(registrationForm({}, { 'LICENSE_SCANS[]': [pdf('Лицензия "1".pdf')] }))
    const [paper] = (await one(code)).json.SCANS
    const path = `${list}/${code}/papers/${paper.PAPER_ID}`
    const response = await call(backend, path, { cookie: moderator.cookie })
    const headers = Object.fromEntries(response.headers)
    expect(await response.text()).toContain('%PDF-1.7')
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(headers['content-disposition']).toBe(
      `attachment; filename="________ 1.pdf"; filename*=UTF-8''${encodeURIComponent('Лицензия 1.pdf')}`,
    )
    expect((await get(path, owner)).status).toBe(403)
    expect((await read(call(backend, path))).status).toBe(401)
    expect((await get(`${list}/1001/papers/${paper.PAPER_ID}`)).status).toBe(404)
    expect((await get(`${list}/${code}/papers/..%2F..%2Fsecret`)).status).toBe(400)
    await db.orm
      .update(companyPaper)
      .set({ file: '../../../etc/passwd' })
      .where(eq(companyPaper.id, paper.PAPER_ID))
    expect((await get(path)).status).toBe(404)
  })

  it('finds who waits longest first, by standing and by search', async () => {
    const first = await register({ ...registration, COMPANY_NAME: '100% здоровья_1' })
    const second = await register({ ...registration, COMPANY_NAME: 'Жанұя 2' })
    const found = async (query: string) =>
      (await get(`${list}?${query}`)).json.data.map(
        ({ COMPANY_CODE }: { COMPANY_CODE: string }) => COMPANY_CODE,
      )
    const waiting = await found('filter[status]=moderation&page[size]=100')
    expect(waiting.indexOf(first)).toBeLessThan(waiting.indexOf(second))
    expect(await found(`filter[search]=${encodeURIComponent('100% здоровья_')}`)).toEqual([first])
    expect(await found(`filter[search]=${encodeURIComponent('ЖАНҰЯ')}`)).toEqual([second])
    expect(await found(`filter[search]=${encodeURIComponent('100%%')}`)).toEqual([])
    expect(await found(`filter[status]=active&filter[search]=${first}`)).toEqual([])
    const { meta } = (await get(`${list}?filter[status]=moderation&page[size]=1&page[number]=2`)).json
    expect(meta).toMatchObject({ page: 2, pages: meta.total })
    const [oldest] = (await get(`${list}?filter[status]=moderation&page[size]=1`)).json.data
    expect((await queues()).json).toContainEqual({
      QUEUE: 'companies',
      COUNT: meta.total,
      SINCE: oldest.SINCE,
    })
    expect((await get(`${list}?filter[status]=everything`)).status).toBe(400)
  })

  it('is shown companies that may be the same, by number and by name however it is written (V-20)', async () => {
    const plain = { ...registration, COMPANY_NAME_KK: undefined }
    const COMPANY_NAME = 'Ақ Тіс «Люкс»'
    const first = await register({ ...plain, COMPANY_NAME, TAX_NUMBER: '940740000911' })
    owner = await addPerson(db)
    const second = await register({
      ...plain,
      COMPANY_NAME: 'АК  ТИС "люкс"',
      TAX_NUMBER: '940740000911',
    })
    const third = await register({ ...plain, COMPANY_NAME: 'ак тис люкс' })
    const { LIKENESSES } = (await one(first)).json
    const by = Object.fromEntries(
      LIKENESSES.map((one: { COMPANY_CODE: string; BY: string[] }) => [one.COMPANY_CODE, one.BY]),
    )
    expect(by).toEqual({ [second]: ['TAX_NUMBER', 'NAME'], [third]: ['NAME'] })
  })

  it('has no say about demonstration clinics, and nobody else has any', async () => {
    const code = await register()
    for (const by of [owner, await addPerson(db)]) {
      expect((await get(list, by)).status).toBe(403)
      expect((await get(`${list}/${code}`, by)).status).toBe(403)
      expect((await decide(code, { STATUS: 'active', VERSION: 1 }, by)).status).toBe(403)
    }
    expect((await one('nothing')).status).toBe(404)
    await db.orm.update(company).set({ isDemo: true }).where(eq(company.code, code))
    expect((await decide(code, { STATUS: 'active', VERSION: 1 })).status).toBe(404)
  })
})
