import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { appointmentCase } from '../booking/appointment.case.ts'
import { exchange as doctors } from '../doctors/doctors.exchange.ts'
import { exchange as patients } from '../patients/patients.exchange.ts'
import { exchange as services } from '../services/services.exchange.ts'
import { exchange as visits } from '../visits/visits.exchange.ts'
import type { Cell, WrittenCell } from './cell.ts'
import { seeWays, wayOf } from './find-ways.ts'
import { type Columns, columnProblems, guessColumns, headNames } from './guess-columns.ts'
import { headingOf } from './headings.ts'
import type { CellKind, Reader, Way } from './kind.ts'
import { choiceKind, listKind, yesNoKind } from './kinds/choice.ts'
import { pastDateKind } from './kinds/date.ts'
import { fullNameKind } from './kinds/full-name.ts'
import { minutesKind } from './kinds/minutes.ts'
import { integerKind, priceKind, priceRangeKind } from './kinds/number.ts'
import { phoneKind } from './kinds/phone.ts'
import { sinceYearKind } from './kinds/since-year.ts'
import { emailKind, nameKind, textKind } from './kinds/texts.ts'
import { momentKind, timeRangeKind } from './kinds/time.ts'
import { readRow } from './read-row.ts'

const reader: Reader = { today: '2026-11-30', callingCode: '7', currency: 'KZT' }
const price = priceKind({ minimum: 0, maximum: 1e11 })
const read = <Value>(kind: CellKind<Value>, cell: Cell, way?: Way): unknown => {
  const found = kind.read(cell, reader, way ?? kind.ways?.[0])
  return 'value' in found ? found.value : { problem: found.problem }
}
const problem = (code: string) => ({ problem: code })

describe('a date', () => {
  it.each<[Cell, unknown]>([
    ['12.03.1985', '1985-03-12'],
    ['12.3.1985 г.', '1985-03-12'],
    ['1985-03-12', '1985-03-12'],
    ['1985-03-12T00:00:00', '1985-03-12'],
    ['12.03.1985 0:00:00', '1985-03-12'],
    ['12031985', '1985-03-12'],
    ['19850312', '1985-03-12'],
    ['44927', '2023-01-01'],
    // Not 1902: so old is nobody, and it is some other number.
    ['898', problem('date')],
    [{ number: '44927' }, '2023-01-01'],
    [{ date: '1985-03-12' }, '1985-03-12'],
    ['12.03.85', '1985-03-12'],
    ['12.03.09', '2009-03-12'],
    ['29.02.2024', '2024-02-29'],
    ['31.02.1985', problem('noSuchDay')],
    ['29.02.2023', problem('noSuchDay')],
    // It may be 1920 or 2020.
    ['12.03.20', problem('shortYear')],
    ['1985', problem('yearAlone')],
    [{ number: '1985' }, problem('yearAlone')],
    ['03.1985', problem('date')],
    ['12.03', problem('date')],
    ['12/03-1985', problem('date')],
    ['12.03.1985 и 13.04.1990', problem('date')],
    ['1 января 1980 г.', '1980-01-01'],
    ['12 марта 1985 года', '1985-03-12'],
    ['12-Mar-85', '1985-03-12'],
    ['5 мая 1990', '1990-05-05'],
    ['1980 жылғы 12 наурыз', '1980-03-12'],
    ['12 қаңтар 1980 ж.', '1980-01-12'],
    ['5-iyun 1990-yil', '1990-06-05'],
    ['January 1, 1980', '1980-01-01'],
    ['31 февраля 1980', problem('noSuchDay')],
    ['1 марта 20', problem('shortYear')],
    // The beginning of June and of July.
    ['1 ию 1980', problem('date')],
    ['1 термидора 1980', problem('date')],
    ['15.03.2027', problem('dateFuture')],
    ['12.03.1885', problem('dateRange')],
    [{ date: '1985-03-12T14:30:00' }, problem('date')],
    [true, problem('date')],
  ])('%j is read as %j', (cell, expected) => {
    expect(read(pastDateKind, cell)).toEqual(expected)
  })
})

