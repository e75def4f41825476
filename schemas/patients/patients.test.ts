import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { patientWords, type Searched, typedApart, typedWords } from './patient-words.ts'
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
const isFound = (typed: string, searched: Searched = card) => {
  const words = patientWords(searched)
  const parts = typedWords(typed)
  return (
    parts.length > 0 &&
    parts.every(({ begins, whole }) =>
      words.some((word) => whole.includes(word) || begins.some((begin) => word.startsWith(begin))),
    )
  )
}

it('looks for a part once, and for ten at most: each costs a search', () => {
  expect(typedWords('ким ким Ким')).toHaveLength(1)
  expect(typedWords([...'абвгдежзиклмн'].join(' '))).toHaveLength(10)
})

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
    'серикова4567',
    'сер 45 67 12.03',
    '2 34 5',
    '701 123 4 5 6 7',
    '12345 67',
    '+7 (701) 123-45-67 серикова',
    '12.03.1985',
    '12.03.85',
    '12 03 85',
    '12 03 1985',
    '12.3.1985',
    '12.03',
    '12.03.19',
    '12031985',
    '1985-03-12',
    '1985-03',
    '1985',
    '1985 серикова',
    '1985 4567',
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
    '12.03.86',
    '1986 4567',
    'серикова4568',
    'серикова 1986',
    "'",
    '%',
  ])('not by "%s"', (typed) => {
    expect(isFound(typed)).toBe(false)
  })
})

it.each([
  ['7 45 67', true],
  ['701 45 67', true],
  ['серикова 7 45 67', true],
  ['702 45 67', false],
  ['7 45 68', false],
])('by digits that are not beside each other in the phone number, “%s”: %s', (typed, isThere) => {
  expect(isFound(typed)).toBe(false)
  const parts = typedApart(typed) ?? []
  const words = patientWords(card)
  expect(
    parts.every(({ begins }) => words.some((word) => begins.some((begin) => word.startsWith(begin)))),
  ).toBe(isThere)
})

it('has no other meaning of what has no such number', () => {
  for (const typed of ['серикова', '4567', '45 67', '12.03.1985', '1985 4567'])
    expect(typedApart(typed)).toBeUndefined()
})

const called = (lastName: string): Searched => ({ ...card, lastName, name: '', middleName: null })

/** Sounds as Russian, Kazakh, Uzbek in Cyrillic and in Latin letters, and a passport write them; a name is written in one way throughout. */
const consonants = [
  ['к', 'қ', 'қ', 'q', 'k'],
  ['х', 'х', 'ҳ', 'h', 'kh'],
  ['х', 'х', 'х', 'x', 'kh'],
  ['ш', 'ш', 'ш', 'sh', 'sh'],
  ['ч', 'ч', 'ч', 'ch', 'ch'],
  ['дж', 'ж', 'ж', 'j', 'zh'],
  ['н', 'ң', 'н', 'n', 'n'],
  ['с', 'с', 'с', 's', 's'],
  ['р', 'р', 'р', 'r', 'r'],
  ['т', 'т', 'т', 't', 't'],
  ['б', 'б', 'б', 'b', 'b'],
  ['м', 'м', 'м', 'm', 'm'],
  ['в', 'в', 'в', 'v', 'v'],
] as const
const vowels = [
  ['а', 'а', 'о', 'o', 'a'],
  ['у', 'ұ', 'ў', 'oʻ', 'o'],
  ['у', 'ү', 'у', 'u', 'u'],
  ['ы', 'ы', 'и', 'i', 'y'],
  ['и', 'і', 'и', 'i', 'i'],
  ['ой', 'ай', 'ой', 'oy', 'ai'],
] as const
const ways = [0, 1, 2, 3, 4] as const

type Sound = (typeof consonants | typeof vowels)[number]
const written = (sounds: readonly Sound[], way: (typeof ways)[number]) =>
  sounds.map((sound) => sound[way]).join('')

const syllables = fc.array(fc.tuple(fc.constantFrom(...consonants), fc.constantFrom(...vowels)), {
  minLength: 2,
  maxLength: 4,
})

/** Consonants that no two of these languages take for one another. */
const apart = [...'крмтб'].map(
  (letter) => consonants.find(([russian]) => russian === letter) ?? consonants[0],
)

describe('a name', () => {
  it.each([
    ['Касымов', 'Қосимов', 'Qosimov', 'Kasimov', 'Kasymov'],
    ['Юлдашев', 'Йўлдошев', 'Yuldashev', 'Yoʻldoshev', "Yo'ldoshev", 'Yoldoshev'],
    ['Тухтаев', 'Тўхтаев', 'Toʻxtayev', 'Tokhtaev'],
    ['Якубов', 'Ёқубов', 'Yoqubov', 'Yakubov'],
    ['Ибрагимов', 'Иброҳимов', 'Ibrohimov'],
    ['Сулейманов', 'Сулаймонов', 'Sulaymonov'],
    ['Ходжаев', 'Хўжаев', 'Xoʻjayev', 'Khodzhaev'],
    ['Гулямджан', 'Ғуломжон', 'Gʻulomjon'],
    ['Ауэзов', 'Әуезов', 'Auezov'],
    ['Утеген', 'Өтеген'],
    ['Максим', 'Maksim', 'Maxim'],
    ['Лия', 'Lia', 'Liya'],
    ['Семенов', 'Семёнов', 'Semyonov', 'Semenov'],
  ])('in each spelling finds the card in each other one: %s', (...spellings) => {
    for (const typed of spellings)
      for (const name of spellings)
        expect([typed, name, isFound(typed, called(name))]).toEqual([typed, name, true])
  })
  it('of any sounds is found in whichever way it is written', () => {
    fc.assert(
      fc.property(syllables, fc.constantFrom(...ways), fc.constantFrom(...ways), (name, one, other) => {
        const sounds = name.flat()
        expect(isFound(written(sounds, one), called(written(sounds, other)))).toBe(true)
      }),
    )
  })
  it('is not found by one with other consonants, however they are written', () => {
    const consonant = fc.constantFrom(...apart)
    const name = fc.array(fc.tuple(consonant, fc.constantFrom(...vowels)), { minLength: 2, maxLength: 4 })
    fc.assert(
      fc.property(
        name,
        consonant,
        fc.constantFrom(...ways),
        fc.constantFrom(...ways),
        (sounds, first, one, other) => {
          fc.pre(sounds[0]?.[0] !== first)
          const [[, vowel] = [first, vowels[0]], ...more] = sounds
          const unlike = written([first, vowel, ...more.flat()], one)
          expect(isFound(unlike, called(written(sounds.flat(), other)))).toBe(false)
        },
      ),
    )
  })
  it.each([
    ['Ю', 'Алиев'],
    ['О', 'Ахметов'],
    ['Юл', 'Алиев'],
    ['Иванов', 'Петров'],
    ['Ким', 'Кан'],
    ['Zzzz', 'Жумабаев'],
    ['Каримов', 'Касымов'],
    ['Юлдашев', 'Ермеков'],
  ])('%s does not find %s', (typed, name) => {
    expect(isFound(typed, called(name))).toBe(false)
  })
})
