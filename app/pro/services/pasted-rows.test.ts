import { describe, expect, it } from 'vitest'
import services from '../../../schemas/areas/services.ts'
import { judge } from '../../../schemas/core/judge.ts'
import { leastNote } from '../../../schemas/site-import.ts'
import { readPriceList } from '../../../site-import/price-list.ts'
import { batchOf } from './batch-body.ts'
import { isTicked, type KnownService, outcomesOf, rowOf, servedRow } from './pasted-rows.ts'

const known = (CODE: string, VALUE: Partial<KnownService['VALUE']>): KnownService =>
  ({
    CODE,
    REVISION: 3,
    CREATED_AT: '',
    UPDATED_AT: '',
    VALUE: { group: { ru: 'Терапия' }, currency: 'KZT', ...VALUE },
  }) as KnownService

const rowsOf = (text: string) =>
  readPriceList(text).flatMap((line, id) => (line.kind === 'price' ? [rowOf(line, id, 'KZT')] : []))
const outcomes = (text: string, there: KnownService[]) => {
  const rows = rowsOf(text)
  const found = outcomesOf(rows, there, 'ru')
  return rows.map(({ id, name }) => {
    const one = found.get(id)
    return `${name}: ${one?.kind}${one && 'known' in one ? ` ${one.known.CODE}` : ''}`
  })
}

describe('a pasted price list beside the services that there are', () => {
  it('has new ones, new prices, and those that stay the same', () => {
    const there = [
      known('1', { name: { ru: 'Приём', kk: 'Қабылдау' }, price: 5000 }),
      known('2', { name: { ru: 'УЗИ' }, price: 4000, note: leastNote }),
      known('3', { name: { ru: 'Осмотр' }, price: 3000, note: { ru: 'Начальная цена. По записи' } }),
    ]
    expect(outcomes('Қабылдау 6000\nузи 4000\nОсмотр от 3000\nРентген 2000\nРентген 2500', there)).toEqual([
      'Қабылдау: changed 1',
      'узи: changed 2',
      'Осмотр: same 3',
      'Рентген: new',
      'Рентген: repeated',
    ])
  })
  it('keeps services of one name in different categories apart', () => {
    const there = [
      known('1', { name: { ru: 'Приём' }, price: 5000 }),
      known('2', { name: { ru: 'Приём' }, group: { ru: 'Хирургия' }, price: 7000 }),
    ]
    const text = 'Терапия:\nПриём 5000\nХирургия:\nПриём 8000\nЛОР:\nПриём 9000'
    expect(outcomes(text, there)).toEqual(['Приём: same 1', 'Приём: changed 2', 'Приём: new'])
    // The category may have another word in the list, as long as nothing else has the name.
    expect(outcomes('Терапевты:\nПриём 6000', there.slice(0, 1))).toEqual(['Приём: changed 1'])
    expect(outcomes('Терапевты:\nПриём 6000\nЛОР:\nПриём 9000', there.slice(0, 1))).toEqual([
      'Приём: new',
      'Приём: new',
    ])
  })
})