describe('a phone number', () => {
  it.each<[Cell, unknown]>([
    ['8 (701) 123-45-67', '+77011234567'],
    ['+7 701 123 45 67', '+77011234567'],
    ['тел. 87011234567', '+77011234567'],
    [{ number: '87011234567' }, '+77011234567'],
    [{ number: '7.7011234567E10' }, '+77011234567'],
    ['701 123 45 67', '+77011234567'],
    ['998901234567', '+998901234567'],
    ['+49 30 1234567', '+49301234567'],
    ['7,70112E+10', problem('phoneDigits')],
    ['7.7E10', problem('phoneDigits')],
    ['8 (7252) 55-44-33 доб. 12', problem('phone')],
    ['87011234567, 87017654321', problem('phones')],
    ['8701123456', problem('phone')],
    ['301234567', problem('phoneCountry')],
    ['493012345678', problem('phone')],
    ['есть', problem('phone')],
    // Numbers that nobody has.
    ['0555 123 456', problem('phone')],
    ['051 123 45 67', problem('phone')],
    ['1234567890', problem('phone')],
    ['+8 701 123 45 67', problem('phone')],
    ['+7 000 000 00 00', problem('phone')],
    ['628-765-2639', problem('phone')],
    ['+7 513 362 57 91', problem('phone')],
    [{ number: '70512345000' }, problem('phone')],
    ['8 701 123 45 67, 8 702 123 45 67', problem('phones')],
    ['87011234567 и 87021234567', problem('phones')],
  ])('%j is read as %j', (cell, expected) => {
    expect(read(phoneKind, cell)).toEqual(expected)
  })
})

describe('a price', () => {
  it.each<[Cell, Way, unknown]>([
    ['1 500,00 тг', 'decimalComma', 1500],
    ['1\u00A0500 ₸', 'decimalComma', 1500],
    ['1.500,50', 'decimalComma', 1500.5],
    ['1,500.50', 'decimalPoint', 1500.5],
    ['1500', 'decimalComma', 1500],
    ['1 500', 'decimalPoint', 1500],
    ['1,500', 'decimalComma', problem('priceDecimals')],
    ['1.500', 'decimalPoint', problem('priceDecimals')],
    ['1,50', 'decimalComma', 1.5],
    ['1,500', 'decimalPoint', 1500],
    [{ number: '1500.5' }, 'decimalComma', 1500.5],
    ['от 1500', 'decimalComma', problem('onePrice')],
    ['1500-2000', 'decimalComma', problem('onePrice')],
    ['100 $', 'decimalComma', problem('number')],
    ['100 руб.', 'decimalComma', problem('currency')],
    ['-5', 'decimalComma', problem('numberRange')],
    ['1,5,0', 'decimalComma', problem('number')],
    ['15 00', 'decimalComma', problem('number')],
    ['бесплатно', 'decimalComma', problem('number')],
  ])('%j with a %s is read as %j', (cell, way, expected) => {
    expect(read(price, cell, way)).toEqual(expected)
  })
})

describe('a whole number', () => {
  const kind = integerKind({ minimum: 0, maximum: 1e9 })
  it.each<[Cell, Way, unknown]>([
    ['1000', 'decimalComma', 1000],
    ['1 000', 'decimalComma', 1000],
    ['1.000', 'decimalComma', 1000],
    ['1,000', 'decimalPoint', 1000],
    ['1,000', 'decimalComma', problem('number')],
    ['1.000', 'decimalPoint', problem('number')],
    ['5,0', 'decimalComma', 5],
    ['5,5', 'decimalComma', problem('integer')],
    [{ number: '1000' }, 'decimalPoint', 1000],
    ['1e3', 'decimalComma', problem('number')],
  ])('%j with a %s is read as %j', (cell, way, expected) => {
    expect(read(kind, cell, way)).toEqual(expected)
  })
})

