import { and, asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Way } from '../../schemas/exchange/kind.ts'
import { company, openClinic } from '../booking/test/clinic.ts'
import type { Backend } from '../create-backend.ts'
import {
  exchangeImport,
  exchangeRow,
  membership,
  patient,
  patientOpening,
  patientWord,
  rowCode,
  service,
  specialist,
} from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { exported } from '../patients/exchange/patients.export.ts'
import { call, testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { addPerson, addStaff, type SignedIn } from '../test/people.ts'
import { exportTable } from './export-table.ts'
import { goOn } from './go-on.ts'
import { stopImport, undoImport, writeImport } from './move-import.ts'
import type { ImportRow } from './rows/imported-rows.ts'
import { unclearFields } from './steps/look-at-part.ts'
import { writeBatch } from './steps/write-batch.ts'
import { broughtTable, importNow, moved as movedOn, plannedTable, rowsOf } from './test/bring-table.ts'

describe.each(await testDatabases())('imports on $name', ({ open }) => {
  let db: Database
  let backend: Backend
  let manager: SignedIn
  beforeAll(async () => {
    db = await open()
    await openClinic(db)
    backend = testBackend(db)
    manager = await addPerson(db)
    await addStaff(db, manager.account, company, 'manager')
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    for (const table of [exchangeImport, patient, rowCode]) await db.orm.delete(table)
  })

  const seen = (row: Pick<ImportRow, 'id'>) => importNow(db.orm, row)
  const moved = (row: ImportRow, act: (row: ImportRow) => Promise<unknown>) => movedOn(db.orm, row, act)
  const sendFile = (bytes: Uint8Array, subject = 'patients') =>
    broughtTable(db.orm, bytes, { company, subject, by: manager.account.id })
  const send = (text: string, subject?: string) => sendFile(new TextEncoder().encode(text), subject)
  const planOf = (row: ImportRow, ways?: Record<string, Way>) => plannedTable(db.orm, row, ways)
  const planned = async (text: string, subject?: string) => planOf(await send(text, subject))
  const written = async (row: ImportRow, isGoodRowsOnly = false) =>
    moved(row, (one) => writeImport(db.orm, one, { isGoodRowsOnly }))
  const undone = (row: ImportRow, account = manager.account.id) =>
    moved(row, (one) => undoImport(db.orm, one, { account, name: 'Ермекова Дана' }))
  const rows = (row: ImportRow) => rowsOf(db.orm, row)
  const outcomes = async (row: ImportRow) => (await rows(row)).map(({ outcome }) => outcome)
  const states = async (row: ImportRow) => (await rows(row)).map(({ state }) => state)
  const cards = () => db.orm.select().from(patient).orderBy(asc(patient.number))

  it.each(['csv', 'xlsx'] as const)(
    'finds each patient as they are in what was exported as %s, and the export is noted',
    async (format) => {
      const odd = '\'=1+1\n-2; "x"'
      await written(
        await planned(`Фамилия;Имя;Отчество;Дата рождения;Телефон;Заметка;Язык;Не звонить
Серикова;Айгуль;Марат қызы;12.03.1985;87011234567;;каз;да
О'Нил;Шон;;;+353 1 234 5678;"${odd.replaceAll('"', '""')}";en;нет
`),
      )
      const [member] = await db.orm
        .select()
        .from(membership)
        .where(eq(membership.account, manager.account.id))
      if (!member) throw new Error('no member')
      const chunks: Uint8Array[] = []
      for await (const chunk of exportTable(db.orm, exported, { member, locale: 'uz', format }))
        chunks.push(chunk)
      const again = await planOf(await sendFile(Buffer.concat(chunks)))
      expect(await rows(again)).toMatchObject([
        { outcome: 'same', value: { number: 1, middleName: 'Марат қызы', doNotCall: true } },
        {
          outcome: 'same',
          value: { phone: '+35312345678', remark: (await cards())[1]?.remark, locale: 'en' },
        },
      ])
      expect(await db.orm.select().from(patientOpening)).toMatchObject([
        { what: 'export' },
        { what: 'export' },
      ])
      const renamed = String(Buffer.concat(chunks)).replace('Серикова', 'Ахметова')
      if (format === 'csv')
        expect(await rows(await planned(renamed))).toMatchObject([
          { outcome: 'change', before: { lastName: 'Серикова' } },
          { outcome: 'same' },
        ])
    },
  )

  it('notes an export of each patient once in ten minutes for each who exports', async () => {
    await written(await planned(table))
    const [member] = await db.orm.select().from(membership).where(eq(membership.account, manager.account.id))
    if (!member) throw new Error('no member')
    const openingsAfter = async (account: string) => {
      for await (const _ of exported.pages(db.orm, { ...member, account }));
      return (await db.orm.select().from(patientOpening)).length
    }
    const other = await addPerson(db)
    const count = (await cards()).length
    expect([await openingsAfter(member.account), await openingsAfter(member.account)]).toEqual([count, count])
    expect(await openingsAfter(other.account.id)).toBe(2 * count)
    await db.orm.update(patientOpening).set({ at: sql`now() - interval '11 minutes'` })
    expect(await openingsAfter(member.account)).toBe(3 * count)
  })

  it('is sent by a call to who may exchange tables, and to nobody else', async () => {
    await written(await planned(table))
    const get = ({ cookie }: SignedIn, path: string, cabinet = '0') =>
      call(backend, `/api/business-api-front2/kk/${company}/${cabinet}/export/${path}`, { cookie })
    const sent = await get(manager, 'patients/csv')
    expect(sent.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(sent.headers.get('content-disposition')).toMatch(
      /^attachment; filename="patients-\d{4}-\d\d-\d\d\.csv"$/,
    )
    const lines = (await sent.text()).split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFF?Карта нөмірі;Тегі;/)
    expect(lines[1]).toMatch(/^1;Серикова;Айгуль;;12\.03\.1985;'\+7 701 123 45 67;/)
    expect((await get(manager, 'unknown/csv')).status).toBe(404)
    const registrar = await addPerson(db)
    await addStaff(db, registrar.account, company, 'registrar')
    expect((await get(registrar, 'patients/xlsx')).status).toBe(403)
  })

  const head = 'Фамилия;Имя;Дата рождения;Телефон;Заметка\n'
  const table = `${head}Серикова;Айгуль;12.03.1985;8 701 123-45-67;\nИванов;Иван;;+7 701 765 43 21;Боится уколов\n`

  it('adds what is new, finds everything the second time, and takes all of it back', async () => {
    const first = await planned(table)
    expect(first.state).toBe('planned')
    expect(await outcomes(first)).toEqual(['add', 'add'])
    expect(await cards()).toEqual([])
    const done = await written(first)
    expect(done).toMatchObject({ state: 'written', writtenAt: expect.any(Date) })
    expect(await cards()).toMatchObject([
      { number: 1, lastName: 'Серикова', birthday: '1985-03-12', phone: '+77011234567', remark: null },
      { number: 2, lastName: 'Иванов', birthday: null, phone: '+77017654321', remark: 'Боится уколов' },
    ])
    expect((await db.orm.select().from(patientWord)).length).toBeGreaterThan(10)
    const second = await planned(table)
    expect(await outcomes(second)).toEqual(['same', 'same'])
    await written(second)
    expect(await cards()).toHaveLength(2)
    expect((await undone(done)).state).toBe('undone')
    expect(await states(done)).toEqual(['undone', 'undone'])
    expect(await cards()).toEqual([])
  })

  it('fills in and changes what the table says, empties nothing, and gives it back', async () => {
    await written(await planned(table))
    const [before] = await cards()
    const changes = await planned(
      `${head.replace('\n', ';E-mail\n')}Serikova;Aigul;;87011234567;Аллергия;a@b.kz\n`,
    )
    expect(await rows(changes)).toMatchObject([{ outcome: 'change', before: { email: null, remark: null } }])
    const done = await written(changes)
    const [card] = await cards()
    expect(card).toMatchObject({
      lastName: 'Серикова',
      birthday: '1985-03-12',
      email: 'a@b.kz',
      remark: 'Аллергия',
    })
    await undone(done)
    expect((await cards())[0]).toMatchObject({ email: null, remark: null, phone: before?.phone })
  })

  it('says of each row why it is left out, and writes the others only when that is meant', async () => {
    await written(await planned(table))
    const plan = await planned(
      `${head}Серикова;Айгуль;31.02.1985;8 701 123-45-67;\nСерикова;Айгуль;12.03.1985;8 701 000-00-00;\nСерикова;Айгуль;13.04.1985;8 701 123-45-67;\nПетров;;;87010000001;\nСидоров;Олег;;;\nНовая;Анна;;87010000002;\nНовая;Анна;;87010000002;x\n`,
    )
    expect((await rows(plan)).map(({ faults }) => faults)).toEqual([
      [{ field: 'birthday', code: 'noSuchDay' }],
      [{ code: 'otherPhone', with: '1' }],
      [{ code: 'otherBirthday', with: '1' }],
      [{ field: 'name', code: 'required' }],
      [{ code: 'nameless' }],
      null,
      [{ code: 'repeated', with: '7' }],
    ])
    await expect(writeImport(db.orm, plan, { isGoodRowsOnly: false })).rejects.toMatchObject({
      code: 'ROWS_FAULTY',
    })
    await written(plan, true)
    expect((await cards()).map(({ lastName }) => lastName)).toEqual(['Серикова', 'Иванов', 'Новая'])
  })

  it('does not overwrite what somebody has changed or added since the plan', async () => {
    await written(await planned(table))
    const plan = await planned(`${head}Серикова;Айгуль;;87011234567;Из таблицы\nНовая;Анна;;87010000002;\n`)
    await db.orm.update(patient).set({ remark: 'От регистратора', revision: 7 }).where(eq(patient.number, 1))
    await written(await planned(`${head}Новая;Анна;;87010000002;\n`))
    await written(plan)
    expect(await states(plan)).toEqual(['meanwhile', 'meanwhile'])
    expect((await cards()).map(({ remark }) => remark)).toEqual(['От регистратора', 'Боится уколов', null])
  })

  it('keeps in an undo what was changed since, and says so', async () => {
    const done = await written(await planned(table))
    await db.orm.update(patient).set({ remark: 'Позвонить', revision: 2 }).where(eq(patient.number, 1))
    await undone(done)
    expect(await states(done)).toEqual(['kept', 'undone'])
    expect((await cards()).map(({ lastName }) => lastName)).toEqual(['Серикова'])
  })

  it('keeps in an undo a card that has a photo since', async () => {
    const done = await written(await planned(table))
    await db.orm.update(patient).set({ photo: 'patients/a.webp' }).where(eq(patient.number, 1))
    await undone(done)
    expect(await states(done)).toEqual(['kept', 'undone'])
    expect(await cards()).toMatchObject([{ photo: 'patients/a.webp' }])
  })

  it('asks how a column is meant where its cells do not say, and believes the answer', async () => {
    const row = await send('ФИО,DOB,Phone\nАйгуль Серикова,03/04/1985,87011234567\n')
    expect(unclearFields(row)).toEqual(['fullName', 'birthday'])
    const asked = await planOf(row)
    expect(asked.state).toBe('looked')
    await written(await planOf(asked, { fullName: 'firstNameFirst', birthday: 'monthFirst' }))
    expect(await cards()).toMatchObject([{ lastName: 'Серикова', name: 'Айгуль', birthday: '1985-03-04' }])
  })

  const many = `${head}${Array.from({ length: 450 }, (_, at) => `Серикова;Айгуль;;8701${1_000_000 + at};`).join('\n')}\n`

  it('writes a batch whole or not at all, and goes on after a kill', async () => {
    const plan = await planned(many)
    await writeImport(db.orm, plan, { isGoodRowsOnly: false })
    const due = await seen(plan)
    await db.orm.transaction((orm) => writeBatch(orm, due))
    const killed = db.orm.transaction(async (orm) => {
      await writeBatch(orm, due)
      throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    expect(await cards()).toHaveLength(200)
    await goOn(db.orm)
    expect((await cards()).map(({ number }) => number)).toEqual(
      Array.from({ length: 450 }, (_, at) => at + 1),
    )
    expect(new Set(await states(plan))).toEqual(new Set(['written']))
  })

  it('reads a price list as changes of services, of which the table changes what it says', async () => {
    const prices = (price: string) =>
      planned(
        `Наименование услуги;Раздел;Стоимость;Примечание\nУЗИ печени;УЗИ;${price};\nСнимок;Рентген;абв;\n`,
        'services',
      )
    const found = async () => {
      const rows = await db.orm.select().from(service).where(eq(service.company, company))
      return rows.filter(({ name }) => name.ru === 'УЗИ печени').map(({ price }) => price)
    }
    const first = await prices('5 000,00 тг')
    expect((await rows(first)).map(({ outcome, faults }) => [outcome, faults])).toEqual([
      ['add', null],
      ['fault', [{ field: 'price', code: 'number' }]],
    ])
    const added = await written(first, true)
    expect(await found()).toEqual([5000])
    expect(await outcomes(await prices('5000'))).toEqual(['same', 'fault'])
    const second = await prices('5 500')
    expect(await rows(second)).toMatchObject([
      { outcome: 'change', before: { price: 5000 } },
      { outcome: 'fault' },
    ])
    const changed = await written(second, true)
    expect(await found()).toEqual([5500])
    await undone(changed)
    expect(await found()).toEqual([5000])
    await undone(added)
    expect(await states(added)).toEqual(['kept', 'planned'])
    expect(await found()).toEqual([5000])
  })

  it('reads rows with nothing but a name as categories of the rows below them, and brings them with faulty rows', async () => {
    const many = Array.from({ length: 600 }, (_, at) => `${at + 3};УЗИ ${at};1000;30`)
    const prices = [
      '№;Услуга;Цена, тг;Время, мин',
      '1;До всех категорий;100;30',
      'Консультации;;;',
      '2;Приём кардиолога;12 000;0:45',
      ';УЗИ-диагностика;;',
      ...many,
      'Анализы;;;',
      '700;Анализ крови;неизвестно;',
      'Приложение;;;',
    ]
    const looked = await send(prices.join('\n'), 'services')
    expect(looked.settings.headings).toEqual({
      count: 4,
      some: ['Консультации', 'УЗИ-диагностика', 'Анализы'],
    })
    const row = await planOf(looked)
    expect(row.counts).toEqual({ add: 601, change: 0, same: 0, fault: 2, heading: 4 })
    const found = await rows(row)
    const groups = new Map(found.map(({ value }) => [value.name, value.group]))
    expect(groups.get('Приём кардиолога')).toBe('Консультации')
    expect([groups.get('УЗИ 0'), groups.get('УЗИ 599')]).toEqual(['УЗИ-диагностика', 'УЗИ-диагностика'])
    expect(found.flatMap(({ at, faults }) => (faults ? [[at, faults]] : []))).toEqual([
      [2, [{ field: 'group', code: 'required' }]],
      [607, [{ field: 'price', code: 'number' }]],
    ])
    const path = `/api/business-api-front2/ru/${company}/0/import/${row.id}/faults/csv`
    const file = await (await call(backend, path, { cookie: manager.cookie })).text()
    const lines = file.split('\r\n').map((line) => line.split(';').slice(0, 2))
    expect(lines.slice(1, 4)).toEqual([
      ['1', 'До всех категорий'],
      ['Анализы', ''],
      ['700', 'Анализ крови'],
    ])
    expect(file).not.toContain('Приложение')
    const done = await written(row, true)
    expect(done.counts).toMatchObject({ written: 601 })
    const ofCategory = sql`${service.group} ->> 'ru' = 'УЗИ-диагностика'`
    expect(await db.orm.$count(service, ofCategory)).toBe(600)
    await db.orm.delete(service).where(ofCategory)
  })

  it('writes and takes back more rows than there are in a batch', async () => {
    const many = Array.from({ length: 401 }, (_, at) => `Серикова;Айгуль;;8701${1_000_000 + at};\n`)
    const done = await written(await planned(head + many.join('')))
    expect(done.counts).toMatchObject({ written: 401 })
    expect((await undone(done)).counts).toMatchObject({ undone: 401, kept: 0 })
    expect(await cards()).toEqual([])
  })

  it('gives no card the number of one that an undo has removed', async () => {
    const one = (name: string) => planned(`Фамилия;Имя;Телефон\n${name};Айгуль;87011234567\n`)
    const first = await written(await one('Серикова'))
    expect((await cards()).map(({ number }) => number)).toEqual([1])
    // A card that an older version has numbered is not counted yet.
    await db.orm.delete(rowCode)
    await undone(first)
    await written(await one('Ахметова'))
    expect((await cards()).map(({ number }) => number)).toEqual([2])
  })

  it('writes new services hidden from visitors, unless they are meant to be shown at once', async () => {
    const status = async (name: string) => {
      const found = await db.orm.select().from(service).where(eq(service.company, company))
      return found.filter((one) => one.name.ru === name).map((one) => one.status)
    }
    const one = (name: string) => planned(`Услуга;Раздел;Цена\n${name};УЗИ;1000-1500\n`, 'services')
    await written(await one('УЗИ почек'))
    expect(await status('УЗИ почек')).toEqual(['hidden'])
    await moved(await one('УЗИ сердца'), (row) =>
      writeImport(db.orm, row, { isGoodRowsOnly: false, isShown: true }),
    )
    expect(await status('УЗИ сердца')).toEqual(['shown'])
    const [range] = await db.orm.select().from(service).where(sql`${service.name} ->> 'ru' = 'УЗИ сердца'`)
    expect(range).toMatchObject({ price: 1000, priceTo: 1500 })
  })

  it('reads doctors as their cards, with which each is found again, and takes back those who were added', async () => {
    const table = `ФИО врача;Специальность;Должность;Языки
Омарова Алия Сериковна;;;Казахский
Ержанов Болат Маратович;Стоматолог; хирург;Врач высшей категории;Казахский, русский
Ержанов Болат Сакенович;Стоматолог;Ординатор;
Новый Олег Петрович;;;
`.replace('Стоматолог; хирург', '"Стоматолог; Хирург"')
    const plan = await planned(table, 'doctors')
    expect((await rows(plan)).map(({ outcome, faults }) => [outcome, faults])).toEqual([
      ['change', null],
      ['add', null],
      ['add', null],
      ['fault', [{ field: 'specialities', code: 'required' }]],
    ])
    const done = await written(plan, true)
    expect(done.counts).toMatchObject({ written: 3, meanwhile: 0 })
    const doctors = await db.orm.select().from(specialist).where(eq(specialist.company, company))
    const [first, second] = doctors.filter(({ lastName }) => lastName.ru === 'Ержанов')
    expect(first).toMatchObject({ post: { ru: 'Врач высшей категории' }, languages: ['kk', 'ru'] })
    expect(first?.slug).not.toBe(second?.slug)
    expect(await outcomes(await planned(table, 'doctors'))).toEqual(['same', 'same', 'same', 'fault'])
    expect((await undone(done)).counts).toMatchObject({ undone: 3, kept: 0 })
  })

  it('is undone in the name of whoever asks, who has to have the right as long as that takes', async () => {
    await written(await planned(table))
    const done = await written(await planned(`${head}Серикова;Айгуль;;87011234567;Аллергия\n`))
    const other = await addPerson(db)
    await addStaff(db, other.account, company, 'manager')
    const ofOther = eq(membership.account, other.account.id)
    await db.orm.update(membership).set({ role: 'analyst' }).where(ofOther)
    expect(await undone(done, other.account.id)).toMatchObject({ state: 'written', stopReason: 'right' })
    expect((await cards())[0]).toMatchObject({ remark: 'Аллергия', updatedBy: manager.account.id })
    await db.orm.update(membership).set({ role: 'manager' }).where(ofOther)
    expect(await undone(await seen(done), other.account.id)).toMatchObject({
      state: 'undone',
      undoneBy: other.account.id,
      counts: { written: 1, undone: 1, kept: 0 },
    })
    expect((await cards())[0]).toMatchObject({ remark: null, updatedBy: other.account.id })
  })

  it('ends where who has begun it may not write patients any more', async () => {
    const plan = await planned(table)
    const ofManager = eq(membership.account, manager.account.id)
    await db.orm.update(membership).set({ role: 'analyst' }).where(ofManager)
    expect(await written(plan)).toMatchObject({ state: 'written', stopReason: 'right' })
    expect(await cards()).toEqual([])
    await db.orm.update(membership).set({ role: 'manager' }).where(ofManager)
  })

  it('stops after the batch under way; what was written by then is taken back', async () => {
    const plan = await planned(many)
    await writeImport(db.orm, plan, { isGoodRowsOnly: false })
    const due = await seen(plan)
    await db.orm.transaction((orm) => writeBatch(orm, due))
    await stopImport(db.orm, plan)
    await goOn(db.orm)
    expect(await seen(plan)).toMatchObject({ state: 'written' })
    expect(await cards()).toHaveLength(200)
    await undone(await seen(plan))
    expect(await cards()).toEqual([])
    const left = await db.orm
      .select()
      .from(exchangeRow)
      .where(and(eq(exchangeRow.import, plan.id), eq(exchangeRow.state, 'planned')))
    expect(left).toHaveLength(250)
  })
})
