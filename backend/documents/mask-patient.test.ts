import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskPatient } from './mask-patient.ts'

const masked = (names: string, lang: 'ru' | 'kk' | 'uz' | 'en' = 'ru') => {
  const [lastName = '', name = '', middleName = null] = names.split(' ')
  return maskPatient({ lastName, name, middleName }, lang).replaceAll('\u00A0', ' ')
}

describe('maskPatient', () => {
  it.each([
    ['Иванов Иван Иванович', 'И*** И. И.'],
    ['Иванова-Петрова анна', 'И*** А.'],
    ['Ю Цой', 'Ю*** Ц.'],
    ['О А Б', 'О*** А. Б.'],
    ['Әбдіғали Ұлжан Қайратқызы', 'Ә*** Ұ. Қ.', 'kk'],
    ['Іңкәрбек Өркен', 'І*** Ө.', 'kk'],
    ['Gʻulomov Oʻtkir Shavkat', 'Gʻ*** Oʻ. Sh.', 'uz'],
    ["O'rinov Chori", "O'*** Ch.", 'uz'],
    ['Shakirov CHARYYEV', 'S*** C.', 'en'],
    ["d'Arc Ève", "D'*** È.", 'en'],
    ['Smith John', 'S*** J.', 'en'],
    ['— 12', '***'],
  ] as const)('shows “%s” as “%s”', (names, shown, lang: 'ru' | 'kk' | 'uz' | 'en' = 'ru') => {
    expect(masked(names, lang)).toBe(shown)
  })

  it('never shows more than a letter of each name', () => {
    const name = fc.string({ unit: fc.constantFrom(...'абвгАБВГәқabcdSHsh-ʻ '), minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(name, name, fc.option(name), (lastName, first, middleName) => {
        for (const lang of ['ru', 'uz'] as const) {
          const shown = maskPatient({ lastName, name: first, middleName }, lang)
          for (const part of shown.split('\u00A0'))
            expect(part.match(/\p{Lu}/gu)?.length ?? 0, shown).toBeLessThan(2)
          expect(shown.length).toBeLessThan(24)
        }
      }),
    )
  })
})
