import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pastedText } from './pasted-text.ts'
import { type PriceListLine, readPriceList } from './price-list.ts'

/** A line as in a table of expectations: `Терапия / Приём | 5000-7000 KZT`, `# heading`, `? unread`. */
const told = (line: PriceListLine): string => {
  if (line.kind !== 'price') return `${line.kind === 'heading' ? '#' : '?'} ${line.source}`
  const { name, group, price, priceTo, priceRepeat, isFrom, currency, note } = line
  const sums = [
    price ?? 'on request',
    priceTo && `to ${priceTo}`,
    priceRepeat !== undefined && `again ${priceRepeat}`,
  ]
  const sum = [isFrom && 'from', ...sums, currency].filter((one) => one || one === 0)
  return `${group ? `${group} / ` : ''}${name} | ${sum.join(' ')}${note ? ` (${note})` : ''}`
}
const read = (text: string) => readPriceList(text).map(told)

describe('a pasted price list', () => {
  it('of a spreadsheet has its columns, ranges and categories', () => {
    const text = [
      '№\tНаименование услуги\tЦена, тг',
      '\tТерапия\t',
      '1\tПриём терапевта, 30 минут\t5 000',
      '2\t"Лечение кариеса\nс анестезией"\t15000-20000',
      '\tХирургия\t',
      '3\tУдаление зуба\tот 12 000',
      '4\tКонсультация\tбесплатно',
      '5\tИмплантация\tдоговорная',
      '6\tСъёмный протез\t—',
    ]
    expect(read(text.join('\n'))).toEqual([
      '# № Наименование услуги Цена, тг',
      '# Терапия',
      'Терапия / Приём терапевта, 30 минут | 5000 KZT',
      'Терапия / Лечение кариеса с анестезией | 15000 to 20000 KZT',
      '# Хирургия',
      'Хирургия / Удаление зуба | from 12000 KZT',
      'Хирургия / Консультация | 0 KZT',
      'Хирургия / Имплантация | on request KZT',
      'Хирургия / Съёмный протез | on request KZT',
    ])
  })

  it.each([
    ['Приём врача ........ 5 000 тг', 'Приём врача | 5000 KZT'],
    ['Приём врача      5000', 'Приём врача | 5000'],
    ['Приём врача 5000', 'Приём врача | 5000'],
    ['1) Приём врача — от 5 000 тг', 'Приём врача | from 5000 KZT'],
    ['1.2. Приём врача: 5000-7000', 'Приём врача | 5000 to 7000'],
    ['✅ *Приём врача* — 5 тыс. тг', 'Приём врача | 5000 KZT'],
    ['[12.03.2026, 10:11] Клиника: Приём врача 5к', 'Приём врача | 5000'],
    ['Приём врача | 5000 | 30 мин', 'Приём врача | 5000 (30 мин)'],
    ['Приём врача ₸5 000', 'Приём врача | 5000 KZT'],
    ['Приём врача 1 500,50 ₽', 'Приём врача | 1500.5 RUB'],
    ['Приём врача - бесплатно', 'Приём врача | 0'],
    ['Дәрігер қабылдауы 5 000 теңгеден бастап', 'Дәрігер қабылдауы | from 5000 KZT'],
    ["Shifokor qabuli — 150 000 so'm", 'Shifokor qabuli | 150000 UZS'],
    ["Shifokor qabuli 150 ming so'mdan", 'Shifokor qabuli | from 150000 UZS'],
    ['Tish olish   200000-350000', 'Tish olish | 200000 to 350000'],
    ['Konsultatsiya — bepul', 'Konsultatsiya | 0'],
    ['Appointment from 5,000 KZT', 'Appointment | from 5000 KZT'],
    ['Витамин B12 4500', 'Витамин B12 | 4500'],
    ['УЗИ 3D 12 000', 'УЗИ 3D | 12000'],
    ['Синус-лифтинг закрытый - 90 000 (без материала)', 'Синус-лифтинг закрытый | 90000 (без материала)'],
    ['Винир 90 000 тг (от производителя)', 'Винир | 90000 KZT (от производителя)'],
    ['Коронка 45 000 тг/ед.', 'Коронка | 45000 KZT (за ед.)'],
    ['Коронка 45 000 за единицу', 'Коронка | 45000 (за единицу)'],
    ['Toj 450 000 so‘m/dona', 'Toj | 450000 UZS (/dona)'],
    ['Снимок — 3 000 тг, без описания', 'Снимок | 3000 KZT (без описания)'],
    ['Осмотр бесплатно (при лечении)', 'Осмотр | 0 (при лечении)'],
    ['Takroriy qabul 4 000 tg', 'Takroriy qabul | 4000 KZT'],
    ['Bepul maslahat', 'Bepul maslahat | 0'],
    ["Bepul ko'rik", "Bepul ko'rik | 0"],
    ['Отбеливание ZOOM 4 — 60 000 ₸ / челюсть', 'Отбеливание ZOOM 4 | 60000 KZT (за челюсть)'],
    ['Анестезия 1 500 тг - 1 карпула', 'Анестезия | 1500 KZT (1 карпула)'],
    ['Приём врача 5000-', 'Приём врача | 5000'],
    ['Приём врача 7000=', 'Приём врача | 7000'],
    ['Приём врача 640-00р.', 'Приём врача | 640 RUB'],
    ['Приём врача 400=00', 'Приём врача | 400'],
    ['Осмотр - б/п', 'Осмотр | 0'],
    ['Приём врача 💰5 000 тг', 'Приём врача | 5000 KZT'],
    ['Приём врача 5️⃣0️⃣0️⃣0️⃣ тг', 'Приём врача | 5000 KZT'],
    ['Брекеты ~60 000 ₸~ 45 000 ₸', 'Брекеты | 45000 KZT'],
    ['Удаление рубца 15 000', 'Удаление рубца | 15000'],
    ['Тегін кеңес', 'Тегін кеңес | 0'],
    ['Free consultation', 'Free consultation | 0'],
    ['Повторный приём бесплатно', 'Повторный приём | 0'],
    ['Консультация имплантолога бесплатно', 'Консультация имплантолога | 0'],
    ['Консультация 0 тг', 'Консультация | 0 KZT'],
    ['Каппа ночная договорная', 'Каппа ночная | on request'],
    ['Түнгі каппа келісімді', 'Түнгі каппа | on request'],
    ['Kappa kelishilgan', 'Kappa | on request'],
    ['Имплант 150 000+', 'Имплант | from 150000'],
    ['Чистка 9т.р', 'Чистка | 9000 RUB'],
    ['Чистка 9 тыс.', 'Чистка | 9000'],
    ["Plomba 300 000 so'mdan 500 000 so'mgacha", 'Plomba | 300000 to 500000 UZS'],
    ['Пломба 5 000 теңгеден 8 000 теңгеге дейін', 'Пломба | 5000 to 8000 KZT'],
  ])('reads %s', (text, row) => expect(read(text)).toEqual([row]))

  it.each([
    'WhatsApp 87011234567',
    '+7 701 123 45 67',
    'Тел. +7 701 123 45 67',
    'Прайс-лист 2026',
    'Цены действуют с 01.01.2026',
    'Пн-Пт 9:00-18:00',
    'Адрес: ул. Абая 150',
    'Приём врача',
    'Скидка 10%',
    'Вскрытие абсцесса 8 000 тг / 6 000 тг',
    'Вскрытие абсцесса 6 000 / 8 000 / 9 000',
    'Ретейнер | 15000 | 20000',
    'Брекеты 60 000 ₸ 45 000 ₸',
    'Брекеты 60 000 45 000',
    'Брекеты: было 60 000 тг, стало 45 000 тг',
  ])('takes %s for no service, and keeps it', (text) => expect(read(text)).toEqual([`? ${text}`]))

  it('of a messenger has headings above services, and sums on lines of their own', () => {
    expect(
      read(
        'ПРАЙС\n\n*Терапия:*\nПриём терапевта\n5000 тг\nПовторный приём\n3000 тг\n\n*УЗИ*\nУЗИ почек 4000\nЗвоните нам!',
      ),
    ).toEqual([
      '? ПРАЙС',
      '# Терапия:',
      'Терапия / Приём терапевта | 5000 KZT',
      'Терапия / Повторный приём | 3000 KZT',
      '# УЗИ',
      'УЗИ / УЗИ почек | 4000',
      '? Звоните нам!',
    ])
  })

  it('tells headings from services whose price it does not know', () => {
    const text =
      'УЗИ ДЛЯ ДЕТЕЙ\nУЗИ почек 4000\nПрочее, что делаем по вашему желанию каждый день\nСнимок 3 зубов\nКТ 9000\n\nразное\nШина 7000\nСкидка на всё есть.\nБрекет 9000'
    expect(read(text)).toEqual([
      '# УЗИ ДЛЯ ДЕТЕЙ',
      'УЗИ для детей / УЗИ почек | 4000',
      '? Прочее, что делаем по вашему желанию каждый день',
      '? Снимок 3 зубов',
      'УЗИ для детей / КТ | 9000',
      '# разное',
      'разное / Шина | 7000',
      '? Скидка на всё есть.',
      'разное / Брекет | 9000',
    ])
  })

  it('gives a line that it does not understand a category, and a name without prices', () => {
    expect(readPriceList('ХИРУРГИЯ\nШов 5000\nВскрытие абсцесса 8 000 тг / 6 000 тг').at(-1)).toEqual({
      kind: 'unread',
      source: 'Вскрытие абсцесса 8 000 тг / 6 000 тг',
      name: 'Вскрытие абсцесса',
      group: 'Хирургия',
    })
  })

  it('keeps what stands in other columns as a note', () => {
    expect(read('№\tУслуга\tСрок\tЦена\n1\tАнализ крови\t1 день\t2000')).toEqual([
      '# № Услуга Срок Цена',
      'Анализ крови | 2000 (Срок: 1 день)',
    ])
  })

  it('has a service for each column of prices, named by it', () => {
    expect(read('№\tУслуга\tСрок\tЦена\tДетям\n1\tАнализ крови\t1 день\t2000\t1500')).toEqual([
      '# № Услуга Срок Цена Детям',
      'Анализ крови | 2000 (Срок: 1 день)',
      'Анализ крови (детям) | 1500 (Срок: 1 день)',
    ])
    expect(
      read(
        'Xizmat\tBirinchi qabul, so‘m\tQayta qabul, so‘m\nTerapevt\t150 000\t100 000\nKardiolog\t200 000\t—',
      ),
    ).toEqual([
      '# Xizmat Birinchi qabul, so‘m Qayta qabul, so‘m',
      'Terapevt | 150000 again 100000 UZS',
      'Kardiolog | 200000 UZS',
    ])
  })

  it.each([
    'Первично\tПовторно',
    'Первичный приём, тг\tПовторный, тг',
    'Цена\tПовторный приём',
    'Алғашқы\tҚайталама',
    'First visit\tFollow-up',
  ])('has the prices of a first and a repeat visit as one service: %s', (heads) => {
    const [, ...lines] = read(`Услуга\t${heads}\nТерапевт\t8000\t5000\nЛОР\t9000\tбесплатно\nХирург\t9000\t`)
    expect(lines.map((line) => line.replace(' KZT', ''))).toEqual([
      'Терапевт | 8000 again 5000',
      'ЛОР | 9000 again 0',
      'Хирург | 9000',
    ])
  })

  it('has both visits of each column of people, whichever stands first', () => {
    const heads = 'Услуга\tПовторный, дети\tПервичный, дети\tПервичный, взрослые\tПовторный, взрослые'
    expect(read(`${heads}\nТерапевт\t3000\t6000\t8000\t5000`).slice(1)).toEqual([
      'Терапевт (дети) | 6000 again 3000',
      'Терапевт (взрослые) | 8000 again 5000',
    ])
  })

  it('has two services of a first and a repeat visit where one number does not say what the second costs', () => {
    const heads = 'Услуга\tПервичный\tПовторный'
    expect(
      read(
        `${heads}\nТерапевт\t8000\tот 5000\nЛОР\t9000\t4000-6000\nХирург\t\t5000\nПовторный осмотр\t\t4000`,
      ).slice(1),
    ).toEqual([
      'Терапевт (первичный) | 8000',
      'Терапевт (повторный) | from 5000',
      'ЛОР (первичный) | 9000',
      'ЛОР (повторный) | 4000 to 6000',
      'Хирург (повторный) | 5000',
      'Повторный осмотр | 4000',
    ])
  })

  it.each([
    ['Взрослые\tДети', 'взрослые', 'дети'],
    ['Будни\tВыходные', 'будни', 'выходные'],
    ['Adults\tChildren', 'adults', 'children'],
  ])('has both prices of a service, never only the last: %s', (heads, one, other) => {
    expect(read(`Услуга\t${heads}\nТерапевт\t8000\t5000\nЛОР\t9000\t6000`)).toEqual([
      `# Услуга ${heads.replace('\t', ' ')}`,
      `Терапевт (${one}) | 8000`,
      `Терапевт (${other}) | 5000`,
      `ЛОР (${one}) | 9000`,
      `ЛОР (${other}) | 6000`,
    ])
  })

  it.each([
    'УЗИ сердца 60 000 ₸ 45 000 ₸',
    'УЗИ сердца 60000 45000',
    'Вскрытие абсцесса .... 6 000 тг / 8 000 тг',
    'Амплипульс, 1 поле/2 поля 400 / 600 тг',
    'УЗИ сердца: старая цена 60 000 ₸, новая 45 000 ₸',
    'Приём терапевта 8000/5000 тг',
    'Консультация: взрослые 8000 тг, дети 5000 тг',
    'Акция\n9 000 ₸\n7 000 ₸',
    'Лечение 1 канала 12000, 2 каналов 18000',
    'Выезд врача 10 000 + 100 тг/км',
  ])('is not guessed where there are two sums: %s', (line) => {
    expect(read(line)).toEqual([`? ${line}`])
  })

  it('reads the price of a tag, of a sign that is no letter, and the whole name before it', () => {
    expect(
      read(
        'Швы 5000-\nСмена повязки 7000=\nОсмотр б/п\nЧистка 💰5000\nУЗИ 150 ⃏\nПломба 640-00р.\nБотокс 300₸',
      ),
    ).toEqual([
      'Швы | 5000',
      'Смена повязки | 7000',
      'Осмотр | 0',
      'Чистка | 5000',
      'УЗИ | 150',
      'Пломба | 640 RUB',
      'Ботокс | 300 KZT',
    ])
  })

  it('has roubles of the country of the clinic, small sums, and those in other currencies as notes', () => {
    const lines = readPriceList('Снимок 6,10 руб.\nПломба 9 руб.\nБотокс 300 ₽', 'BYN')
    expect(lines).toMatchObject([
      { name: 'Снимок', price: 6.1, currency: 'BYN' },
      { name: 'Пломба', price: 9, currency: 'BYN' },
      { name: 'Ботокс', price: 300, currency: 'RUB' },
    ])
    expect(read('Пломба 9 руб.\nИмплант $ 500')).toEqual([
      'Пломба | 9 RUB',
      'Имплант | on request (500\u00a0USD)',
    ])
  })

  it('has columns whose heads only say whose the sums below them are', () => {
    const lines =
      '\t2D\t3D\nУЗИ почек\t800 тг\t\nУЗИ при беременности\t1100 тг\t2000 тг\nУЗИ плода\t\t1300 тг'
    expect(read(lines)).toEqual([
      '# 2D 3D',
      'УЗИ почек | 800 KZT',
      'УЗИ при беременности (2D) | 1100 KZT',
      'УЗИ при беременности (3D) | 2000 KZT',
      'УЗИ плода | 1300 KZT',
    ])
  })

  it('has services whose names begin with from and up to in their own cells, and no others', () => {
    expect(read('Услуга\tЦена\nДо 10 кап\t100 000\nОт 21 капы\t180 000')).toEqual([
      '# Услуга Цена',
      'До 10 кап | 100000',
      'От 21 капы | 180000',
    ])
  })

  it('has the price that counts, and the former one as a note', () => {
    expect(read('Услуга\tСтарая цена\tНовая цена\nБрекеты\t60 000\t45 000')).toEqual([
      '# Услуга Старая цена Новая цена',
      'Брекеты | 45000 (Старая цена: 60 000)',
    ])
  })

  it('that was copied of a page has no price that is struck out', () => {
    const html =
      '<ul><li>Брекеты <del>60 000 ₸</del> <ins>45 000 ₸</ins></li><li>Капа <span style="text-decoration: line-through">9 000 ₸</span> 7 000 ₸</li></ul>' +
      '<table><tr><th>Услуга</th><th>Цена</th></tr><tr><td>Винир</td><td><s>90 000</s> 70 000</td></tr></table>'
    expect(read(pastedText(html))).toEqual([
      'Брекеты | 45000 KZT',
      'Капа | 7000 KZT',
      '# Услуга Цена',
      'Винир | 70000',
    ])
  })

  it('has no price where several columns have none that is named', () => {
    expect(read('Ретейнер\t15000\t20000\nКаппа\t9000\t12000')).toEqual([
      '? Ретейнер 15000 20000',
      '? Каппа 9000 12000',
    ])
  })

  it('of a CSV file has quoted cells, with commas, quotation marks and lines of their own', () => {
    expect(
      read(
        'Услуга,Цена\n"Приём, первичный","5 000"\n"Курс ""Здоровье"" полный",12000\n"УЗИ почек\nУЗИ печени","4000\n6000"',
      ),
    ).toEqual([
      '# Услуга Цена',
      'Приём, первичный | 5000',
      'Курс "Здоровье" полный | 12000',
      'УЗИ почек | 4000',
      'УЗИ печени | 6000',
    ])
  })

  it('has columns for the least, the most and the category, with semicolons too', () => {
    expect(
      read('Раздел;Услуга;Цена от;Цена до\nТерапия;Приём;5000;7000\nХирургия;Удаление;9000;9000'),
    ).toEqual([
      '# Раздел Услуга Цена от Цена до',
      'Терапия / Приём | 5000 to 7000',
      'Хирургия / Удаление | 9000',
    ])
  })

  it('that was copied of a page keeps its tables, with cells of several rows', () => {
    const html =
      '<html><body><!--StartFragment--><h2>Narxlar</h2><table><tr><th>Bo‘lim</th><th>Xizmat</th><th>Narxi</th></tr>' +
      '<tr><td rowspan=2>Terapiya</td><td>Qabul<br>30 daqiqa</td><td>150 000</td></tr>' +
      '<tr><td>Qayta qabul</td><td>100 000 so‘m</td></tr></table><p>Savollar uchun yozing</p></body></html>'
    expect(read(pastedText(html))).toEqual([
      '? Narxlar',
      '# Bo‘lim Xizmat Narxi',
      'Terapiya / Qabul 30 daqiqa | 150000',
      'Terapiya / Qayta qabul | 100000 UZS',
      '? Savollar uchun yozing',
    ])
  })
})