describe('a price that may be a range', () => {
  const kind = priceRangeKind({ minimum: 0, maximum: 1e11 }, { upper: 'priceTo', currency: 'currency' })
  const both = (value: number, priceTo: number) => ({ value, also: { priceTo } })
  it.each<[string, unknown]>([
    ['1000–1500', both(1000, 1500)],
    ['1 000 - 1 500 тг', { value: 1000, also: { priceTo: 1500, currency: 'KZT' } }],
    ['от 1000 до 1500', both(1000, 1500)],
    ['1000 ₸ … 1500 ₸', { value: 1000, also: { priceTo: 1500, currency: 'KZT' } }],
    ['1500 тг', { value: 1500, also: { currency: 'KZT' } }],
    ['5 000 dan 12 000 gacha', both(5000, 12_000)],
    ['5 000-нан 12 000-ға дейін', both(5000, 12_000)],
    ['1 500,50', { value: 1500.5 }],
    ['1500-1500', { value: 1500 }],
    ['-5', problem('numberRange')],
    ['от 2000', problem('priceRange')],
    ['до 2000', problem('priceRange')],
    ['2000+', problem('priceRange')],
    ['2000 и выше', problem('priceRange')],
    ['1500-1000', problem('priceRange')],
    ['8-701-123-45-67', problem('number')],
    ['12.03.2024', problem('number')],
  ])('%j is read as %j', (cell, expected) => {
    expect(kind.read(cell, reader, 'decimalComma')).toEqual(expected)
  })
})

test('a range says the upper price too, unless another column says another one', () => {
  const row = (...cells: Cell[]) =>
    readRow(
      services,
      { fields: ['name', 'group', 'price', 'priceTo'], ways: {} },
      { at: 2, cells: ['УЗИ', 'Диагностика', ...cells] },
      reader,
    )
  expect(row('1000-1500').value).toMatchObject({ price: 1000, priceTo: 1500 })
  expect(row('1000-1500', '1500').problems).toEqual([])
  expect(row('1000-1500', '1800').problems).toEqual([{ field: 'price', code: 'contradiction' }])
})

test.each<[Cell, unknown]>([
  ['30', 30],
  [{ number: '45' }, 45],
  ['30 мин', 30],
  ['30 мин.', 30],
  ['1 ч', 60],
  ['1 час', 60],
  ['1 ч 30 мин', 90],
  ['1ч30', 90],
  ['1,5 часа', 90],
  ['1 сағат 30 минут', 90],
  ['1 soat 15 daqiqa', 75],
  ['1 h 30 min', 90],
  [{ date: '1899-12-30T01:30:00' }, 90],
  ['1:30', 90],
  ['0:45', 45],
  ['00:45:00', 45],
  ['30:00', 30],
  ['6:00', problem('duration')],
  ['30-40 мин', problem('duration')],
  ['30 сек', problem('duration')],
  [{ date: '1899-12-31T06:00:00' }, problem('duration')],
  ['2 мин', problem('numberRange')],
  ['12 ч', problem('numberRange')],
])('how long %j takes is read as %j', (cell, expected) => {
  expect(read(minutesKind({ minimum: 5, maximum: 480 }), cell)).toEqual(expected)
})

test.each<[Cell, Way, unknown]>([
  [
    'Серикова Айгуль Маратовна',
    'lastNameFirst',
    { lastName: 'Серикова', name: 'Айгуль', middleName: 'Маратовна' },
  ],
  [
    'Серикова Айгуль Марат қызы',
    'lastNameFirst',
    { lastName: 'Серикова', name: 'Айгуль', middleName: 'Марат қызы' },
  ],
  [
    'Айгуль Маратовна Серикова',
    'firstNameFirst',
    { lastName: 'Серикова', name: 'Айгуль', middleName: 'Маратовна' },
  ],
  [
    'Karimov Rashid Anvar oʻgʻli',
    'lastNameFirst',
    { lastName: 'Karimov', name: 'Rashid', middleName: 'Anvar oʻgʻli' },
  ],
  ['Серикова Айгуль Маратовна', 'firstNameFirst', problem('nameParts')],
  ['Айгуль Маратовна Серикова', 'lastNameFirst', problem('nameParts')],
  ['Серикова', 'lastNameFirst', problem('nameParts')],
  ['Серикова А. М.', 'lastNameFirst', problem('initials')],
  ['Серикова А.М.', 'lastNameFirst', problem('initials')],
  ['Серикова А М', 'lastNameFirst', problem('initials')],
  ['Аа Бб Вв Гг', 'lastNameFirst', problem('nameParts')],
  ['Miss Denise Mitchell', 'firstNameFirst', problem('title')],
  ['Lisa Long MD', 'firstNameFirst', problem('title')],
  ['Д-р Серикова Айгуль', 'lastNameFirst', problem('title')],
  ['Серикова1 Айгуль', 'lastNameFirst', problem('name')],
])('the name %j with %s is read as %j', (cell, way, expected) => {
  expect(read(fullNameKind, cell, way)).toEqual(expected)
})

