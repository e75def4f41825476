import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameFolds } from '../../schemas/formats/name-folds.ts'
import { matchOption } from './match-option.ts'

const doctor = { value: '1', label: 'Әбілқасымова Гүлнар', note: 'Акушер-гинеколог' }

describe('matchOption', () => {
  it.each(['', 'әбіл', 'ГҮЛ', 'гүлнар әбіл', 'гинек', 'акушер-гин', ' гүл, '])('finds by "%s"', (query) => {
    expect(matchOption(doctor, query)).toBe(true)
  })

  it.each(['лнар', 'гүлнар терапевт', 'абил'])('does not find by "%s"', (query) => {
    expect(matchOption(doctor, query)).toBe(false)
  })

  it('finds Kazakh names by Russian letters and Uzbek ones by any apostrophe where texts are folded (V-20)', () => {
    expect(matchOption(doctor, 'абилкас гул', nameFolds)).toBe(true)
    expect(matchOption({ value: '2', label: 'Oʻktam Gʻulomov' }, "o'ktam g‘ul", nameFolds)).toBe(true)
  })

  it.each(['Shym', 'Shymkent', 'Шымк', 'Чимкент', 'chimkent'])(
    'finds a city by %s whatever the language of the list (V-20)',
    (query) => {
      const city = { value: '1', label: 'Chimkent', terms: ['Шымкент', 'Shymkent'] }
      const other = { value: '2', label: 'Olmaota', terms: ['Алматы', 'Almaty', 'Алма-Ата'] }
      expect([city, other].map((one) => matchOption(one, query, nameFolds))).toEqual([true, false])
      expect(['Alma', 'Almati', 'алма ата'].map((one) => matchOption(other, one, nameFolds))).toEqual([
        true,
        true,
        true,
      ])
      expect(matchOption(other, 'ь', nameFolds)).toBe(false)
    },
  )

  it('finds an option by the beginnings of any of its words', () => {
    const word = fc.string({ unit: fc.constantFrom(...'абвәіoʻ1'), minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 5 }),
        fc.nat(4),
        fc.nat(8),
        (words, at, length) => {
          const query = (words[at % words.length] ?? '').slice(0, length)
          expect(matchOption({ value: '', label: words.join(' ') }, query)).toBe(true)
        },
      ),
    )
  })
})
