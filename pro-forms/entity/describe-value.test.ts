import { expect, it } from 'vitest'
import { hoursField } from '../../schemas/booking/hours-field.ts'
import { t } from '../../schemas/core/type.ts'
import { periodFields } from '../../schemas/publication.ts'
import { describeValue } from './describe-value.ts'

it('says dates in words, and times by the clocks of the clinic', () => {
  const instant = '2020-12-01T04:00:00.000Z'
  const said = (timezone: string) => describeValue(periodFields.shownFrom, instant, 'en', { timezone })
  expect(said('Asia/Almaty')).toBe('01 December 2020, 10:00')
  expect(said('Europe/Minsk')).toBe('01 December 2020, 07:00')
  expect(describeValue(t.date(), '2020-12-01', 'ru')).toBe('1 декабря 2020')
})

it('says hours by weekday and date, and references by the names of their rows', () => {
  const schema = t.object({
    cabinet: t.reference('cabinets'),
    hours: hoursField({ ru: 'Часы', kk: 'Уақыты', uz: 'Vaqti', en: 'Hours' }),
  })
  const value = {
    cabinet: '11',
    hours: {
      week: [
        { day: 1, intervals: [{ from: '09:00', to: '13:00' }] },
        { day: 2, intervals: [] },
      ],
      exceptions: [{ date: '2026-12-16', intervals: [], note: { ru: 'Отпуск' } }],
    },
  }
  const nameOf = (area: string, code: string) =>
    area === 'cabinets' && code === '11' ? 'На Абая' : undefined
  expect(describeValue(schema, value, 'ru', { nameOf })).toBe(
    'На Абая · понедельник: 09:00–13:00\n16 декабря 2026: — (Отпуск)',
  )
  expect(describeValue(schema, { cabinet: '11' }, 'ru')).toBe('11')
})

it('says a text in every language by its name, in one order', () => {
  const versions = [
    { ru: 'Врач', kk: 'Дәрігер' },
    { kk: 'Дәрігер', ru: 'Врач' },
  ]
  for (const version of versions)
    expect(describeValue(t.text(), version, 'ru', { isFull: true })).toBe('Русский: Врач\nҚазақша: Дәрігер')
})

it('says numbers, yes and no as people do, with the labels of their fields', () => {
  const label = (ru: string) => ({ label: { ru, kk: ru, uz: ru, en: ru } })
  const schema = t.object({
    price: t.number(label('Цена')),
    since: t.year(label('С какого года')),
    isMain: t.boolean(label('Главный')),
  })
  const yesOrNo = (value: boolean) => (value ? 'да' : 'нет')
  const value = { price: 12500, since: 2008, isMain: false }
  expect(describeValue(schema, value, 'ru', { isFull: true, yesOrNo })).toBe(
    'Цена: 12\u00A0500 · С какого года: 2008 · Главный: нет',
  )
})

it('says an object by its sentence, amounts in the currency of the clinic', () => {
  const sentence = 'от {from, price} — {rate} %'
  const schema = t.object(
    { from: t.integer(), rate: t.number() },
    { sentence: { ru: sentence, kk: sentence, uz: sentence, en: sentence } },
  )
  const value = { from: 100_000, rate: 7 }
  const said = (currency?: string) => describeValue(schema, value, 'ru', { isFull: true, currency })
  expect(said('KZT')).toBe('от 100\u00a0000\u00a0₸ — 7 %')
  expect(said()).toBe('от 100\u00a0000 — 7 %')
})
