import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { translate } from '../../locales/index.ts'
import { locales } from '../../locales/locale.ts'
import { seedDatabase } from '../content/seed-database.ts'
import type { Backend } from '../create-backend.ts'
import {
  cabinet,
  city,
  company,
  companyPaper,
  country,
  membership,
  outbox,
  rateLimit,
} from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { call, sendTo, testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { testFiles } from '../test/files.ts'
import { addPerson, type SignedIn } from '../test/people.ts'
import { registration, registrationForm } from '../test/registration.ts'
import { smallSeed } from '../test/small-seed.ts'

const path = (locale = 'ru') => `/api/w-front/${locale}/v1/business/user/company`
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
const pdf = (text = '') =>
  new File([`%PDF-1.7\n${text}\n%%EOF`], 'Лицензия №1.pdf', { type: 'application/pdf' })

describe.each(await testDatabases())('on $name, a company', ({ open }) => {
  let db: Database
  let backend: Backend
  let moderator: SignedIn
  let person: SignedIn
  beforeAll(async () => {
    db = await open()
    await seedDatabase(db, smallSeed)
    backend = testBackend(db)
    moderator = await addPerson(db, { isModerator: true, locale: 'kk' })
    for (const [code, slug] of [
      ['UZ', 'tashkent'],
      ['KG', 'bishkek'],
      ['BY', 'minsk'],
      ['RU', 'omsk'],
    ] as const) {
      const zone = { timezone: 'Asia/Tashkent', name: { ru: slug } }
      await db.orm.insert(country).values({ ...zone, code, currency: 'UZS', callingCode: '+1' })
      await db.orm.insert(city).values({ ...zone, slug, country: code, latitude: 1, longitude: 1 })
    }
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    await db.orm.delete(rateLimit)
    await db.orm.delete(outbox)
    person = await addPerson(db)
  })

  const post = async (
    body: unknown,
    { locale = 'ru', by = person }: { locale?: string; by?: SignedIn } = {},
  ) => {
    const response = await sendTo(backend, path(locale), { body, headers: { cookie: by.cookie } })
    return { status: response.status, json: JSON.parse(await response.text()) }
  }
  const rowOf = async (code: string) => (await db.orm.select().from(company).where(eq(company.code, code)))[0]
  const fieldsOf = async (values: Record<string, unknown>, locale = 'ru') => {
    const { status, json } = await post({ ...registration, ...values }, { locale })
    expect(status).toBe(422)
    return json.error.fields
  }

  it('is registered, waits for moderators and belongs to who sent it (A4)', async () => {
    const { status, json } = await post(registration)
    expect([status, json]).toEqual([
      201,
      { COMPANY_CODE: expect.stringMatching(/^\d{9}$/), STATUS: 'moderation' },
    ])
    const code = json.COMPANY_CODE
    expect(await rowOf(code)).toMatchObject({
      slug: 'klinika-shipa',
      name: { ru: 'Клиника «Шипа»', kk: '«Шипа» клиникасы' },
      status: 'moderation',
      isPublished: false,
      country: 'KZ',
      timezone: 'Asia/Almaty',
      phones: ['+77001234567'],
      email: 'info@example.kz',
      template: 'landing',
    })
    expect(await db.orm.select().from(membership).where(eq(membership.company, code))).toMatchObject([
      { account: person.account.id, role: 'owner', cabinets: ['0'] },
    ])
    expect(await db.orm.select().from(cabinet).where(eq(cabinet.company, code))).toMatchObject([
      { code: `${code}1`, address: { ru: 'пр. Абая, 10' }, timezone: 'Asia/Almaty' },
    ])
    const own = await call(backend, `/api/api-front2/ru/v1/business/user/company/${code}`, {
      cookie: person.cookie,
    })
    expect(await own.json()).toMatchObject({ STATUS: 'moderation', HISTORY: [{ STATUS: 'moderation' }] })
    for (const asked of [code, 'klinika-shipa'])
      expect((await call(backend, `/api/front/ru/v1/company/${asked}`)).status).toBe(404)
  })

  it('is told of to its owner and to the moderators, each in their language', async () => {
    await post(registration)
    const sent = await db.orm.select().from(outbox).orderBy(outbox.id)
    expect(sent.map(({ template, recipient, locale }) => [template, recipient, locale])).toEqual([
      ['company-received', person.account.email, 'ru'],
      ['company-request-to-moderators', moderator.account.email, 'kk'],
    ])
  })

  it('has an address of its own, whatever others are called', async () => {
    const slugs = []
    for (const [name, by] of [
      ['Admin', person],
      ['1001', person],
      ['Demo Dent', person],
      ['Demo Dent', await addPerson(db)],
      [`Ош Юлдузи ${'ә'.repeat(100)}`, await addPerson(db)],
    ] as const) {
      const { json } = await post({ ...registration, COMPANY_NAME: name }, { by })
      slugs.push((await rowOf(json.COMPANY_CODE))?.slug)
    }
    expect(slugs).toEqual([
      'admin-2',
      '1001-2',
      'demo-dent-2',
      'demo-dent-3',
      `osh-yulduzi-${'a'.repeat(68)}`,
    ])
  })

  it('is not there twice when the button is pressed twice', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => post(registration)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const [code] = answers.flatMap(({ json }) => json.COMPANY_CODE ?? [])
    expect(answers.find(({ status }) => status === 409)?.json.error.data).toEqual({
      COMPANY_CODE: code,
      STATUS: 'moderation',
    })
  })

  it('is registered by many at once, each at its own address', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => addPerson(db)))
    const answers = await Promise.all(
      people.map((by) => post({ ...registration, COMPANY_NAME: 'Общая' }, { by })),
    )
    const rows = await Promise.all(answers.map(({ json }) => rowOf(json.COMPANY_CODE)))
    expect(new Set(rows.map((row) => row?.slug)).size).toBe(6)
  })

  it.each([
    ['COMPANY_NAME', '«—»', 'companyName'],
    ['KIND', 'hospital', 'required'],
    ['TAX_NUMBER', '940140000386', 'taxNumberKz'],
    ['TAX_NUMBER', 'abc', 'taxNumberKz'],
    ['LOCATION_CODE', 'atlantis', 'city'],
    ['LOCATION_CODE', '../almaty', 'city'],
    ['PHONES[0]', ['123'], 'phone'],
    ['PHONES', [], 'required'],
    ['PHONES', Array.from({ length: 6 }, (_, index) => `+7700123456${index}`), 'tooManyPhones'],
    ['EMAIL', 'name+tag@example.kz', 'email'],
    ['CONSENT', false, 'consent'],
    ['LATITUDE', 'north', 'invalid'],
    ['LOGO', 'https://example.kz/logo.png', 'file'],
  ] as const)('is refused for its %s %j in four languages (V-1, V-6, V-19)', async (field, value, key) => {
    for (const locale of locales) {
      const fields = await fieldsOf({ [field.replace('[0]', '')]: value }, locale)
      expect(fields[field]).toEqual([translate(locale)(`errors:fields.${key}`)])
    }
  })

  it('needs a name in one language only, and Russian falls back to it (B-36)', async () => {
    const { COMPANY_NAME: _, COMPANY_NAME_KK: __, ...nameless } = registration
    const { json } = await post({ ...nameless, COMPANY_NAME_UZ: 'Yangi klinika' })
    expect(await rowOf(json.COMPANY_CODE)).toMatchObject({
      name: { ru: 'Yangi klinika', uz: 'Yangi klinika' },
      slug: 'yangi-klinika',
    })
    const blank = await fieldsOf({ COMPANY_NAME: '', COMPANY_NAME_KK: '' }, 'kk')
    expect(blank).toEqual({ COMPANY_NAME: [translate('kk')('errors:fields.required')] })
  })

  it('is refused for half a point, strange fields and control characters', async () => {
    expect(Object.keys(await fieldsOf({ LATITUDE: 43.2 }))).toEqual(['LONGITUDE'])
    expect(Object.keys(await fieldsOf({ STATUS: 'active' }))).toEqual(['STATUS'])
    expect(Object.keys(await fieldsOf({ ADDRESS: 'пр. \u0000Абая, 10' }))).toEqual(['ADDRESS'])
    const { status } = await post({ ...registration, COMPANY_NAME: 'Клиника \ud800' })
    expect(status).toBe(201)
  })

  it.each([
    ['tashkent', '301234567', '30123456', 'taxNumberUz'],
    ['bishkek', '02712199910053', '012345678', 'taxNumberKg'],
    ['minsk', '100582333', '100582334', 'taxNumberBy'],
    ['omsk', '7707083893', '7707083890', 'taxNumberRu'],
  ] as const)('in %s has the tax number of that country', async (LOCATION_CODE, right, wrong, key) => {
    const fields = await fieldsOf({ LOCATION_CODE, TAX_NUMBER: wrong })
    expect(fields.TAX_NUMBER).toEqual([translate('ru')(`errors:fields.${key}`)])
    expect((await post({ ...registration, LOCATION_CODE, TAX_NUMBER: right })).status).toBe(201)
  })

  it('has the calling code of its country, also where a phone was written without', async () => {
    const PHONES = ['90 123-45-67', '+7 701 234 56 78']
    const { json } = await post({
      ...registration,
      LOCATION_CODE: 'tashkent',
      TAX_NUMBER: '301234567',
      PHONES,
    })
    expect((await rowOf(json.COMPANY_CODE))?.phones).toEqual(['+998901234567', '+77012345678'])
    const other = await post({ ...registration, PHONES: ['90 123-45-67'] })
    expect(other.json.error?.fields).toHaveProperty('PHONES')
  })

  it('comes with its logo and papers, the pictures drawn anew', async () => {
    const photo = await plain(400, 300).jpeg().toBuffer()
    const scan = new File([photo, '<script>alert(1)</script>'], '../../Скан "1".html', { type: 'text/html' })
    const LOGO = new File([await plain(1600, 1200).png().toBuffer()], 'logo.png', { type: 'image/png' })
    const { status, json } = await post(registrationForm({}, { LOGO, 'LICENSE_SCANS[]': [scan, pdf()] }))
    expect([status, json.error]).toEqual([201, undefined])
    const row = await rowOf(json.COMPANY_CODE)
    expect(row?.logo).toMatchObject({ width: 800, height: 600, alt: { ru: 'Клиника «Шипа»' } })
    const papers = await db.orm
      .select()
      .from(companyPaper)
      .where(eq(companyPaper.company, json.COMPANY_CODE))
      .orderBy(companyPaper.type)
    expect(papers.map(({ name, type }) => [name, type])).toEqual([
      ['Лицензия №1', 'application/pdf'],
      ['Скан 1', 'image/webp'],
    ])
    const kept = await testFiles.read(papers[1]?.file ?? '')
    expect(Buffer.from(kept ?? []).includes('script')).toBe(false)
  })

  it.each<[string, File, 'paper' | 'otherPictureKind']>([
    [
      'a page that calls itself a PDF',
      new File(['<!doctype html><script>1</script>'], 'a.pdf', { type: 'application/pdf' }),
      'paper',
    ],
    [
      'a page with a PDF behind it',
      new File(['<html>', '%PDF-1.7'], 'a.pdf', { type: 'application/pdf' }),
      'paper',
    ],
    [
      'a drawing with a script',
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png', { type: 'image/png' }),
      'otherPictureKind',
    ],
    ['a program', new File(['MZ\u0090\u0000'], 'a.jpg', { type: 'image/jpeg' }), 'paper'],
  ])('is refused with %s, and nothing is kept', async (_, file, cause) => {
    for (const locale of locales) {
      const { status, json } = await post(registrationForm({}, { 'LICENSE_SCANS[]': [pdf(), file] }), {
        locale,
      })
      expect(status).toBe(422)
      expect(json.error.fields).toEqual({ 'LICENSE_SCANS[1]': [translate(locale)(`errors:fields.${cause}`)] })
    }
    expect(await db.orm.select().from(membership).where(eq(membership.account, person.account.id))).toEqual(
      [],
    )
  })

  it('is refused with a picture that unpacks into too many pixels', async () => {
    const bomb = new File([await plain(9000, 7000).png({ compressionLevel: 9 }).toBuffer()], 'a.png')
    const { json } = await post(registrationForm({}, { LOGO: bomb }))
    expect(json.error.fields).toEqual({ LOGO: [translate('ru')('errors:fields.tooManyPixels')] })
  })

  it('is refused with files that are empty, too large or too many', async () => {
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.pdf')
    const wrong = async (files: Parameters<typeof registrationForm>[1]) =>
      (await post(registrationForm({}, files))).json.error.fields
    const t = translate('ru')
    expect(await wrong({ 'LICENSE_SCANS[]': [large] })).toEqual({
      'LICENSE_SCANS[0]': [t('errors:fields.fileTenMegabytes')],
    })
    expect(await wrong({ 'LICENSE_SCANS[]': [new File([], 'a.pdf')] })).toEqual({
      'LICENSE_SCANS[0]': [t('errors:fields.fileEmpty')],
    })
    expect(await wrong({ 'LICENSE_SCANS[]': Array.from({ length: 6 }, () => pdf()) })).toEqual({
      LICENSE_SCANS: [t('errors:fields.tooManyFiles')],
    })
  })

  it('of a body beyond all limits is not read to its end', async () => {
    expect((await post({ ...registration, ADDRESS: 'а'.repeat(30 * 1024 * 1024) })).status).toBe(413)
  })

  it('is registered by nobody who is not signed in', async () => {
    expect((await sendTo(backend, path(), { body: registration })).status).toBe(401)
  })

  it('is registered only so many times an hour', async () => {
    const statuses = []
    for (let time = 0; time < 21; time++) statuses.push((await post({})).status)
    expect(statuses.at(-2)).toBe(422)
    expect(statuses.at(-1)).toBe(429)
  })

  it('waits with two others of the same person at most, also when many are sent at once', async () => {
    const answers = await Promise.all(
      ['А', 'Б', 'В', 'Г', 'Д'].map((name) => post({ ...registration, COMPANY_NAME: `Клиника ${name}` })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409])
    const [refused] = answers.filter(({ status }) => status === 409)
    expect(refused?.json.error).toMatchObject({
      code: 'COMPANIES_WAIT',
      message: translate('ru')('errors:COMPANIES_WAIT'),
    })
    const decided = answers.find(({ status }) => status === 201)?.json.COMPANY_CODE
    await db.orm.update(company).set({ status: 'active' }).where(eq(company.code, decided))
    expect((await post({ ...registration, COMPANY_NAME: 'Клиника Е' })).status).toBe(201)
  })
})
