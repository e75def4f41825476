import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { outbox, whatsappContact } from '../../database/tables/index.ts'
import { testDatabases } from '../../test/databases.ts'
import type { Database } from '../database/database.ts'
import { type Log, silentLog } from '../log.ts'
import { deleteOldMessages } from '../outbox/delete-old-messages.ts'
import { deliverDue } from '../outbox/deliver.ts'
import { send } from '../outbox/send.ts'
import { retention } from '../retention/whatsapp.retention.ts'
import { cloudApi } from './cloud-api.ts'
import { agree, refuse, whatsappOf } from './contacts.ts'
import { takeWhatsappPost } from './take-post.ts'
import { cloudServer, postedBy, stateOf, writtenBy } from './test/cloud-server.ts'
import { whatsappTransport } from './whatsapp-transport.ts'

const phone = '+77001234567'
const minute = 60_000

describe.each(await testDatabases())('messages by WhatsApp on $name', ({ open }) => {
  let db: Database
  let cloud: Awaited<ReturnType<typeof cloudServer>>
  const bySms: string[] = []
  beforeAll(async () => {
    db = await open()
    cloud = await cloudServer()
  })
  afterAll(async () => {
    await cloud.close()
    await db.close()
  })
  beforeEach(async () => {
    await db.orm.delete(outbox)
    await db.orm.delete(whatsappContact)
    for (const list of [cloud.asked, cloud.answers, bySms]) list.length = 0
    await agree(db.orm, { phone, locale: 'ru', wording: 'Присылать в WhatsApp', place: 'profile' })
  })

  const sendReminder = () =>
    send(db.orm, {
      template: 'appointment-cancelled',
      channel: 'sms',
      to: phone,
      locale: 'ru',
      params: {
        COMPANY: 'Медицинский центр «Авиценна»',
        DOCTOR: 'Ахметова А.',
        PLACE: 'Абая, 1',
        TIME: '2026-12-01T09:00:00+05:00',
        SHORT: '01.12 в 09:00',
        PHONE: '+77272501122',
        LINK: '/appointment/manage?code=1',
      },
    })
  const sendCode = () =>
    send(db.orm, {
      template: 'confirm-phone',
      channel: 'sms',
      to: phone,
      locale: 'kk',
      params: { CODE: '483920' },
    })
  const reminder =
    'template: shipa_appointment_cancelled ru | body short=01.12 в 09:00 company=Медицинский центр «Авиценна» phone=+7 727 250 11 22'
  const code = 'template: shipa_code kk | body 483920 | button 483920'

  const sender = (token = cloud.token) => cloudApi({ ...cloud, token })
  const deliver = (minutes = 0, { log = silentLog, token = cloud.token, hasSms = true } = {}) =>
    deliverDue({
      db,
      origin: 'https://shipa.example',
      log,
      now: () => sql`${new Date(Date.now() + minutes * minute + 1000).toISOString()}::timestamptz`,
      transports: {
        ...(hasSms && { sms: { send: async (_, text) => void bySms.push(text) } }),
        whatsapp: whatsappTransport(sender(token)),
      },
    })
  const take = (what: Parameters<typeof postedBy>[1], phoneId = cloud.phoneId) =>
    takeWhatsappPost(postedBy(phoneId, what), {
      db,
      log: silentLog,
      hook: { appSecret: 'unused here', phoneId: cloud.phoneId, sender: sender() },
    })
  const post = async (...what: Parameters<typeof take>) => (await take(...what))()
  const tell = (status: string, failure?: number) =>
    post({ statuses: [stateOf(cloud.asked.at(-1)?.reference ?? '', status, failure)] })
  /** Somebody has written; what they are answered is left out. */
  const write = async () => {
    await post({ messages: [writtenBy('77001234567', 'Спасибо')] })
    cloud.asked.length = 0
  }
  const said = () => cloud.asked.map((one) => one.said)
  const row = async () => {
    const [only] = await db.orm.select().from(outbox)
    if (!only) throw new Error('The outbox is empty.')
    return only
  }

  it('go as approved templates with named values, to who has agreed', async () => {
    await sendReminder()
    await sendCode()
    await deliver()
    expect(said().sort()).toEqual([reminder, code])
    expect(cloud.asked[0]?.to).toBe('77001234567')
    expect(bySms).toEqual([])
  })
  it('go by SMS to who has not agreed, or has refused', async () => {
    await refuse(db.orm, phone, 'ru')
    await sendReminder()
    await db.orm.delete(whatsappContact).where(eq(whatsappContact.phone, '+77009999999'))
    await deliver()
    expect(said()).toEqual([])
    expect(bySms).toHaveLength(1)
  })
  it('go as free text within a day after the person has written, then as a template again', async () => {
    await write()
    await sendReminder()
    await deliver()
    expect(said()).toEqual([expect.stringMatching(/^text: Приём отменён: 01.12 в 09:00, .*Авиценна/)])
    await db.orm.update(whatsappContact).set({ writtenAt: new Date(Date.now() - 24 * 60 * minute) })
    await sendReminder()
    await deliver()
    expect(said()[1]).toBe(reminder)
  })
  it('become a template at once where WhatsApp says that the day is over (131047)', async () => {
    await write()
    cloud.answers.push({ code: 131047, status: 400 })
    await sendReminder()
    await deliver()
    expect(said()).toEqual([expect.stringMatching(/^text: /), reminder])
    expect(await whatsappOf(db.orm, phone)).toMatchObject({ writtenAt: null })
    expect(bySms).toEqual([])
  })
  it.each([
    ['the token is refused', 190, 401],
    ['the phone is not reached', 131026, 400],
    ['the template is missing', 132001, 404],
    ['the fault is unknown', 139999, 400],
  ])('go by SMS at once, and once, where %s (%s)', async (_, failure, status) => {
    cloud.answers.push({ code: failure, status })
    await sendReminder()
    await deliver()
    expect(said()).toHaveLength(1)
    expect(bySms).toHaveLength(1)
    expect(await row()).toMatchObject({ whatsapp: 'failed', params: {}, nextAttemptAt: null })
    await tell('failed', failure)
    await deliver(60)
    expect(bySms).toHaveLength(1)
  })
  it('say to an operator what to do where token or templates are refused', async () => {
    const error = vi.fn<Log['error']>()
    await sendReminder()
    await deliver(0, { token: 'an old one', log: { ...silentLog, error } })
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ template: 'appointment-cancelled' }),
      expect.stringContaining('WHATSAPP_TOKEN'),
    )
    expect(bySms).toHaveLength(1)
  })
  it.each([
    ['limits of calls', { code: 130429, status: 429 }],
    ['limits of one pair of numbers', { code: 131056, status: 400 }],
    ['faults of WhatsApp', { code: 131000, status: 500 }],
    ['broken connections', 'broken'],
  ] as const)('wait for %s: 1 and 5 minutes, then SMS', async (_, answer) => {
    cloud.answers.push(answer, answer, answer)
    await sendReminder()
    await deliver()
    await deliver(0.5)
    expect(said()).toHaveLength(1)
    await deliver(1.1)
    expect(said()).toHaveLength(2)
    expect(bySms).toEqual([])
    await deliver(7)
    expect(said()).toHaveLength(3)
    expect(bySms).toHaveLength(1)
  })
  it('reach WhatsApp at the second attempt', async () => {
    cloud.answers.push({ code: 131016, status: 503 })
    await sendReminder()
    await deliver()
    await deliver(1.1)
    expect(said()).toEqual([reminder, reminder])
    expect(bySms).toEqual([])
    expect(await row()).toMatchObject({ whatsapp: 'sent', lastError: null })
  })
  it('do not wait with a code: it goes by SMS at once', async () => {
    cloud.answers.push({ code: 130429, status: 429 })
    await sendCode()
    await deliver()
    expect(bySms).toEqual([expect.stringContaining('483920')])
  })
  it('bring a code by one way, and a new one by SMS while the first has not reached the phone', async () => {
    await sendCode()
    await deliver()
    expect([said(), bySms]).toEqual([[code], []])
    await db.orm.update(whatsappContact).set({ unseenSince: new Date(Date.now() - minute) })
    await sendCode()
    await deliver()
    expect([said(), bySms.length]).toEqual([[code], 1])
    await tell('delivered')
    await sendCode()
    await deliver()
    expect([said(), bySms.length]).toEqual([[code, code], 1])
  })
  it('are given up where nothing else is left', async () => {
    cloud.answers.push({ code: 131026, status: 400 })
    await sendReminder()
    await deliver(0, { hasSms: false })
    expect(await row()).toMatchObject({ nextAttemptAt: null, sentAt: null, params: {} })
    await sendReminder()
    await deliver(0, { hasSms: false })
    await tell('failed', 131026)
    await deliver(1, { hasSms: false })
    expect(await db.orm.select().from(outbox).where(eq(outbox.whatsapp, 'failed'))).toMatchObject([
      { nextAttemptAt: null, sentAt: null, params: {} },
    ])
  })

  it('keep their values until they have reached the phone', async () => {
    await sendReminder()
    await deliver()
    expect((await row()).params).toMatchObject({ SHORT: '01.12 в 09:00' })
    await tell('delivered')
    expect(await row()).toMatchObject({ whatsapp: 'delivered', params: {} })
  })
  it('lose them after a day in any case', async () => {
    await sendReminder()
    await deliver()
    await deleteOldMessages(db.orm, sql`now() + interval '25 hours'`)
    expect(await row()).toMatchObject({ whatsapp: 'sent', params: {} })
  })
  it('take states in any order and any number', async () => {
    await sendReminder()
    await deliver()
    for (const state of ['read', 'delivered', 'sent', 'read', 'failed']) await tell(state)
    await deliver(10)
    expect(await row()).toMatchObject({ whatsapp: 'read', nextAttemptAt: null })
    expect(bySms).toEqual([])
  })
  it('go by SMS once where only the webhook says that they have failed', async () => {
    await sendReminder()
    await deliver()
    await tell('sent')
    await Promise.all([1, 2, 3].map(() => tell('failed', 131026)))
    await deliver()
    await tell('failed', 131026)
    await tell('delivered')
    await deliver(10)
    expect(bySms).toHaveLength(1)
    expect(await row()).toMatchObject({ whatsapp: 'failed', params: {} })
    expect((await row()).sentAt).toBeInstanceOf(Date)
  })
  it('are not sent again after an attempt without answer that the webhook says has arrived', async () => {
    cloud.answers.push('broken')
    await sendReminder()
    await deliver()
    await tell('delivered')
    await deliver(10)
    expect(said()).toHaveLength(1)
    expect(bySms).toEqual([])
  })
  it('are left where a code that failed cannot be entered any more', async () => {
    await sendCode()
    await deliver()
    await db.orm.update(outbox).set({ createdAt: new Date(Date.now() - 11 * minute) })
    const old = await row()
    await post({ statuses: [stateOf(`${old.id}.${old.createdAt.getTime()}`, 'failed', 131026)] })
    await deliver(1)
    expect(bySms).toEqual([])
    expect((await row()).params).toEqual({})
  })
  it.each([
    ['another sender', '999', () => cloud.asked[0]?.reference ?? ''],
    ['another database', undefined, () => `${cloud.asked[0]?.reference.split('.')[0]}.1700000000000`],
    ['nobody', undefined, () => "1' or true"],
  ])('do not change by states of %s', async (_, phoneId, reference) => {
    await sendReminder()
    await deliver()
    await post({ statuses: [stateOf(reference(), 'failed', 131026)] }, phoneId)
    expect(await row()).toMatchObject({ whatsapp: 'sent' })
  })

  it('go by SMS after a restoration: somebody may have refused since', async () => {
    await retention.endRestored?.(db.orm)
    await sendReminder()
    await deliver()
    expect([said().length, bySms.length]).toEqual([0, 1])
  })
  it('keep a consent as long as it counts, and for a year what was refused', async () => {
    const year = 366 * 24 * 60 * minute
    const long = new Date(Date.now() - year)
    const row = { locale: 'ru', createdAt: long } as const
    await db.orm.insert(whatsappContact).values([
      { ...row, phone: '+77000000001', agreedAt: long },
      { ...row, phone: '+77000000002', agreedAt: long, stoppedAt: long },
      { ...row, phone: '+77000000003', agreedAt: long, stoppedAt: new Date() },
      { ...row, phone: '+77000000004', writtenAt: long },
    ])
    await retention.deleteExpired?.(db.orm)
    const kept = await db.orm.select({ phone: whatsappContact.phone }).from(whatsappContact)
    expect(kept.map((one) => one.phone).sort()).toEqual(['+77000000001', '+77000000003', phone])
  })

  it.each([
    ['«Стоп»!', 'ru'],
    ['ТОҚТА', 'kk'],
    ['To‘xta', 'uz'],
    ["to'xta.", 'uz'],
    ['тўхта', 'uz'],
    ['тухтат', 'uz'],
    [' STOP ', 'en'],
    ['Стоп стоп', 'ru'],
    // Latin C, T and O beside a Cyrillic П; a Cyrillic О within a Latin word.
    ['CTOП', 'ru'],
    ['STОP', 'en'],
    ['stop all', 'en'],
  ])('end with %s, which is confirmed once', async (word) => {
    const stop = { messages: [writtenBy('77001234567', word)] }
    await post(stop)
    await post(stop)
    expect(await whatsappOf(db.orm, phone)).toMatchObject({ wording: 'Присылать в WhatsApp' })
    expect((await whatsappOf(db.orm, phone))?.stoppedAt).toBeInstanceOf(Date)
    expect(said()).toEqual([expect.stringContaining('text: Больше не будем писать вам в WhatsApp')])
    await sendReminder()
    await deliver()
    expect([said().length, bySms.length]).toEqual([1, 1])
  })
  it('are confirmed when the post has been acknowledged, which does not wait for WhatsApp', async () => {
    const answerPeople = await take({ messages: [writtenBy('77001234567', 'стоп')] })
    expect([(await whatsappOf(db.orm, phone))?.stoppedAt, said()]).toEqual([expect.any(Date), []])
    await answerPeople()
    expect(said()).toHaveLength(1)
  })
  it('are confirmed in the language of the word where the phone is unknown', async () => {
    await post({ messages: [writtenBy('998901112233', 'тўхта')] })
    expect(said()).toEqual([expect.stringContaining('text: Endi sizga WhatsApp')])
  })
  it('go on after an old «СТОП» is posted again, if the person has agreed since', async () => {
    await post({ messages: [writtenBy('77001234567', 'Стоп', Date.now() - 60 * minute)] })
    expect((await whatsappOf(db.orm, phone))?.stoppedAt).toBeNull()
  })
  it('go on after any other words, which are answered once a day: nobody reads them', async () => {
    const words = { messages: [writtenBy('77001234567', 'Стоп, а когда приём?'), { from: 'x' }, 7] }
    await post(words)
    await post(words)
    await post({ messages: [writtenBy('77001234567', 'Не приду', Date.now() + 2000)] })
    expect((await whatsappOf(db.orm, phone))?.stoppedAt).toBeNull()
    expect(said()).toEqual([expect.stringContaining('text: Здесь никто не читает ответы')])
  })
})
