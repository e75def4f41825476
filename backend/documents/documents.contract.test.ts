import { hash } from 'node:crypto'
import { desc, eq, lt } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readDocumentCode } from '../../schemas/formats/document-code.ts'
import { seedDatabase } from '../content/seed-database.ts'
import type { Backend } from '../create-backend.ts'
import { document, documentCheck, rateLimit } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { call, sendTo, testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { testFiles } from '../test/files.ts'
import { smallSeed } from '../test/small-seed.ts'
import { issueDocument, newDocumentCode, revokeDocument } from './issue-document.ts'

const bytes = Buffer.from('%PDF-1.4 a certificate')
const issue = (orm: Database['orm'], more: { validTo?: string; text?: string } = {}) =>
  issueDocument(
    { orm, files: testFiles },
    {
      company: '1001',
      kind: 'certificate',
      number: '7/1',
      lang: 'ru',
      file: { bytes: more.text ? Buffer.from(more.text) : bytes, extension: 'pdf' },
      pages: 2,
      issued: '2026-01-10',
      ...(more.validTo && { validTo: more.validTo }),
      doctor: { name: { ru: 'Ким Ольга' }, speciality: { ru: 'Терапевт' } },
      patient: {
        lastName: 'Иванов',
        name: 'Иван',
        middleName: 'Ильич',
        birthYear: 1985,
        phone: '+77001234567',
      },
    },
  )

describe.each(await testDatabases())('documents on $name', ({ open }) => {
  let db: Database
  let backend: Backend
  let code: string
  beforeAll(async () => {
    db = await open()
    await seedDatabase(db, smallSeed)
    backend = testBackend(db)
    code = await issue(db.orm)
    return () => db.close()
  })
  beforeEach(async () => {
    await db.orm.delete(rateLimit)
    await db.orm.delete(documentCheck)
  })

  const check = async (written: string, lang = 'ru') => {
    const answer = await call(backend, `/api/front/ru/v1/dv/${lang}/${encodeURIComponent(written)}`)
    return { status: answer.status, headers: answer.headers, json: await answer.json() }
  }
  const ask = (written: string, body: object, address = '203.0.113.9') =>
    sendTo(backend, `/api/w-front/ru/v1/dv/ru/${written}/file`, { body, address })
  const right = { PHONE_END: '4567', BIRTH_YEAR: '1985' }

  it('gives each document a code of its own, which nobody can tell from others', () => {
    const codes = Array.from({ length: 500 }, newDocumentCode)
    expect(new Set(codes).size).toBe(500)
    expect(codes.every((one) => readDocumentCode(one) === one)).toBe(true)
    // Each place takes all characters, also that of the check.
    for (let place = 0; place < 13; place++)
      expect(new Set(codes.map((one) => one[place])).size).toBeGreaterThan(28)
  })

  it('shows who has issued it and a masked patient, and nothing else of them', async () => {
    const { status, headers, json } = await check(code.toLowerCase())
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(json).toMatchObject({
      CODE: code,
      STATUS: 'valid',
      KIND: 'certificate',
      NUMBER: '7/1',
      PATIENT: 'И***\u00A0И.\u00A0И.',
      BIRTH_YEAR: 1985,
      PAGES: 2,
      SHA256: hash('sha256', bytes),
      DOCTOR: 'Ким Ольга',
      COMPANY: { SLUG: 'demo-dent' },
    })
    expect(JSON.stringify(json)).not.toMatch(/Иванов|Ильич|4567|documents\//)
  })

  it('is valid on its last day by the clock of the clinic, then expired; revoked for good', async () => {
    const { documentStatus } = await import('./document-status.ts')
    const stored = { revokedAt: null, validTo: '2026-03-01', timezone: 'Asia/Almaty' }
    expect(documentStatus(stored, new Date('2026-03-01T18:59:00Z'))).toBe('valid')
    expect(documentStatus(stored, new Date('2026-03-01T19:01:00Z'))).toBe('expired')
    const expired = await issue(db.orm, { validTo: '2026-02-01', text: 'expired' })
    expect((await check(expired)).json).toMatchObject({ STATUS: 'expired', VALID_TO: '2026-02-01' })
    await revokeDocument(db.orm, expired)
    const [first] = await db.orm.select().from(document).where(eq(document.code, expired))
    await revokeDocument(db.orm, expired)
    const [second] = await db.orm.select().from(document).where(eq(document.code, expired))
    expect(second?.revokedAt).toEqual(first?.revokedAt)
    expect((await check(expired)).json).toMatchObject({ STATUS: 'revoked' })
    expect((await ask(expired, right)).status).toBe(422)
  })

  it('is not found by another code, or one with a typing mistake', async () => {
    expect((await check('0000-0000-0000-0')).status).toBe(404)
    expect((await check(`${code.slice(0, 12)}${code[12] === '0' ? '1' : '0'}`)).status).toBe(404)
    expect((await check(code, 'de')).status).toBe(400)
    expect(await db.orm.select().from(documentCheck)).toEqual([])
  })

  it('tells whether a file is it, by the hash alone', async () => {
    const compare = async (body: object) => {
      const answer = await sendTo(backend, '/api/w-front/ru/v1/dv/file', { body })
      return { status: answer.status, json: await answer.json() }
    }
    const SHA256 = hash('sha256', bytes)
    expect((await compare({ SHA256: SHA256.toUpperCase() })).json).toEqual({
      MATCHES: true,
      DOCUMENT: { CODE: code, LANG: 'ru', STATUS: 'valid' },
    })
    expect((await compare({ SHA256, CODE: code })).json).toMatchObject({ MATCHES: true })
    const other = await issue(db.orm, { text: 'another' })
    expect((await compare({ SHA256, CODE: other })).json).toEqual({ MATCHES: false, DOCUMENT: null })
    expect((await compare({ SHA256, CODE: 'nonsense' })).json).toEqual({ MATCHES: false, DOCUMENT: null })
    expect((await compare({ SHA256: hash('sha256', 'x') })).json).toEqual({ MATCHES: false, DOCUMENT: null })
    expect((await compare({ SHA256: 'short' })).status).toBe(422)
    const log = await db.orm.select().from(documentCheck).orderBy(desc(documentCheck.id))
    expect(log.map(({ document: of, kind, isRight }) => [of, kind, isRight])).toEqual([
      [other, 'file', false],
      [code, 'file', true],
      [code, 'file', true],
    ])
  })

  it('gives the file to who knows the end of the phone number and the year of birth', async () => {
    const answer = await ask(code, right)
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*7/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const wrong = await ask(code, { ...right, PHONE_END: '4568' })
    expect(wrong.status).toBe(422)
    const none = await ask('0000-0000-0000-0', right)
    expect([none.status, await none.text()]).toEqual([wrong.status, await wrong.text()])
    const fields = (await (await ask(code, { PHONE_END: '12', BIRTH_YEAR: '85' })).json()).error.fields
    expect(Object.keys(fields)).toEqual(['PHONE_END', 'BIRTH_YEAR'])
  })

  it('lets somebody try five times an hour, however the code is written', async () => {
    const wrong = { ...right, BIRTH_YEAR: '1986' }
    for (let time = 0; time < 5; time++) expect((await ask(code, wrong)).status).toBe(422)
    const spelled = `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase()
    expect((await ask(spelled, right)).status).toBe(429)
    expect((await ask(code, right, '203.0.113.10')).status).toBe(200)
  })

  /** Wrong answers, each with the counters of an hour begun anew: how many were judged. */
  const tryAll = async (times: number, addressOf: (time: number) => string) => {
    const ofAnHour = lt(rateLimit.resetsAt, new Date(Date.now() + 2 * 3_600_000))
    let judged = 0
    for (let time = 0; time < times; time++) {
      if ((await ask(code, { ...right, PHONE_END: '0000' }, addressOf(time))).status === 422) judged += 1
      await db.orm
        .update(rateLimit)
        .set({ resetsAt: new Date(0) })
        .where(ofAnHour)
    }
    return judged
  }

  it('gives its file to nobody who tries all four digits, however slowly and from however many addresses', async () => {
    expect(await tryAll(110, (time) => `198.51.100.${time % 30}`)).toBe(100)
    expect((await ask(code, right, '198.51.100.200')).status).toBe(429)
  })

  it('gives its file to its patient, whatever a stranger who has the code tries', async () => {
    expect((await ask(code, right, '203.0.113.11')).status).toBe(200)
    expect(await tryAll(60, () => '198.51.100.1')).toBe(42)
    expect((await ask(code, right, '203.0.113.12')).status).toBe(200)
    await tryAll(110, (time) => `198.51.100.${time % 30}`)
    expect((await ask(code, right, '203.0.113.11')).status).toBe(200)
  })

  it('is checked thirty times a minute from one address, and each check is told to the issuer', async () => {
    for (let time = 0; time < 30; time++) expect((await check(code)).status).toBe(200)
    expect((await check(code)).status).toBe(429)
    const log = await db.orm.select().from(documentCheck)
    expect(log).toHaveLength(30)
    await ask(code, right, '203.0.113.77')
    const [last] = await db.orm.select().from(documentCheck).orderBy(desc(documentCheck.id)).limit(1)
    expect(last).toMatchObject({ kind: 'download', isRight: true, network: '203.0.113.*' })
  })
})
