import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isPersonName, normalizeName } from './person-name.ts'

describe('isPersonName', () => {
  test.each([
    'Әсел',
    'Ғани',
    'Өмірұлы',
    'Нұрсұлтан-Жүсіп',
    'Oʻgʻiloy',
    "O'tkir",
    'Gʼani',
    '‘Abdulla',
    'Rashid oʻgʻli',
    'Мамед оглы',
    'Салтыкова-Щедрина',
    'Ли',
    'Ё',
    'Nuñez',
    'x'.repeat(60),
  ])('accepts %j (V-19)', (name) => {
    expect(isPersonName(name)).toBe(true)
  })
  test.each([
    '',
    ' ',
    '-',
    'ʻ',
    "'",
    'Анна1',
    'Анна.',
    'Анна--Мария',
    '-Анна',
    'Анна-',
    'Анна  Мария',
    'Анна\n',
    '<b>Анна</b>',
    'Анна😀',
    'x'.repeat(61),
  ])('refuses %j (V-19)', (name) => {
    expect(isPersonName(name)).toBe(false)
  })
})

describe('tidyName', () => {
  it('composes letters and spares one space between words', () => {
    expect(normalizeName('  Май\u00A0 \tИи\u0306  ')).toBe('Май Ий')
  })
  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(normalizeName(normalizeName(name))).toBe(normalizeName(name))
      }),
    )
  })
})