describe('how a column is meant', () => {
  const found = (kind: CellKind<unknown>, ...cells: Cell[]) =>
    wayOf(kind, seeWays({ unread: {} }, kind, cells, reader))
  it.each<[string, CellKind<unknown>, Cell[], unknown]>([
    ['days that no month has', pastDateKind, ['01/02/2024', '25/12/2023'], { way: 'dayFirst' }],
    ['months that are no days', pastDateKind, ['01/02/2024', '12/25/2023'], { way: 'monthFirst' }],
    ['dots', pastDateKind, ['01.02.2024'], { way: 'dayFirst' }],
    ['dots beside a slash', pastDateKind, ['01.02.2024', '03/04/2024', '31.02.2024'], { way: 'dayFirst' }],
    [
      'dots beside a moment with a slash',
      momentKind,
      ['01.02.2024 9:30', '03/04/2024 9:30'],
      { way: 'dayFirst' },
    ],
    ['days that are the same both ways', pastDateKind, ['05/05/2024'], { way: 'dayFirst' }],
    ['nothing that tells', pastDateKind, ['01/02/2024', '03/04/2024'], 'unclear'],
    ['both', pastDateKind, ['01/02/2024', '25/12/2023', '12/25/2023'], 'unclear'],
    ['cents', price, ['1,500', '2,50'], { way: 'decimalComma' }],
    ['both signs', price, ['1,500', '2,000.50'], { way: 'decimalPoint' }],
    ['thousands, as no price has three decimals', price, ['1,500'], { way: 'decimalPoint' }],
    ['a patronymic', fullNameKind, ['Серикова Айгуль', 'Иванов Иван Иванович'], { way: 'lastNameFirst' }],
    ['two words', fullNameKind, ['Серикова Айгуль'], 'unclear'],
  ])('is said by %s', (_, kind, cells, expected) => {
    expect(found(kind, ...cells)).toEqual(expected)
  })
})

describe('the columns of a table', () => {
  const rows = (...cells: Cell[][]) => cells.map((row, index) => ({ at: index + 1, cells: row }))
  it.each<[string, Cell[][], Columns]>([
    ['their labels', [['Фамилия', 'Имя', 'Телефон']], { headAt: 1, fields: ['lastName', 'name', 'phone'] }],
    [
      'other names and signs',
      [['№', 'Ф.И.О.', 'Д.Р.', 'тел.']],
      { headAt: 1, fields: [null, 'fullName', 'birthday', 'phone'] },
    ],
    [
      'another language',
      [['Familiyasi', 'Ismi', 'Tug‘ilgan sanasi']],
      { headAt: 1, fields: ['lastName', 'name', 'birthday'] },
    ],
    [
      'a title above',
      [
        ['Список пациентов', '', ''],
        ['Фамилия', 'Имя', 'ИИН'],
      ],
      { headAt: 2, fields: ['lastName', 'name', null] },
    ],
    [
      'two rows of heads',
      [
        ['Пациент', '', 'Контакты'],
        ['Фамилия', 'Имя', 'Телефон'],
      ],
      { headAt: 2, headFrom: 1, fields: ['lastName', 'name', 'phone'] },
    ],
    [
      'the same name twice',
      [['Фамилия', 'Имя', 'Телефон', 'Телефон']],
      { headAt: 1, fields: ['lastName', 'name', 'phone', null] },
    ],
    [
      'merged cells, of which the others are empty, and empty columns',
      [
        ['Пациент', '', '', 'Связь'],
        ['Фамилия', 'Имя', '', 'Телефон', ''],
      ],
      { headAt: 2, headFrom: 1, fields: ['lastName', 'name', null, 'phone', null] },
    ],
    [
      'names merged downwards beside groups',
      [
        ['№', 'ФИО', 'Контакты', '', 'Дата рождения'],
        ['', '', 'Телефон', 'E-mail', ''],
        [{ number: '1' }, 'Серикова Айгуль', '87011234567', '', '12.03.1985'],
      ],
      { headAt: 2, headFrom: 1, fields: [null, 'fullName', 'phone', 'email', 'birthday'] },
    ],
    [
      'a row that counts the columns',
      [
        ['Фамилия', 'Имя', 'Телефон'],
        [{ number: '1' }, { number: '2' }, { number: '3' }],
        ['Серикова', 'Айгуль', '87011234567'],
      ],
      { headAt: 2, headFrom: 1, fields: ['lastName', 'name', 'phone'] },
    ],
    [
      'names without one for the last column, of which the first row is no part',
      [
        ['Фамилия', 'Имя', 'Телефон'],
        ['Серикова', 'Айгуль', '87011234567', 'Аллергия'],
      ],
      { headAt: 1, fields: ['lastName', 'name', 'phone'] },
    ],
    [
      'dots between words of a name, and whose it is',
      [['№ п/п', 'Ф. И. О. пациента', 'Моб. тел.', 'Д. р.']],
      { headAt: 1, fields: [null, 'fullName', 'phone', 'birthday'] },
    ],
    ['nothing', [['Серикова', 'Айгуль']], { headAt: null, fields: [] }],
  ])('are guessed by %s', (_, cells, expected) => {
    expect(guessColumns(patients, rows(...cells))).toEqual(expected)
  })
})

