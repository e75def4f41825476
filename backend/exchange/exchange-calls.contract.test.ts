import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { exchangeTables, importRowList, openedImport } from '../../schemas/api/exchange.ts'
import { company, openClinic } from '../booking/test/clinic.ts'
import type { Backend } from '../create-backend.ts'
import { exchangeImport, patient, service } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { readTable } from '../kit/sheets/answer-sheet.ts'
import { call, sendTo, testBackend } from '../test/call.ts'
import { openEither } from '../test/databases.ts'
import { addPerson, addStaff, type SignedIn } from '../test/people.ts'
import { goOn } from './go-on.ts'

const table = `Выгрузка из программы;;;
Фамилия;Имя;Телефон;Дата рождения;Примечание
Серикова;Айгуль;8 701 123-45-67;12.03.1985;Аллергия
Иванов;Иван;8,7011E+10;31.02.1990;
`

describe('the calls of imports', () => {
  let db: Database
  let backend: Backend
  let manager: SignedIn
  beforeAll(async () => {
    db = await openEither()
    await openClinic(db)
    backend = testBackend(db)
    manager = await addPerson(db)
    await addStaff(db, manager.account, company, 'manager')
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    for (const one of [exchangeImport, patient]) await db.orm.delete(one)
  })

  const get = (path: string, { cookie }: SignedIn = manager, cabinet = '0') =>
    call(backend, `/api/business-api-front2/ru/${company}/${cabinet}/${path}`, { cookie })
  const send = (
    path: string,
    { body, method, by = manager }: { body?: unknown; method?: 'PUT' | 'DELETE'; by?: SignedIn } = {},
  ) =>
    sendTo(backend, `/api/w-business/ru/${company}/0/${path}`, {
      headers: { cookie: by.cookie },
      ...(body !== undefined && { body }),
      ...(method && { method }),
    })
  function fileOf(text: string | Uint8Array<ArrayBuffer>, name = 'patients.csv'): FormData {
    const form = new FormData()
    form.set('FILE', new File([text], name))
    return form
  }
  const open = async (code: string) => openedImport.parse(await (await get(`import/${code}`)).json())
  const rows = async (code: string, show: string) =>
    importRowList.parse(await (await get(`import/${code}/rows?show=${show}`)).json())
  /** Brings a table, and lets the worker look at it. */
  async function bring(text = table) {
    const answer = await send('imports/patients', { body: fileOf(text) })
    expect(answer.status).toBe(201)
    const { IMPORT_CODE } = openedImport.parse(await answer.json())
    await goOn(db.orm)
    return IMPORT_CODE
  }
  /** Makes a move, and lets the worker do its work. */
  async function move(code: string, name: string, body: unknown = {}) {
    const answer = await send(`import/${code}/${name}`, {
      body,
      ...(name === 'columns' && { method: 'PUT' }),
    })
    await goOn(db.orm)
    return answer
  }
  const columns = ['lastName', 'name', 'phone', 'birthday', 'remark']

  it('lead from a file to its undoing, and say at each step what is there', async () => {
    const code = await bring()
    const looked = await open(code)
    expect(looked).toMatchObject({ STATE: 'looked', FILE: 'patients.csv', LABEL: 'Пациенты', HEAD_AT: 2 })
    expect(looked.COLUMNS.map(({ NAME, FIELD }) => [NAME, FIELD])).toEqual([
      ['Фамилия', 'lastName'],
      ['Имя', 'name'],
      ['Телефон', 'phone'],
      ['Дата рождения', 'birthday'],
      ['Примечание', 'remark'],
    ])
    expect(looked.COLUMNS[2]?.EXAMPLES).toEqual(['8 701 123-45-67', '8,7011E+10'])

    expect((await move(code, 'columns', { HEAD_AT: 2, COLUMNS: columns })).status).toBe(200)
    const planned = await open(code)
    expect(planned).toMatchObject({ STATE: 'planned', COUNTS: { ADD: 1, FAULT: 1 } })
    expect((await rows(code, 'add')).data).toMatchObject([
      {
        ROW: 3,
        TITLE: 'Серикова · Айгуль',
        VALUES: expect.arrayContaining([
          { LABEL: 'Телефон', OLD: null, NEW: '+7 701 123 45 67' },
          { LABEL: 'Дата рождения', OLD: null, NEW: '12 марта 1985' },
        ]),
      },
    ])
    expect((await rows(code, 'fault')).data).toMatchObject([
      {
        ROW: 4,
        FAULTS: [
          { COLUMN: 'Телефон', CELL: '8,7011E+10', MESSAGE: expect.stringMatching(/округлила/) },
          { COLUMN: 'Дата рождения', CELL: '31.02.1990', MESSAGE: expect.stringMatching(/Такого дня/) },
        ],
      },
    ])

    const refused = await move(code, 'write', { ONLY_GOOD: false })
    expect([refused.status, await refused.json()]).toMatchObject([409, { error: { code: 'ROWS_FAULTY' } }])
    expect((await move(code, 'write', { ONLY_GOOD: true })).status).toBe(200)
    expect(await open(code)).toMatchObject({
      STATE: 'written',
      COUNTS: { WRITTEN: 1 },
      UNDO_UNTIL: expect.any(String),
    })
    expect(await db.orm.select().from(patient)).toHaveLength(1)

    const list = exchangeTables.parse(await (await get('exchange')).json())
    expect(list.SUBJECTS.map(({ SUBJECT }) => SUBJECT)).toEqual([
      'patients',
      'doctors',
      'services',
      'bonus-balances',
      'visits',
    ])
    expect(list.IMPORTS).toMatchObject([{ IMPORT_CODE: code, STATE: 'written' }])
    expect((await move(code, 'undo')).status).toBe(200)
    expect(await open(code)).toMatchObject({ STATE: 'undone', COUNTS: { UNDONE: 1 }, UNDO_UNTIL: null })
    expect(await db.orm.select().from(patient)).toEqual([])
    expect((await move(code, 'undo')).status).toBe(409)
  })

  it('show every column of a file, also one whose first value is far below, and say which rows can name them', async () => {
    const empty = 'Серикова;Айгуль;;\n'.repeat(40)
    const code = await bring(`Пациент;;Связь\nФамилия;Имя;Телефон\n${empty}Иванов;Иван;;;Звонить утром\n`)
    const opened = await open(code)
    expect(opened.COLUMNS.map(({ NAME, FIELD }) => [NAME, FIELD])).toEqual([
      ['Пациент / Фамилия', 'lastName'],
      ['Пациент / Имя', 'name'],
      ['Связь / Телефон', 'phone'],
      ['', null],
      ['', null],
    ])
    expect(opened).toMatchObject({ HEAD_FROM: 1, HEAD_AT: 2, SITE: null })
    expect(opened.HEADS.slice(0, 3).map(({ ROW, FROM }) => [FROM, ROW])).toEqual([
      [null, 1],
      [1, 2],
      [null, 2],
    ])
    expect((await move(code, 'columns', { HEAD_AT: 2 })).status).toBe(200)
    expect(await open(code)).toMatchObject({
      HEAD_FROM: null,
      COLUMNS: [{ NAME: 'Фамилия' }, {}, {}, {}, {}],
    })
  })

  it('say of a price list what visitors would see', async () => {
    const body = fileOf('Услуга;Категория;Цена\nУЗИ;Доплер;1000–1500\nЭКГ;Доплер;2000\n')
    const { IMPORT_CODE: code } = openedImport.parse(await (await send('imports/services', { body })).json())
    await goOn(db.orm)
    await move(code, 'columns', { HEAD_AT: 1, COLUMNS: ['name', 'group', 'price'] })
    expect(await open(code)).toMatchObject({
      STATE: 'planned',
      SITE: { CAN_SHOW: true, NEW_GROUPS: 1, GROUPS: ['Доплер'] },
    })
    expect((await move(code, 'write', { ONLY_GOOD: false, SHOW: true })).status).toBe(200)
    const rows = await db.orm.select().from(service).where(eq(service.company, company))
    const added = rows.filter(({ group }) => group.ru === 'Доплер')
    expect(added.map(({ status, price, priceTo }) => [status, price, priceTo])).toEqual([
      ['shown', 1000, 1500],
      ['shown', 2000, null],
    ])
  })

  it('give the faulty rows as a table that says why, which is read again once it is mended', async () => {
    const code = await bring()
    await move(code, 'columns', { HEAD_AT: 2, COLUMNS: columns })
    await move(code, 'write', { ONLY_GOOD: true })
    const csv = await (await get(`import/${code}/faults/csv`)).text()
    expect(csv.replace(/^\uFEFF/, '').split('\r\n')).toEqual([
      'Фамилия;Имя;Телефон;Дата рождения;Примечание;Почему не внесена',
      expect.stringMatching(/^Иванов;Иван;"?8,7011E\+10"?;31\.02\.1990;;"Телефон: .+ Дата рождения: /),
      '',
    ])
    const xlsx = await get(`import/${code}/faults/xlsx`)
    const { count } = await readTable({ bytes: new Uint8Array(await xlsx.arrayBuffer()) })
    expect(count).toBe(2)
    const mended = csv.replace(/"?8,7011E\+10"?/, '87011234568').replace('31.02.1990', '28.02.1990')
    const again = await bring(mended)
    expect(await open(again)).toMatchObject({ HEAD_AT: 1 })
    await move(again, 'columns', { HEAD_AT: 1, COLUMNS: [...columns, null] })
    expect(await open(again)).toMatchObject({ STATE: 'planned', COUNTS: { ADD: 1, FAULT: 0 } })
  })

  it('refuse columns by which no row could be read, and guess them anew by another row', async () => {
    const code = await bring()
    const missing = await move(code, 'columns', { HEAD_AT: 2, COLUMNS: [null, null, 'phone', 'phone'] })
    expect([missing.status, await missing.json()]).toMatchObject([
      422,
      {
        error: {
          fields: {
            COLUMNS: [expect.stringMatching(/«Фамилия», «Имя»/), expect.stringMatching(/«Телефон»/)],
          },
        },
      },
    ])
    expect(
      (await move(code, 'columns', { HEAD_AT: 2, COLUMNS: columns, WAYS: { remark: 'dayFirst' } })).status,
    ).toBe(422)
    expect((await move(code, 'columns', { HEAD_AT: null })).status).toBe(200)
    const without = await open(code)
    expect(without).toMatchObject({ STATE: 'looked', HEAD_AT: null })
    expect(without.COLUMNS.every(({ FIELD }) => FIELD === null)).toBe(true)
    await move(code, 'columns', { HEAD_AT: 2 })
    expect((await open(code)).COLUMNS.map(({ FIELD }) => FIELD)).toEqual(columns)
  })

  it('ask how a column is meant, with what each answer would make of it', async () => {
    const code = await bring('Фамилия;Имя;Телефон;Дата рождения\nСерикова;Айгуль;87011234567;03/04/1985\n')
    const chosen = { HEAD_AT: 1, COLUMNS: columns.slice(0, 4) }
    await move(code, 'columns', chosen)
    const asked = await open(code)
    expect(asked.STATE).toBe('looked')
    expect(asked.COLUMNS[3]).toMatchObject({
      WAY: null,
      UNCLEAR: {
        CELL: '03/04/1985',
        READS: [
          { WAY: 'dayFirst', TEXT: '3 апреля 1985' },
          { WAY: 'monthFirst', TEXT: '4 марта 1985' },
        ],
      },
    })
    await move(code, 'columns', { ...chosen, WAYS: { birthday: 'monthFirst' } })
    expect((await rows(code, 'add')).data[0]?.VALUES).toContainEqual({
      LABEL: 'Дата рождения',
      OLD: null,
      NEW: '4 марта 1985',
    })
  })

  it('show what a row changes beside what was there', async () => {
    await move(await bring(), 'columns', { HEAD_AT: 2, COLUMNS: columns })
    const first = (await db.orm.select().from(exchangeImport))[0]?.id ?? ''
    await move(first, 'write', { ONLY_GOOD: true })
    const code = await bring('Фамилия;Имя;Телефон;Примечание\nСерикова;Айгуль;87011234567;Боится уколов\n')
    await move(code, 'columns', { HEAD_AT: 1, COLUMNS: ['lastName', 'name', 'phone', 'remark'] })
    expect((await rows(code, 'change')).data).toMatchObject([
      { TITLE: 'Серикова · Айгуль', VALUES: [{ LABEL: 'Заметка', OLD: 'Аллергия', NEW: 'Боится уколов' }] },
    ])
    expect((await send(`import/${code}`, { method: 'DELETE' })).status).toBe(204)
    expect((await get(`import/${code}`)).status).toBe(404)
    expect((await send(`import/${first}`, { method: 'DELETE' })).status).toBe(409)
  })

  it('say what is wrong with a file, where, and how to mend it', async () => {
    const refusal = async (text: string | Uint8Array<ArrayBuffer>, name?: string) => {
      const answer = await send('imports/patients', { body: fileOf(text, name) })
      const { error } = (await answer.json()) as { error: { fields?: Record<string, string[]> } }
      return [answer.status, error.fields?.FILE?.[0]]
    }
    expect(await refusal(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), 'a.xls')).toEqual([
      422,
      expect.stringMatching(/старый файл Excel.+сохраните как XLSX/),
    ])
    expect(await refusal('Фамилия;Имя\n"Серикова;Айгуль\n')).toEqual([422, expect.stringMatching(/строке 2/)])
    expect(await refusal(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'a.xlsx')).toEqual([
      422,
      expect.stringMatching(/повреждён/),
    ])
  })

  it('are made by who may exchange tables of the whole clinic, and nobody else', async () => {
    const code = await bring()
    const asked = async (by: SignedIn) => [
      (await send('imports/patients', { body: fileOf(table), by })).status,
      (await get(`import/${code}`, by)).status,
      (await send(`import/${code}/undo`, { body: {}, by })).status,
    ]
    for (const role of ['registrar', 'doctor', 'editor', 'analyst'] as const) {
      const one = await addPerson(db)
      await addStaff(db, one.account, company, role)
      expect(await asked(one), role).toEqual([403, 403, 403])
    }
    const ofBranch = await addPerson(db)
    await addStaff(db, ofBranch.account, company, 'manager', { cabinets: ['11'] })
    expect(await asked(ofBranch)).toEqual([403, 403, 403])
    const tables = exchangeTables.parse(await (await get('exchange', ofBranch, '11')).json())
    expect(tables.IMPORTS).toEqual([])
    expect(tables.SUBJECTS.some(({ CAN_IMPORT }) => CAN_IMPORT)).toBe(false)
    expect(tables.SUBJECTS.some(({ CAN_EXPORT }) => CAN_EXPORT)).toBe(true)
    expect((await send('imports/unknown', { body: fileOf(table) })).status).toBe(404)
  })
})
