import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  bringIn,
  fileOf,
  type Installation,
  move,
  newFiles,
  send,
  takeOut,
  work,
} from '../backend/company-file/test/exchange-files.ts'
import { fillCompany } from '../backend/company-file/test/full-company.ts'
import { seedDatabase } from '../backend/content/seed-database.ts'
import * as tables from '../backend/database/tables/index.ts'
import { slugState, takeSlug } from '../backend/links/index.ts'
import { openEither } from '../backend/test/databases.ts'
import { smallSeed } from '../backend/test/small-seed.ts'
import { openDemo } from './lib/open-demo.ts'

/** The clinic of the demo with the most doctors. */
const clinic = '1003'
/** A company that was registered a minute ago. */
const empty = '9001'

const newInstallation = async (db: Installation['db']): Promise<Installation> => ({ db, files: newFiles() })

/** Adds a company as a registration leaves it. */
async function register({ db: { orm } }: Installation, code: string) {
  await orm.insert(tables.company).values({
    code,
    slug: `new-${code}`,
    kind: 'clinic',
    name: { ru: 'Новая клиника' },
    country: 'KZ',
    city: 'almaty',
    template: 'landing',
    isOnlineEntryActive: false,
    timezone: 'Asia/Almaty',
    isDemo: false,
    isPublished: false,
    status: 'moderation',
  })
  await orm.insert(tables.cabinet).values({
    company: code,
    code: `${code}1`,
    position: 0,
    name: { ru: 'Главный филиал' },
    timezone: 'Asia/Almaty',
  })
}

type Parts = Record<string, Uint8Array>
type Rows = Record<string, unknown>[]
const textOf = (parts: Parts, name: string) => Buffer.from(parts[name] ?? []).toString()
const rowsOf = (parts: Parts, table: string): Rows => JSON.parse(textOf(parts, `data/${table}.json`))

let from: Installation
let to: Installation
let taken: Buffer
let parts: Parts

beforeAll(async () => {
  from = await newInstallation(await openDemo())
  to = await newInstallation(await openEither())
  await seedDatabase(to.db, smallSeed)
  await register(to, empty)
  await fillCompany(from, clinic)
  taken = await takeOut(from, clinic)
  parts = unzipSync(taken)
})
afterAll(() => Promise.all([from.db.close(), to.db.close()]))

/** Fields that differ where a company was brought, by table: what others decide, what is of an account, what is of the installation. */
const mayDiffer: Readonly<Record<string, readonly string[]>> = {
  company: [
    'slug',
    'kind',
    'city',
    'template',
    'theme',
    'siteSettings',
    'menu',
    'isDemo',
    'isPublished',
    'status',
    'attribution',
    'sourceDate',
    'isOnlineEntryActive',
    'takesConsultations',
    'approvesConsultations',
    'revision',
    'createdAt',
    'updatedAt',
    'updatedBy',
    'taxNumber',
    'favicon',
  ],
  review: ['status', 'proof', 'publishAt', 'publishedAt', 'answer', 'answeredOn', 'followUp'],
  question: ['status', 'publication'],
  // Nobody has confirmed a contact here.
  appointment: ['channel', 'remindAt'],
  filed_case: ['contact'],
  news_draft: ['status', 'publishedRevision', 'publishAt'],
  material_draft: ['status', 'publishedRevision', 'publishAt'],
}

/** HTML is written anew by the reader of all texts from outside: without the space between tags. */
const withoutSpace = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null), (_, one) =>
    typeof one === 'string' && one.trimStart().startsWith('<') ? one.replace(/\s*(<[^>]*>)\s*/g, '$1') : one,
  )

/** What differs between the rows of a table in two files, but for what may. */
function differences(table: string, one: Rows, other: Rows) {
  const keys = new Set([...one, ...other].flatMap((row) => Object.keys(row)))
  return [...keys].flatMap((key) =>
    mayDiffer[table]?.includes(key)
      ? []
      : Array.from({ length: Math.max(one.length, other.length) }, (_, at) => ({
          at: `${table}.${key}`,
          was: withoutSpace(one[at]?.[key]),
          is: withoutSpace(other[at]?.[key]),
        })).filter(({ was, is }) => !isDeepStrictEqual(was, is)),
  )
}