test('units behind names say nothing, and a row that only divides groups belongs to the head', () => {
  const table = (...cells: Cell[][]) => cells.map((row, index) => ({ at: index + 1, cells: row }))
  const prices = table(
    ['№', 'Наименование услуги', 'Стоимость, тг', '', 'Длительность, мин.', 'Код'],
    ['', '', 'взрослые', 'дети', '', ''],
    ['Консультации'],
    [{ number: '1' }, 'Приём кардиолога', '12 000', '8 000', '30', 'A01'],
  )
  expect(guessColumns(services, prices)).toEqual({
    headAt: 2,
    headFrom: 1,
    fields: [null, 'name', 'price', null, 'duration', null],
  })
  const unnamed = table(['Услуга', '', 'Цена'], ['УЗИ', 'почек', '8500'])
  expect(guessColumns(services, unnamed)).toMatchObject({ headAt: 1 })
})

test('the columns of a group are not those of somebody else', () => {
  const cells: Cell[][] = [
    ['Врач', '', 'Пациент', '', 'Дата', 'Время'],
    ['ФИО', 'Телефон', 'ФИО', 'Телефон'],
  ]
  const begin = cells.map((row, index) => ({ at: index + 1, cells: row }))
  const columns = guessColumns(visits, begin)
  expect(columns.fields).toEqual([null, null, 'fullName', 'phone', 'date', 'time'])
  const prices: Cell[][] = [
    ['№', 'Услуга', '', 'Цена', '', 'Длительность'],
    ['', 'Название', 'Категория', 'от–до', 'повторно', ''],
  ]
  const list = guessColumns(
    services,
    prices.map((row, index) => ({ at: index + 1, cells: row })),
  )
  expect(list).toEqual({
    headAt: 2,
    headFrom: 1,
    fields: [null, 'name', 'group', 'price', 'priceRepeat', 'duration'],
  })
  expect(headNames(begin, columns)).toEqual([
    'Врач / ФИО',
    'Врач / Телефон',
    'Пациент / ФИО',
    'Пациент / Телефон',
    'Дата',
    'Время',
  ])
})

test('a number without a code is one of the own country, where another one has the same code', () => {
  const phone = (cell: string, country: string) => phoneKind.read(cell, { ...reader, country }, undefined)
  expect(phone('701 123 45 67', 'KZ')).toEqual({ value: '+77011234567' })
  expect(phone('934-491-1444', 'KZ')).toEqual(problem('phoneCountry'))
  expect(phone('8 934 491 14 44', 'KZ')).toEqual({ value: '+79344911444' })
  expect(phone('934-491-1444', 'RU')).toEqual({ value: '+79344911444' })
})

