import { expect, test } from 'vitest'
import { checkTemplate, fill, namePlaces, namesIn } from './fill-template.ts'

const line = (...texts: string[]) => [
  { _type: 'block', style: '{today}', children: texts.map((text) => ({ _type: 'span', text, marks: [] })) },
]

test('values stand in place of their names, in a text and in rich text', () => {
  expect(
    fill(
      { lang: 'ru', body: 'Дана { patient.name }, {today}.' },
      { 'patient.name': '$& Ұлжан', today: '1 мая' },
    ),
  ).toEqual({
    body: 'Дана $& Ұлжан, 1 мая.',
    problems: [],
  })
  expect(fill({ lang: 'uz', body: line('{muddat}', ' kun') }, { muddat: '3' }).body).toEqual(
    line('3', ' kun'),
  )
})

test('a name without a value stays, and is named with its language: unknown, or missing', () => {
  const body = '{patient.birthday} {muddat} {constructor} {note}'
  expect(fill({ lang: 'uz', body }, { 'patient.birthday': null, note: '' })).toEqual({
    body: '{patient.birthday} {muddat} {constructor} ',
    problems: [
      { variable: 'patient.birthday', lang: 'uz', problem: 'missing' },
      { variable: 'muddat', lang: 'uz', problem: 'unknown' },
      { variable: 'constructor', lang: 'uz', problem: 'unknown' },
    ],
  })
})

test('a value is not filled again, and braces of other kinds are text', () => {
  expect(fill({ lang: 'en', body: '{a} {} { } {x\ny}' }, { a: '{today}' })).toEqual({
    body: '{today} {} { } {x\ny}',
    problems: [],
  })
  expect(namesIn(line('{a} {b}', '{a}'))).toEqual(['a', 'b'])
})

test('what has no value is named in its place, and everything else stays for its value', () => {
  const [block] = line('Дата: { visit.date }, {today}.', '{today}')
  const span = (words: string, ...marks: string[]) => expect.objectContaining({ text: words, marks })
  expect(namePlaces([block], { 'visit.date': 'Дата приёма' })).toEqual([
    {
      ...block,
      children: [span('Дата: '), span('[Дата приёма]', 'underline'), span(', {today}.'), span('{today}')],
    },
  ])
})

test('a template says which language lacks a name, and which name nobody knows', () => {
  expect(
    checkTemplate(
      { ru: line('{patient.name} {срок}'), kk: line('{patient.name} {срок}'), uz: line('{patient.name}') },
      ['срок'],
      ['body'],
    ),
  ).toEqual([{ path: ['body', 'uz'], code: 'lackedName', params: { name: '{срок}' } }])
  expect(checkTemplate({ ru: line('{pacient}'), en: line(' ') }, [], ['body'])).toEqual([
    { path: ['body', 'ru'], code: 'unknownName', params: { name: '{pacient}' } },
  ])
})