describe('what is sent', () => {
  const there = [
    known('1', { name: { ru: 'Приём' }, price: 5000, priceTo: 6000, note: leastNote }),
    known('2', { name: { ru: 'Осмотр' }, price: 1000 }),
  ]
  const sent = (text: string) => {
    const rows = rowsOf(text)
    return batchOf(rows, outcomesOf(rows, there, 'uz'), { services: there, locale: 'uz' }).body
  }
  it('is valid, in the language of the list, in a category that there is', () => {
    const { ADD } = sent("Терапия\nTish olish 200 000 so'mdan\nBoshqa:\nKonsultatsiya — bepul\n")
    expect(ADD).toEqual([
      {
        name: { ru: 'Tish olish', uz: 'Tish olish' },
        group: { ru: 'Терапия' },
        price: 200_000,
        note: leastNote,
        currency: 'UZS',
        prices: [],
      },
      {
        name: { ru: 'Konsultatsiya', uz: 'Konsultatsiya' },
        group: { ru: 'Boshqa', uz: 'Boshqa' },
        price: 0,
        currency: 'KZT',
        prices: [],
      },
    ])
    for (const value of ADD) expect(judge(services.schema, value).problems).toEqual([])
  })
  it('changes prices, and the note that says no more than that a price is the least', () => {
    expect(sent('Приём 5500\nОсмотр от 1200').CHANGE).toEqual([
      { CODE: '1', REVISION: 3, VALUE: { price: 5500, priceTo: null, currency: 'KZT', note: null } },
      { CODE: '2', REVISION: 3, VALUE: { price: 1200, priceTo: null, currency: 'KZT', note: leastNote } },
    ])
  })
  it('has the price of a repeat visit where the list says one, and keeps it where the list says nothing', () => {
    const change = (text: string, priceRepeat?: number) => {
      const services = [
        known('1', { name: { ru: 'Приём' }, price: 5000, ...(priceRepeat && { priceRepeat }) }),
      ]
      const rows = rowsOf(text)
      const { CHANGE } = batchOf(rows, outcomesOf(rows, services, 'ru'), { services, locale: 'ru' }).body
      return CHANGE.map(({ VALUE }) => VALUE.priceRepeat)
    }
    const list = 'Услуга\tПервичный\tПовторный\nПриём\t5000\t3000'
    expect([change(list), change(list, 4000), change(list, 3000)]).toEqual([[3000], [3000], []])
    expect([change('Приём 5000', 3000), change('Приём 6000', 3000)]).toEqual([[], [undefined]])
    expect(sent(list.replace('Приём', 'Терапевт')).ADD).toMatchObject([{ price: 5000, priceRepeat: 3000 }])
  })
  it('keeps the note of the clinic beside the words that a price is the least, and takes only those away', () => {
    const own = { ru: 'По записи.', kk: 'Жазылу бойынша.' }
    const both = { ru: 'Начальная цена. По записи.', kk: 'Бастапқы баға. Жазылу бойынша.' }
    const change = (text: string, note: KnownService['VALUE']['note']) => {
      const services = [known('1', { name: { ru: 'Приём' }, price: 5000, ...(note && { note }) })]
      const rows = rowsOf(text)
      const { CHANGE } = batchOf(rows, outcomesOf(rows, services, 'ru'), { services, locale: 'ru' }).body
      return CHANGE.map(({ VALUE }) => VALUE.note)
    }
    expect(change('Приём от 6000', own)).toEqual([both])
    expect(change('Приём 6000', both)).toEqual([own])
    expect(change('Приём от 6000', both)).toEqual([undefined])
    expect(change('Приём от 5000', both)).toEqual([])
    expect(change('Приём 5000', own)).toEqual([])
    expect(change('Приём от 6000 (с анализами)', own)).toEqual([
      {
        ru: 'Начальная цена. По записи. с анализами',
        kk: 'Бастапқы баға. Жазылу бойынша. с анализами',
      },
    ])
    expect(change('Приём 6000 (по записи)', own)).toEqual([undefined])
  })
  it('has the note of a line for a new service', () => {
    const [value] = sent('Терапия\nTish olish 200 000 so‘mdan (narkozsiz)').ADD
    expect(value).toMatchObject({
      note: { ru: 'Начальная цена. narkozsiz', uz: 'Boshlangʻich narx. narkozsiz' },
    })
  })
  it('changes a currency, or adds a name with a price in it, only when somebody has said so', () => {
    const rows = rowsOf('Приём 5 000 сум\nОсмотр бесплатно\nСнимок 5000 и описание 7000')
    const found = outcomesOf(rows, there, 'ru')
    expect(rows.map((row) => [found.get(row.id)?.kind, isTicked(row, found.get(row.id))])).toEqual([
      ['changed', false],
      ['changed', true],
      ['new', false],
    ])
    const options = { services: there, locale: 'ru' as const }
    expect(batchOf(rows, found, options).body.CHANGE.map(({ CODE }) => CODE)).toEqual(['2'])
    const chosen = rows.map((row) => ({ ...row, isChosen: true }))
    expect(batchOf(chosen, found, options).body.CHANGE.map(({ VALUE }) => VALUE.currency)).toEqual([
      'UZS',
      'KZT',
    ])
  })
  it('keeps no price of a repeat visit in a currency in which nobody has said it', () => {
    const services = [known('1', { name: { ru: 'Приём' }, price: 5000, priceRepeat: 3000 })]
    const change = (text: string) => {
      const rows = rowsOf(text).map((row) => ({ ...row, isChosen: true }))
      const { CHANGE } = batchOf(rows, outcomesOf(rows, services, 'ru'), { services, locale: 'ru' }).body
      return CHANGE.map(({ VALUE }) => [VALUE.price, VALUE.priceRepeat, VALUE.currency])
    }
    expect(change('Приём 50 000 сум')).toEqual([[50_000, null, 'UZS']])
    const heads = 'Услуга\tПервичный\tПовторный'
    expect(change(`${heads}\nПриём\tбесплатно\t30 000 сум`)).toEqual([[0, 30_000, 'UZS']])
  })
  it('joins a category that there is, whatever its letters', () => {
    const [value] = sent('ТЕРАПИЯ\nПломба 9000').ADD
    expect(value).toMatchObject({ group: { ru: 'Терапия' } })
  })
})

describe('a list whose bare sums have no currency', () => {
  const bare = (currency: string) =>
    readPriceList('Приём 50\nПротез 70–90\nОсмотр бесплатно').flatMap((line, id) =>
      line.kind === 'price' ? [servedRow(rowOf(line, id, currency), 'KZT')] : [],
    )
  it('waits until somebody says it, except for what is free', () => {
    const rows = bare('')
    const found = outcomesOf(rows, [], 'ru')
    expect([...found.values()].map(({ kind }) => kind)).toEqual(['waiting', 'waiting', 'new'])
    const { ADD } = batchOf(rows, found, { services: [], locale: 'ru' }).body
    expect(ADD).toMatchObject([{ name: { ru: 'Осмотр' }, price: 0, currency: 'KZT' }])
  })
  it('keeps sums in a foreign one in notes', () => {
    const rows = bare('EUR')
    const { ADD } = batchOf(rows, outcomesOf(rows, [], 'ru'), { services: [], locale: 'ru' }).body
    expect(ADD).toMatchObject([
      { name: { ru: 'Приём' }, note: { ru: '50\u00a0EUR' }, currency: 'KZT' },
      { name: { ru: 'Протез' }, note: { ru: '70–90\u00a0EUR' }, currency: 'KZT' },
      { name: { ru: 'Осмотр' }, price: 0, currency: 'KZT' },
    ])
    expect(ADD.slice(0, 2).some((row) => 'price' in row || 'priceTo' in row)).toBe(false)
    for (const row of ADD) expect(judge(services.schema, row).problems).toEqual([])
  })
  it('takes no sum for one in the currency of the clinic where others are foreign', () => {
    const lines = readPriceList('Приём 50 €\nУЗИ 70 €\nЧистка 120', 'KZT')
    expect(lines.map((line) => line.kind === 'price' && line.foreign)).toEqual(['EUR', 'EUR', undefined])
  })
})
