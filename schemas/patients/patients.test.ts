import { describe, expect, it } from 'vitest'
import { patientWords, typedWords } from './patient-words.ts'
import { likenessOf } from './same-name.ts'

const named = (text: string) => {
  const [lastName = '', name = '', middleName = null] = text.split(' ')
  return { lastName, name, middleName }
}

describe('two names', () => {
  it.each([
    ['Серікова Айгүл', 'Серикова Айгул'],
    ['Серикова Айгуль', 'Serikova Aigul'],
    ['Юлдашев Ғайрат', 'Yoʻldashev Gʻayrat'],
    ['Айгуль Серикова', 'Серикова Айгуль'],
    ['Иванов Иван Иванович', 'ivanov ivan ivanovich'],
  ])('%s and %s are the same', (one, other) => {
    expect(likenessOf(named(one), named(other))).toBe('same')
  })
  it('differ by a patronymic that only one of them has', () => {
    expect(likenessOf(named('Иванов Иван'), named('Иванов Иван Петрович'))).toBe('shorter')
  })
  it.each([
    ['Иванов Иван Петрович', 'Иванов Иван Сергеевич'],
    ['Иванов Иван', 'Иванова Анна'],
    ['Али Али', 'Али Вали'],
    ['Иван', 'Иван Иванов'],
  ])('%s and %s are others', (one, other) => {
    expect(likenessOf(named(one), named(other))).toBe('other')
  })
})

const card = {
  number: 417,
  lastName: 'Серікова',
  name: 'Әлия',
  middleName: 'Болатқызы',
  birthday: '1985-03-12',
  phone: '+77011234567',
}

/** Whether a card is found by what was typed, as the search does it. */
const isFound = (typed: string) => {
  const words = patientWords(card)
  const parts = typedWords(typed)
  return (
    parts.length > 0 &&
    parts.every(({ begins, whole }) =>
      words.some((word) => whole.includes(word) || begins.some((begin) => word.startsWith(begin))),
    )
  )
}

describe('a card is found', () => {
  it.each([
    'Сер',
    'серикова',
    'Serik',
    'али',
    'Ali',
    'Aliya ser',
    'алия серикова',
    'болат',
    '+7 701 123',
    '8701',
    '8 (701) 123-45-67',
    '701123',
    '4567',
    '567',
    '112345',
    '234',
    '45-67',
    '45 67',
    '23-45',
    '45 67 серикова',
    '+7 (701) 123-45-67 серикова',
    '12.03.1985',
    '12.3.1985',
    '12.03',
    '12.03.19',
    '12031985',
    '1985-03-12',
    '1985-03',
    '1985',
    '1985 серикова',
    '417',
    '№417',
  ])('by %s', (typed) => {
    expect(isFound(typed)).toBe(true)
  })
  it.each([
    '',
    '  ',
    'Иванов',
    'ерикова',
    '4568',
    '13-46',
    '418',
    '41',
    '13.03.1985',
    '1986',
    'серикова 1986',
    "'",
    '%',
  ])('not by "%s"', (typed) => {
    expect(isFound(typed)).toBe(false)
  })
})