it('is the same part by part when it was brought to another installation and taken out again', async () => {
  const row = await bringIn(to, empty, taken)
  expect(row.state).toBe('written')
  for (const { table, rows, stays, written = 0, left = 0, found = 0 } of row.report?.tables ?? [])
    if (stays === undefined)
      expect({ table, written, left, found }).toEqual({ table, written: rows, left: 0, found: rows })
  expect(row.report).toMatchObject({ site: 'brought', files: 4, filesWritten: 4 })
  const again = unzipSync(await takeOut(to, empty))
  const brought = (row.report?.tables ?? []).flatMap(({ table, stays }) =>
    stays === undefined ? [table] : [],
  )
  expect(brought).toEqual(
    expect.arrayContaining(['patient', 'payment', 'visit_note_part', 'document', 'service']),
  )
  const found = brought.flatMap((table) => differences(table, rowsOf(parts, table), rowsOf(again, table)))
  expect(found).toEqual([])
  const filesIn = (some: Parts) => Object.keys(some).filter((name) => name.startsWith('files/'))
  expect(filesIn(again)).toEqual(filesIn(parts))
  for (const name of filesIn(parts))
    expect(Buffer.from(again[name] ?? []).equals(Buffer.from(parts[name] ?? []))).toBe(true)
})

it('has nothing that is a secret, and no hold of somebody who is booking', () => {
  for (const [name, bytes] of Object.entries(parts))
    if (name.startsWith('data/')) expect(Buffer.from(bytes).toString(), name).not.toContain('never leaves')
  expect(rowsOf(parts, 'appointment').map(({ status }) => status)).not.toContain('hold')
  expect(Object.keys(parts).filter((name) => /api_key|access_code|session|webhook/.test(name))).toEqual([])
})

it('says in its manifest what each part is, and names tables of which nothing goes out', async () => {
  const manifest = JSON.parse(textOf(parts, 'manifest.json'))
  expect(manifest).toMatchObject({ product: 'shipa', format: 1, company: { code: clinic } })
  expect(manifest.parts.map(({ path }: { path: string }) => path).toSorted()).toEqual(
    Object.keys(parts)
      .filter((name) => name !== 'manifest.json')
      .toSorted(),
  )
  expect(manifest.stays).toContainEqual({ name: 'api_key', why: 'secret' })
  expect(textOf(parts, 'README.txt')).toContain('Демо-Поликлиника')
})

it('is CSV that a spreadsheet executes nothing of', () => {
  expect(textOf(parts, 'data/patient.csv')).toContain(`"'=2+2; ""кавычки""`)
})

it('names the staff by name and role', () => {
  expect(rowsOf(parts, 'membership')).toContainEqual(
    expect.objectContaining({ lastName: 'Жумабаев', name: 'Ержан', role: 'doctor' }),
  )
})

it('is noted for each patient', async () => {
  const rows = await from.db.orm
    .select()
    .from(tables.patientOpening)
    .where(eq(tables.patientOpening.company, clinic))
  expect(rows.filter(({ what }) => what === 'export')).toHaveLength(2)
})

it('goes on where it was stopped, and writes nothing twice', async () => {
  const other = '9002'
  await register(to, other)
  const id = await send(to, other, taken)
  await work(to)
  await move(to, id, { state: 'writing' })
  const seen: number[] = []
  for (let most = 1; (await fileOf(to, id)).state === 'writing'; most += 7) {
    const stopping = new AbortController()
    let steps = 0
    const counted = new Proxy(stopping.signal, {
      get(signal, name) {
        if (name === 'throwIfAborted' && ++steps > most) stopping.abort()
        const value: unknown = Reflect.get(signal, name)
        return typeof value === 'function' ? value.bind(signal) : value
      },
    })
    await work(to, counted)
    seen.push((await fileOf(to, id)).done)
  }
  expect(seen.length).toBeGreaterThan(2)
  expect(seen).toEqual(seen.toSorted((one, next) => one - next))
  const { state, report } = await fileOf(to, id)
  expect(state).toBe('written')
  for (const { rows, stays, left, found = 0 } of report?.tables ?? [])
    if (stays === undefined) expect(found + (left ?? 0)).toBe(rows)
})