test.each(['???????', '??????? RPR', '?? ? ?? ? ??? 1/2', 'Гепатит \uFFFD'])(
  'letters that a program has lost are no text: %s',
  (cell) => {
    expect(read(textKind(200), cell)).toEqual(problem('lostLetters'))
    expect(read(textKind(200), 'Болит??? ?')).toBe('Болит??? ?')
  },
)

test.each<[Cell, unknown]>([
  ['да', { state: 'completed' }],
  [{ number: '0' }, { state: 'no_show' }],
  [true, { state: 'completed' }],
  ['Нет', { state: 'no_show' }],
  ['yoʻq', { state: 'no_show' }],
  ['не пришла', { state: 'no_show' }],
  ['наверное', problem('yesOrNo')],
])('whether a patient came: %j is read as %j', (cell, expected) => {
  expect(read(visits.fields.came.kind, cell)).toEqual(expected)
})

test('a state contradicts a visit to which the patient did not come', () => {
  const columns = { fields: ['state', 'came'], ways: {} }
  const problemsOf = (...cells: Cell[]) => readRow(visits, columns, { at: 2, cells }, reader).problems
  expect(problemsOf('Завершён', 'да')).not.toContainEqual({ field: 'came', code: 'contradiction' })
  expect(problemsOf('Завершён', 'нет')).toContainEqual({ field: 'came', code: 'contradiction' })
})

test('initials are parts of a name where they only find somebody', () => {
  const { kind } = visits.fields.fullName
  const name = { lastName: 'Петров', name: 'И.', middleName: 'С.' }
  for (const cell of ['Петров И.С.', 'Петров И. С.', 'И.С. Петров', 'Петров И С'])
    expect(read(kind, cell)).toEqual(name)
  expect(read(kind, 'Петров И.')).toEqual({ lastName: 'Петров', name: 'И.' })
  expect(read(kind, 'Петров Иван')).toEqual({ lastName: 'Петров', name: 'Иван' })
  expect(read(kind, 'И. С.')).toEqual(problem('initials'))
  expect(read(kind, 'д-р Петров И.С.')).toEqual(problem('title'))
})

test.each(['Итого', 'ИТОГО по разделу:', 'Всего: 12 000', 'Жиыны', 'Jami:', 'Total'])(
  'a total of rows is no heading and no thing: %s',
  (text) => {
    const row = { at: 9, cells: ['', text] }
    expect(headingOf(row)).toBeUndefined()
    const columns = { fields: ['price', 'name'], ways: {} }
    expect(readRow(services, columns, { at: 9, cells: ['12 000', text] }, reader)).toEqual({
      value: {},
      problems: [{ field: 'name', code: 'total' }],
    })
  },
)

test.each(['Total body MRI', 'Всего понемногу', 'Итоговая консультация'])('is no total: %s', (text) => {
  expect(headingOf({ at: 9, cells: [text] })).toBe(text)
})

test('a word that is unknown leads to those that may be meant: all of a few, or the most like it', () => {
  const { state } = visits.fields
  expect(state.kind.meant?.('оплачено', 'ru')).toContain(appointmentCase.states.completed.label.ru)
  const { specialities } = doctors.fields
  const cell = 'Терапевт; Кардеолог'
  expect(specialities.kind.read(cell, reader, undefined)).toEqual(problem('choice'))
  expect(specialities.kind.meant?.(cell, 'ru')[0]).toBe('Кардиолог')
  expect(specialities.kind.unread?.(cell)).toEqual(['Кардеолог'])
  expect(specialities.kind.meant?.('Нарколог', 'ru')).toEqual([])
  expect(specialities.kind.meant?.('Отоларинголог (ЛОР)', 'ru')).toContain('Оториноларинголог (ЛОР)')
  expect(specialities.kind.meant?.('Ъ', 'ru')).toEqual([])
})

test('columns that cannot be read say so: a missing field, one that is two columns, one that does not exist', () => {
  expect(columnProblems(patients, ['phone', 'phone', null, 'age'])).toEqual({
    missing: ['lastName', 'name'],
    repeated: ['phone'],
    unknown: ['age'],
  })
  expect(columnProblems(patients, ['fullName', 'phone'])).toEqual({ missing: [], repeated: [], unknown: [] })
})

