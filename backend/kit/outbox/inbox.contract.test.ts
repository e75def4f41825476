import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { inboxList, inboxMessage } from '../../../schemas/api/inbox.ts'
import { seedDatabase } from '../../content/seed-database.ts'
import { outbox } from '../../database/tables/index.ts'
import { call, testBackend } from '../../test/call.ts'
import { testDatabases } from '../../test/databases.ts'
import { smallSeed } from '../../test/small-seed.ts'
import type { Database } from '../database/database.ts'
import { silentLog } from '../log.ts'
import type { Settings } from '../settings.ts'
import { deliverDue } from './deliver.ts'
import { send } from './send.ts'

const origin = 'https://shipa.example'

describe.each(await testDatabases())('the inbox on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    await db.orm.delete(outbox)
  })

  const ask = (path = '', inbox: Settings['inbox'] = 'open', locale = 'ru') =>
    call(testBackend(db, silentLog, { inbox, origin }), `/api/front/${locale}/v1/dev/inbox${path}`)
  const list = async (locale?: string) =>
    ((await (await ask('', 'open', locale)).json()) as z.infer<typeof inboxList>).data
  const message = async (id = 0) => (await (await ask(`/${id}`)).json()) as z.infer<typeof inboxMessage>
  const deliver = (transports = {}) => deliverDue({ db, transports, origin, log: silentLog })

  async function sendTwo() {
    await send(db.orm, {
      channel: 'mail',
      to: 'anna@example.kz',
      locale: 'en',
      template: 'restore-password',
      params: { LINK: '/auth/password-restore?token=abc' },
    })
    await send(db.orm, {
      channel: 'sms',
      to: '+77001234567',
      locale: 'kk',
      template: 'confirm-phone',
      params: { CODE: '483920' },
    })
  }

  it('shows what was sent nowhere, the newest first, with its code and link', async () => {
    await sendTwo()
    await deliver()
    const [sms, mail] = await list()
    expect(sms).toMatchObject({
      CHANNEL: 'sms',
      TO: '+77001234567',
      LOCALE: 'kk',
      TITLE: '483920 — Shipa үшін код. Оны ешкімге айтпаңыз',
      CODE: '483920',
      LINK: null,
    })
    expect(mail).toMatchObject({
      CHANNEL: 'mail',
      TITLE: 'A new password for Shipa',
      CODE: null,
      LINK: 'https://shipa.example/en/auth/password-restore?token=abc',
    })
    expect(await message(sms?.ID)).toMatchObject({ TEXT: sms?.TITLE, HTML: null })
    const { TEXT, HTML } = await message(mail?.ID)
    expect(TEXT).toContain('Set a new password:')
    expect(HTML).toContain('<!doctype html>')
  })
  it('says when in the language of its reader (C-5)', async () => {
    await sendTwo()
    await deliver()
    const dates = await Promise.all(['ru', 'en'].map(async (locale) => (await list(locale))[0]?.DATE))
    for (const date of dates) expect(date).toMatch(/^\d\d \p{L}+, \d\d:\d\d$/u)
    expect(dates[0]).toMatch(/[а-я]/)
    expect(dates[1]).toMatch(/[A-Z]/)
  })
  it('is kept by nobody', async () => {
    expect((await ask()).headers.get('cache-control')).toBe('no-store')
  })
  it('shows nothing that waits, and nothing that was really sent', async () => {
    await sendTwo()
    expect(await list()).toEqual([])
    await deliver({
      mail: { send: async () => {}, close: () => {} },
      sms: { send: async () => {} },
    })
    expect(await list()).toEqual([])
    const [row] = await db.orm.select().from(outbox)
    expect((await ask(`/${row?.id}`)).status).toBe(404)
  })
  it('is there only where it is opened, or where the database is a demo', async () => {
    await sendTwo()
    await deliver()
    const [first] = await list()
    const statuses = (inbox: Settings['inbox']) =>
      Promise.all(['', `/${first?.ID}`].map(async (path) => (await ask(path, inbox)).status))
    expect(await statuses('closed')).toEqual([404, 404])
    expect(await statuses('on-demo')).toEqual([404, 404])
    expect(await statuses('open')).toEqual([200, 200])
    await seedDatabase(db, smallSeed)
    expect(await statuses('on-demo')).toEqual([200, 200])
    expect(await statuses('closed')).toEqual([404, 404])
  })
  it.each(['/0', '/x', '/99999999999', '/1000000'])('has nothing at %s', async (path) => {
    expect([400, 404]).toContain((await ask(path)).status)
  })
})