it('gets other keys where it is here already, and leaves out documents and links whose codes and words are printed', async () => {
  const third = '9003'
  await register(to, third)
  const { state, report } = await bringIn(to, third, taken)
  expect(state).toBe('written')
  expect(report?.taken?.patient?.count).toBe(3)
  const told = Object.fromEntries((report?.tables ?? []).map((one) => [one.table, one]))
  expect(told.patient).toMatchObject({ rows: 3, written: 3, left: 0, found: 3 })
  expect(told.payment).toMatchObject({ written: 2, left: 0 })
  expect(told.document).toMatchObject({ rows: 1, written: 0, left: 1 })
  expect(report?.taken?.link_slug).toEqual({ count: 2, some: expect.arrayContaining([`w${clinic}`]) })
  expect(told.link_slug).toMatchObject({ rows: 2, written: 0, left: 2 })
  expect(told.link).toMatchObject({ rows: 1, written: 0, left: 1 })
  expect(told.link_opening).toMatchObject({ rows: 1, written: 0, left: 1 })
  const of = (code: string) => eq(tables.linkSlug.company, code)
  expect(await to.db.orm.$count(tables.linkSlug, of(empty))).toBe(2)
  const again = unzipSync(await takeOut(to, third))
  const merged = rowsOf(again, 'patient').find(({ mergedInto }) => mergedInto !== null)
  expect(rowsOf(again, 'patient').map(({ id }) => id)).toContain(merged?.mergedInto)
  expect(rowsOf(again, 'patient').map(({ id }) => id)).not.toContain(rowsOf(parts, 'patient')[0]?.id)
})

it('is refused by a company that has something already', async () => {
  const id = await send(to, empty, taken)
  await work(to)
  expect((await fileOf(to, id)).report?.present).toMatchObject({ patient: 3 })
  await move(to, id, { state: 'writing' })
  await work(to)
  expect(await fileOf(to, id)).toMatchObject({ state: 'failed', fault: 'notEmpty' })
})