test('several values of a cell are read one by one, and one that is unknown refuses all', () => {
  const kind = listKind(choiceKind({ ru: { ru: 'Русский', kk: 'Орыс тілі', uz: 'Rus tili', en: 'Russian' } }))
  expect(kind.read('русский, Russian;', reader, undefined)).toEqual({ value: ['ru'] })
  expect(kind.read('русский, марсианский', reader, undefined)).toEqual(problem('choice'))
  expect(kind.write(['ru'], 'en')).toBe('Russian')
})

test.each<[Cell, unknown]>([
  ['2010', 2010],
  [{ number: '2010' }, 2010],
  ['с 2010 г.', 2010],
  ['15 лет', 2011],
  ['7', 2019],
  ['12 лет 3 мес.', 2014],
  ['12 лет 9 мес.', 2013],
  ['5 жыл', 2021],
  ['1899', problem('numberRange')],
  ['давно', problem('sinceYear')],
])('since which year is read as %j: %j', (cell, expected) => {
  const kind = sinceYearKind({ minimum: 1940, maximum: 2100 })
  const answer = kind.read(cell, { ...reader, today: '2026-06-15' }, undefined)
  expect(answer).toEqual(typeof expected === 'number' ? { value: expected } : expected)
})

test.each<[Cell, unknown]>([
  ['9:00-9:30', { value: '09:00', also: { duration: 30 } }],
  ['10.15 – 11.00', { value: '10:15', also: { duration: 45 } }],
  ['9:30', { value: '09:30' }],
  ['9:30-9:00', problem('time')],
  ['9:30-обед', problem('time')],
])('when something begins and ends says how long it takes: %j', (cell, expected) => {
  expect(timeRangeKind('duration').read(cell, reader, undefined)).toEqual(expected)
})

test('a speciality is known by what people call it, with the word for a doctor before it', () => {
  const { kind } = doctors.fields.specialities
  const found = (cell: string) => kind.read(cell, reader, undefined)
  expect(found('ЛОР; Врач-невролог')).toEqual({ value: ['ent-doctor', 'neurologist'] })
  expect(found('Узист')).toEqual({ value: ['ultrasound-doctor'] })
  expect(found('Врач УЗИ')).toEqual({ value: ['ultrasound-doctor'] })
  // Of two specialities.
  expect(found('врач общей практики')).toEqual(problem('choice'))
})

test.each<[Cell, unknown]>([
  ['12.03.2024 9:30', { value: { date: '2024-03-12', time: '09:30' } }],
  ['2024-03-12 09:30:00', { value: { date: '2024-03-12', time: '09:30' } }],
  [{ date: '2024-03-12T09:30:00' }, { value: { date: '2024-03-12', time: '09:30' } }],
  ['31.02.2024 09:30', problem('noSuchDay')],
  ['12.03.2024', problem('time')],
  ['12.03.2024 25:00', problem('time')],
])('a moment is a date with a time of day: %j', (cell, expected) => {
  expect(momentKind.read(cell, reader, 'dayFirst')).toEqual(expected)
})

test('a row says what is wrong with each cell, and what is missing', () => {
  const columns = {
    fields: ['lastName', 'phone', 'birthday', null],
    ways: { birthday: 'dayFirst' as const },
  }
  expect(
    readRow(patients, columns, { at: 2, cells: ['Серикова', '7,7E+10', '31.02.1985', 'x'] }, reader),
  ).toEqual({
    value: { lastName: 'Серикова' },
    problems: [
      { field: 'phone', code: 'phoneDigits' },
      { field: 'birthday', code: 'noSuchDay' },
      { field: 'name', code: 'required' },
    ],
  })
  const whole = { fields: ['fullName', 'email'], ways: { fullName: 'lastNameFirst' as const } }
  expect(readRow(patients, whole, { at: 2, cells: ['Серикова Айгуль', '-'] }, reader)).toEqual({
    value: { lastName: 'Серикова', name: 'Айгуль' },
    problems: [],
  })
})

