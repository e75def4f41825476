import { describe, expect, it } from 'vitest'
import { closedTitle } from './closed-title.ts'
import { nextHolidays } from './holidays.ts'

describe('public holidays', () => {
  it('are the next of the country, days in a row as one', () => {
    const found = nextHolidays('KZ', '2026-12-20', 'ru')
    expect(found[0]).toEqual({ from: '2027-01-01', until: '2027-01-02', name: 'Новый год' })
    expect(found).toContainEqual({ from: '2027-03-21', until: '2027-03-23', name: 'Наурыз мейрамы' })
    expect(found.map(({ from }) => from)).toEqual([...found.map(({ from }) => from)].sort())
    expect(found.every(({ from, until }) => from <= until && until < '2027-12-21')).toBe(true)
  })

  it.each(['KZ', 'UZ', 'BY', 'RU'])('of %s have names in each language that a clinic writes', (country) => {
    const namesIn = (locale: 'ru' | 'kk' | 'uz') => nextHolidays(country, '2027-01-01', locale)
    const isRussian = (name: string) => /^(День|Международный|Праздник|Новый|Дзень)/u.test(name)
    expect(namesIn('kk').filter(({ name }) => isRussian(name))).toEqual([])
    expect(namesIn('uz').filter(({ name }) => /[а-яё]/iu.test(name))).toEqual([])
    expect(namesIn('ru').filter(({ name }) => name.startsWith('Дзень'))).toEqual([])
  })

  it('have names in the language of the reader where the country has it', () => {
    expect(nextHolidays('UZ', '2027-03-01', 'uz')[0]?.name).toBe('Xalqaro xotin-qizlar kuni')
    expect(nextHolidays('UZ', '2027-03-01', 'ru')[0]?.name).toBe('Международный женский день')
  })

  it('are left out while nobody knows them', () => {
    expect(nextHolidays('KG', '2026-12-20', 'ru')).toEqual([])
    expect(nextHolidays('', '2026-12-20', 'ru')).toEqual([])
  })
})

it.each([
  [
    ['2027-01-01', '2027-01-02'],
    {
      ru: '1–2 января не работаем',
      kk: '1–2 қаңтар күндері жұмыс істемейміз',
      uz: '1–2-yanvar kunlari ishlamaymiz',
      en: 'Closed 1–2 January',
    },
  ],
  [
    ['2027-03-08', '2027-03-08'],
    {
      ru: '8 марта не работаем',
      kk: '8 наурыз күні жұмыс істемейміз',
      uz: '8-mart kuni ishlamaymiz',
      en: 'Closed on 8 March',
    },
  ],
  [
    ['2026-12-31', '2027-01-02'],
    {
      ru: 'С 31 декабря по 2 января не работаем',
      kk: '31 желтоқсан – 2 қаңтар күндері жұмыс істемейміз',
      uz: '31-dekabr – 2-yanvar kunlari ishlamaymiz',
      en: 'Closed 31 December – 2 January',
    },
  ],
] as const)('the title of a notice names its days as people write them: %j', ([from, until], title) => {
  expect(closedTitle(from, until)).toEqual(title)
})
