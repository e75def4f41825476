import { describe, expect, it } from 'vitest'
import services from '../../../schemas/areas/services.ts'
import { judge } from '../../../schemas/judge.ts'
import { leastNote } from '../../../schemas/site-import.ts'
import { readPriceList } from '../../../site-import/price-list.ts'
import { batchOf } from './batch-body.ts'
import { type KnownService, outcomesOf, rowOf } from './pasted-rows.ts'

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
  const found = outcomesOf(rows, there, leastNote)
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
      known('3', { name: { ru: 'Осмотр' }, price: 3000, note: { ru: 'По записи' } }),
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
    return batchOf(rows, outcomesOf(rows, there, leastNote), { services: there, locale: 'uz' }).body
  }
  it('is valid, in the language of the list, in a category that there is', () => {
    const { ADD } = sent("Терапия\nTish olish 200 000 so'mdan\nBoshqa:\nKonsultatsiya — bepul\n")
    expect(ADD).toEqual([
      {
        name: { ru: 'Tish olish', uz: 'Tish olish' },
        group: { ru: 'Терапия' },
        ...{ price: 200_000, note: leastNote, currency: 'UZS', prices: [] },
      },
      {
        name: { ru: 'Konsultatsiya', uz: 'Konsultatsiya' },
        group: { ru: 'Boshqa', uz: 'Boshqa' },
        ...{ price: 0, currency: 'KZT', prices: [] },
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
})