const hostile = '9004'
async function faultOf(bytes: Uint8Array): Promise<string | null> {
  const id = await send(to, hostile, Buffer.from(bytes))
  await work(to)
  const { state, fault } = await fileOf(to, id)
  return state === 'failed' ? fault : `it is ${state}`
}
/** A file of these tables alone, with the manifest that fits them: rows, or the text of a part that says it has none. */
function forged(some: Record<string, Rows | string>): Buffer {
  const written = Object.entries(some).map(([name, rows]) => ({
    name,
    rows: typeof rows === 'string' ? 0 : rows.length,
    path: `data/${name}.json`,
    bytes: Buffer.from(
      typeof rows === 'string' ? rows : `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`,
    ),
  }))
  const manifest = {
    ...JSON.parse(textOf(parts, 'manifest.json')),
    tables: written.map(({ name, rows }) => ({ name, rows })),
    files: 0,
    parts: written.map(({ path, bytes }) => ({
      path,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
  }
  const all = Object.fromEntries(written.map(({ path, bytes }) => [path, new Uint8Array(bytes)]))
  return Buffer.from(zipSync({ ...all, 'manifest.json': Buffer.from(JSON.stringify(manifest)) }))
}

const zipped = (changed: Parts) => zipSync({ ...parts, ...changed }, { level: 0 })

it('is refused with a reason if it is damaged, of another program, newer or hostile', async () => {
  await register(to, hostile)
  const text = new TextEncoder()
  const manifest = JSON.parse(textOf(parts, 'manifest.json'))
  const withManifest = (change: object) =>
    zipped({ 'manifest.json': text.encode(JSON.stringify({ ...manifest, ...change })) })
  expect(await faultOf(text.encode('no archive'))).toBe('noArchive')
  expect(await faultOf(taken.subarray(0, -100))).toBe('noArchive')
  expect(await faultOf(zipSync({ 'a.txt': text.encode('a') }))).toBe('unsafe')
  expect(await faultOf(zipSync({ 'README.txt': text.encode('a') }))).toBe('otherFile')
  expect(await faultOf(withManifest({ product: 'other' }))).toBe('otherFile')
  expect(await faultOf(withManifest({ format: 2 }))).toBe('newer')
  expect(await faultOf(withManifest({ parts: manifest.parts.slice(1) }))).toBe('damaged')
  expect(await faultOf(zipped({ 'data/patient.json': text.encode('[]\n') }))).toBe('damaged')
  for (const name of ['../escaped.txt', '/etc/passwd', 'data/../x.json', 'files/a/b.webp', 'data\\x.json'])
    expect(await faultOf(zipped({ [name]: text.encode('x') })), name).toBe('unsafe')
  for (const bytes of ['\n'.repeat(1000), `[\n${'{}\n'.repeat(1000)}]\n`])
    expect(await faultOf(forged({ patient: bytes }))).toBe('damaged')
  const thin = zipSync({ 'data/patient.json': new Uint8Array(200 * 1024 * 1024) }, { level: 9 })
  expect(await faultOf(thin)).toBe('tooLarge')
  const bomb = zipSync({ 'manifest.json': new Uint8Array(65 * 1024 * 1024) }, { level: 9 })
  expect(await faultOf(bomb)).toBe('tooLarge')
})

const firstOf = (table: string) => rowsOf(parts, table)[0] ?? {}

it('brings nothing that the forms of this clinic would refuse, because pages and workers of all clinics read it', async () => {
  const company = '9005'
  await register(to, company)
  const [service, doctor, card] = [firstOf('service'), firstOf('specialist'), firstOf('patient')]
  const long = Array.from({ length: 1200 }, (_, at) => ({ slug: `word${at}`, link: null }))
  const later = new Date(Date.now() + 86_400_000).toISOString()
  const end = new Date(Date.now() + 88_000_000).toISOString()
  const file = forged({
    company: [{ ...firstOf('company'), site: 'javascript:alert(1)', timezone: 'Mars/Phobos' }],
    service: [
      { ...service, code: 'below', price: -5 },
      { ...service, code: 'money', currency: 'XX1' },
      { ...service, code: '../../etc' },
      { ...service, code: 'good' },
    ],
    specialist: [{ ...doctor, slug: '../../admin' }],
    widget_site: [{ code: 'w', address: 'https://evil.example; script-src *', status: 'shown', revision: 1 }],
    patient: [{ ...card, phone: 'javascript:1', photo: null, photoSmall: '"><script>', mergedInto: null }],
    appointment: [
      { ...firstOf('appointment'), timezone: 'Mars/Phobos' },
      { ...firstOf('appointment'), id: '11111111-1111-4111-8111-111111111111', code: 'WRITTENTO' },
    ].map((row) => ({
      ...row,
      status: 'confirmed',
      startsAt: later,
      endsAt: end,
      channel: 'phone',
      remindAt: later,
    })),
    link_slug: [{ slug: 'admin', link: null }, { slug: 'a/b', link: null }, ...long],
  })
  const { state, report } = await bringIn(to, company, file)
  expect(state).toBe('written')
  const told = Object.fromEntries((report?.tables ?? []).map(({ table, written }) => [table, written]))
  // A company without a zone that exists keeps all that it had.
  expect(told).toMatchObject({ company: 0, specialist: 0, widget_site: 0, appointment: 1, link_slug: 1000 })
  const { orm } = to.db
  const of = <Table extends { company: PgColumn }>(table: Table) => eq(table.company, company)
  const services = await orm
    .select()
    .from(tables.service)
    .where(of(tables.service))
    .orderBy(tables.service.code)
  expect(services.map(({ code, price }) => [code, price])).toEqual([
    ['below', null],
    ['good', service.price],
    ['money', service.price],
  ])
  expect(services.map(({ currency }) => currency)).toEqual(['KZT', 'KZT', 'KZT'])
  expect(await orm.select().from(tables.patient).where(of(tables.patient))).toMatchObject([
    { phone: null, photoSmall: null, name: card.name },
  ])
  expect(await orm.select().from(tables.appointment).where(of(tables.appointment))).toMatchObject([
    { timezone: 'Asia/Almaty', channel: null, remindAt: null },
  ])
})

it('leaves a clinic its words of before, whose link has stayed out', async () => {
  const company = '9007'
  await register(to, company)
  const printed = `w${clinic}`
  const word = 'ofbefore'
  const file = forged({
    link_slug: [printed, word].map((slug) => ({ slug, link: 'l1' })),
    link: [{ ...firstOf('link'), word: printed }],
  })
  const { report } = await bringIn(to, company, file)
  const told = Object.fromEntries((report?.tables ?? []).map(({ table, written }) => [table, written]))
  expect(told).toEqual({ link_slug: 1, link: 0 })
  expect(await slugState(to.db.orm, word, { company })).toBe('free')
  expect(await slugState(to.db.orm, word, { company: empty })).toBe('taken')
  expect(await takeSlug(to.db.orm, word, { company, code: 'l2' })).toBe(true)
})

it('puts no file in place of one that came after it was looked at', async () => {
  const company = '9006'
  await register(to, company)
  const [name = ''] = Object.keys(parts).filter((one) => one.startsWith('files/'))
  const own = name.slice('files/'.length)
  const elsewhere = await newInstallation(to.db)
  const id = await send(elsewhere, company, taken)
  await work(elsewhere)
  await elsewhere.files.putBack(own, new Uint8Array([1, 2, 3]))
  await move(elsewhere, id, { state: 'writing' })
  await work(elsewhere)
  expect((await fileOf(elsewhere, id)).state).toBe('written')
  expect(await elsewhere.files.read(own)).toEqual(new Uint8Array([1, 2, 3]))
})
