import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { translate } from '../../locales/index.ts'
import { locales } from '../../locales/locale.ts'
import type { Backend } from '../create-backend.ts'
import { outbox, rateLimit, serviceRequest } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { silentLog } from '../kit/log.ts'
import { sendTo, testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'

const request = {
  SERVICES: ['clinic-website', 'mis', 'mis'],
  NAME: 'Oʻgʻiloy',
  TEL: '8 700 123 45 67',
  EMAIL: '',
  COMPANY_NAME: ' Клиника  «Шипа» ',
  COMMENT: 'Первая строка\r\nвторая',
  CONSENT: true,
  page: '/create-website',
}

describe.each(await testDatabases())('on $name, a request for services (A6)', ({ open }) => {
  let db: Database
  let backend: Backend
  beforeAll(async () => {
    db = await open()
    backend = testBackend(db, silentLog, { salesEmail: 'sales@example.kz' })
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    await db.orm.delete(rateLimit)
    await db.orm.delete(outbox)
    await db.orm.delete(serviceRequest)
  })
  const post = async (body: unknown, locale = 'uz', to = backend) => {
    const response = await sendTo(to, `/api/w-front/${locale}/v1/crm/request_by_services`, { body })
    return { status: response.status, json: JSON.parse(await response.text()) }
  }

  it('is kept and told to the sales', async () => {
    const { status, json } = await post(request)
    expect([status, json]).toEqual([201, { REQUEST_CODE: expect.stringMatching(/^[2-9A-Z]{8}$/) }])
    expect(await db.orm.select().from(serviceRequest)).toMatchObject([
      {
        code: json.REQUEST_CODE,
        services: ['clinic-website', 'mis'],
        phone: '+77001234567',
        email: null,
        companyName: 'Клиника «Шипа»',
        comment: 'Первая строка\nвторая',
        page: '/create-website',
        locale: 'uz',
      },
    ])
    expect(await db.orm.select().from(outbox)).toMatchObject([
      {
        recipient: 'sales@example.kz',
        params: { SERVICES: 'Сайт клиники, Информационная система', LANGUAGE: 'uz', TEL: '+77001234567' },
      },
    ])
  })

  it('comes as a plain form as well, and is kept where no sales are to be told', async () => {
    const form = new URLSearchParams({ NAME: 'Анна', EMAIL: 'A@example.kz', CONSENT: 'on', TEL: '' })
    form.append('SERVICES[]', 'mis')
    expect((await post(form, 'ru', testBackend(db))).status).toBe(201)
    expect(await db.orm.select().from(serviceRequest)).toMatchObject([{ email: 'a@example.kz', phone: null }])
    expect(await db.orm.select().from(outbox)).toEqual([])
  })

  it.each([
    ['SERVICES', [], 'services'],
    ['SERVICES[0]', ['everything'], 'invalid'],
    ['NAME', '', 'required'],
    ['NAME', 'R2-D2!', 'personName'],
    ['TEL', '123', 'phone'],
    ['EMAIL', 'a@b', 'email'],
    ['TEL', '', 'reach'],
    ['CONSENT', 'no', 'consent'],
    ['page', 'https://elsewhere.example/', 'invalid'],
  ] as const)('is refused for its %s %j in four languages (V-1, V-6, V-19)', async (field, value, key) => {
    for (const locale of locales) {
      const { status, json } = await post({ ...request, [field.replace('[0]', '')]: value }, locale)
      expect([status, json.error?.fields]).toEqual([
        422,
        { [field]: [translate(locale)(`errors:fields.${key}`)] },
      ])
    }
  })

  it('is taken twenty times an hour from one address, and five times for one phone', async () => {
    const statuses = []
    for (let time = 0; time < 6; time++) statuses.push((await post(request)).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
    // Requests without an e-mail address must not share one limit.
    const phone = (number: number) => `+77001235${String(number).padStart(3, '0')}`
    for (let time = 6; time < 20; time++)
      expect((await post({ ...request, TEL: phone(time) })).status).toBe(201)
    expect((await post({ ...request, TEL: phone(99) })).status).toBe(429)
  })
})