/** What is read from a cell that was written: as XLSX and as CSV have it. */
const cellsOf = (written: WrittenCell): Cell[] => {
  if (written === undefined) return ['']
  if (typeof written === 'string') return [written]
  if (typeof written === 'number') return [{ number: String(written) }, String(written).replace('.', ',')]
  return [written, written.date.split('-').reverse().join('.'), written.date]
}
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2026-11-30'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
const phone = fc.oneof(
  fc.stringMatching(/^[34789]\d{9}$/).map((rest) => `+7${rest}`),
  digits(9).map((rest) => `+998${rest}`),
  digits(9).map((rest) => `+375${rest}`),
)
const name = fc.stringMatching(/^[А-ЯӘҒҚҢӨҰҮҺІA-Z][а-яәғқңөұүһіa-z]{0,20}$/)
const kinds: Record<string, [CellKind<unknown>, fc.Arbitrary<unknown>]> = {
  date: [pastDateKind, day],
  phone: [phoneKind, phone],
  name: [nameKind, name],
  'full name': [
    fullNameKind,
    fc
      .record({ lastName: name, name })
      // A letter is an initial.
      .filter((one) => one.lastName.length > 1 && one.name.length > 1)
      .filter((one) => !/(?:ұлы|улы|қызы|кызы|qizi|uly|kyzy|qyzy)$/iu.test(one.name)),
  ],
  email: [emailKind, fc.constantFrom('a@b.kz', 'x.y-z@example.com')],
  text: [
    textKind(500),
    fc
      .string({ unit: 'grapheme' })
      .map((one) => one.trim())
      .filter((one) => one !== '' && !/^[-'‐-―]|\p{Cc}|\p{Default_Ignorable_Code_Point}/u.test(one))
      // What a program that did not know the letters has left.
      .filter((one) => !/^\?{2,}(?:\s|$)|\uFFFD/u.test(one)),
  ],
  price: [price, fc.integer({ min: 0, max: 1e9 }).map((hundredths) => hundredths / 100)],
  'price that may be a range': [
    priceRangeKind({ minimum: 0, maximum: 1e11 }, { upper: 'priceTo', currency: 'currency' }),
    fc.integer({ min: 0, max: 1e9 }).map((hundredths) => hundredths / 100),
  ],
  minutes: [minutesKind({ minimum: 5, maximum: 480 }), fc.integer({ min: 5, max: 480 })],
  integer: [integerKind({ minimum: 0, maximum: 1e9 }), fc.integer({ min: 0, max: 1e9 })],
  'yes or no': [yesNoKind, fc.boolean()],
  choice: [
    choiceKind({
      a: { ru: 'Один', kk: 'Бір', uz: 'Bir', en: 'One' },
      b: { ru: 'Два', kk: 'Екі', uz: 'Ikki', en: 'Two' },
    }),
    fc.constantFrom('a', 'b'),
  ],
}

test.each(Object.entries(kinds))('a %s is read as it was written', (_, [kind, values]) => {
  fc.assert(
    fc.property(values, (value) => {
      for (const cell of cellsOf(kind.write(value, 'uz'))) expect(read(kind, cell)).toEqual(value)
    }),
  )
})

test('a number that has lost digits is never a phone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1e10, max: 9e11 }), fc.integer({ min: 2, max: 7 }), (number, places) => {
      const shown = number.toExponential(places).replace('e+', 'E+')
      expect(read(phoneKind, shown)).toEqual(problem('phoneDigits'))
      expect(read(phoneKind, shown.replace('.', ','))).toEqual(problem('phoneDigits'))
    }),
  )
})

test('a day and a month that may be each other are read in the same way as the whole column, or not at all', () => {
  const slashed = day.map((date) => {
    const [year, month, date_] = date.split('-')
    return { dayFirst: `${date_}/${month}/${year}`, monthFirst: `${month}/${date_}/${year}`, date }
  })
  fc.assert(
    fc.property(
      fc.array(slashed, { minLength: 1, maxLength: 8 }),
      fc.constantFrom('dayFirst' as const, 'monthFirst' as const),
      (dates, meant) => {
        const cells = dates.map((one) => one[meant])
        const found = wayOf(pastDateKind, seeWays({ unread: {} }, pastDateKind, cells, reader))
        if (found !== 'unclear')
          expect(cells.map((cell) => read(pastDateKind, cell, found.way))).toEqual(
            dates.map(({ date }) => date),
          )
      },
    ),
  )
})