const cell = fc.oneof(
  fc.constantFrom(
    'Приём',
    'Терапия:',
    '5 000 тг',
    '5000-7000',
    'от 5000',
    'бесплатно',
    '—',
    '1)',
    'Цена',
    'Narxi',
    '12.03',
    '....',
    '₸5',
    '*',
    '"',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.integer({ min: 0 }).map(String),
)
const line = fc
  .array(fc.tuple(cell, fc.constantFrom(' ', '\t', '   ', ' | ', ';', '.....', ' — ')), { maxLength: 6 })
  .map((parts) => parts.flat().join(''))

/** The letters and digits of a text, none of which may be lost. */
const signs = (text: string): string => text.normalize('NFC').replace(/[^\p{L}\p{Nd}]/gu, '')

describe('whatever is pasted', () => {
  it('is read, and nothing of it is lost', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const text = lines.join('\n')
        let rest = signs(text)
        let before = ''
        for (const { kind, source } of readPriceList(text)) {
          const own = signs(source)
          // A row with several prices is several services, each with the whole row.
          if (rest.startsWith(own)) rest = rest.slice(own.length)
          else expect([kind, source]).toEqual(['price', before])
          before = source
        }
        expect(rest).toBe('')
      }),
      { numRuns: 300, examples: [[['Услуга\tЦена днём\tЦена ночью', 'Приём\t5000\t7000']]] },
    )
  })
  it('has prices that a service can have', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 10 }), (lines) => {
        for (const one of readPriceList(lines.join('\n'))) {
          if (one.kind !== 'price') continue
          expect(one.name.length).toBeGreaterThan(1)
          expect(one.name.length).toBeLessThanOrEqual(200)
          expect(one.price ?? 0).toBeGreaterThanOrEqual(0)
          expect(one.priceTo ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(one.price ?? 0)
        }
      }),
      { numRuns: 200 },
    )
  })
  it.each([
    ['dots', '.'.repeat(200_000)],
    ['tabs', `a\t`.repeat(100_000)],
    ['quotes', '\t"'.repeat(100_000)],
    ['digits', '1 '.repeat(100_000)],
    ['spaces', `а${' '.repeat(200_000)}б`],
    ['stars', '*'.repeat(200_000)],
  ])('is read in time if it is 200,000 signs of %s', (_, text) => {
    const before = process.threadCpuUsage().user
    readPriceList(text)
    readPriceList(`Приём 5000\n${text}`)
    expect((process.threadCpuUsage().user - before) / 1000).toBeLessThan(1500)
  })
})
