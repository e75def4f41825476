import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kindOf, places } from '../testing/places.ts'
import { validExampleBlocks } from '../testing/valid-example-blocks.ts'
import { replaceAt } from './edit.ts'
import { isRecord } from './is-record.ts'
import { judge } from './judge.ts'
import { t } from './type.ts'

const label = { ru: 'Поле', kk: 'Өріс', uz: 'Maydon', en: 'Field' }
const schema = t.object({
  title: t.text({ label, max: 5 }),
  size: t.choice({ small: label, large: label }),
  count: t.optional(t.integer({ minimum: 1, maximum: 3 })),
  link: t.optional(t.link({ label })),
  days: t.optional(
    t.array(t.object({ from: t.time(), on: t.optional(t.date()) }), { minItems: 1, maxItems: 2 }),
  ),
})
const valid = { title: { ru: 'Имя' }, size: 'small' }

describe('judge', () => {
  test.each([
    ['a missing field', { size: 'small' }, ['title'], 'required', {}],
    ['a missing Russian text', { ...valid, title: { en: 'Name' } }, ['title', 'ru'], 'required', {}],
    ['a field too many', { ...valid, colour: 1 }, ['colour'], 'extra', { name: 'colour' }],
    ['a blank text', { ...valid, title: { ru: ' ' } }, ['title', 'ru'], 'blank', {}],
    ['a text too long', { ...valid, title: { ru: 'длинно' } }, ['title', 'ru'], 'maxLength', { count: 5 }],
    ['a blank text too long', { ...valid, title: { ru: '      ' } }, ['title', 'ru'], 'blank', {}],
    ['a number for a text', { ...valid, title: { ru: 1 } }, ['title', 'ru'], 'text', {}],
    ['a word that is no choice', { ...valid, size: 'huge' }, ['size'], 'choice', { allowed: 'small, large' }],
    ['a number for a choice', { ...valid, size: 1 }, ['size'], 'text', {}],
    ['half a number', { ...valid, count: 1.5 }, ['count'], 'integer', {}],
    ['a number too small', { ...valid, count: 0 }, ['count'], 'minimum', { limit: 1 }],
    ['a number too big', { ...valid, count: 4 }, ['count'], 'maximum', { limit: 3 }],
    [
      'an unknown variant',
      { ...valid, link: { kind: 'fax', number: '1' } },
      ['link', 'kind'],
      'choice',
      { allowed: 'page, url, phone, email, whatsapp' },
    ],
    ['a variant without a name', { ...valid, link: { number: '1' } }, ['link', 'kind'], 'required', {}],
    [
      'a number for a variant',
      { ...valid, link: { kind: 1 } },
      ['link', 'kind'],
      'choice',
      { allowed: 'page, url, phone, email, whatsapp' },
    ],
    ['a text for a variant', { ...valid, link: 'https://clinic.kz' }, ['link'], 'group', {}],
    [
      'a wrong value in a variant',
      { ...valid, link: { kind: 'phone', number: '8700' } },
      ['link', 'number'],
      'phone',
      {},
    ],
    [
      'a wrong value in a list',
      { ...valid, days: [{ from: '08:00' }, { from: '25:00' }] },
      ['days', 1, 'from'],
      'time',
      {},
    ],
    [
      'a day that no month has',
      { ...valid, days: [{ from: '08:00', on: '2026-04-31' }] },
      ['days', 0, 'on'],
      'date',
      {},
    ],
    ['an empty list', { ...valid, days: [] }, ['days'], 'minItems', { count: 1 }],
  ])('gives one problem for %s', (_, value, path, code, params) => {
    expect(judge(schema, value).problems).toEqual([{ path, code, params }])
  })

  test('gives a problem for each of two wrong values', () => {
    const wrong = judge(schema, { title: { ru: '' }, size: 'huge' }).problems.map(({ path }) => path)
    expect(wrong).toHaveLength(2)
    expect(wrong).toEqual(expect.arrayContaining([['title', 'ru'], ['size']]))
  })

  test('reads a path through names with slashes, tildes and digits', () => {
    const odd = t.object({ 'a/b': t.object({ 'c~d': t.object({ 0: t.boolean() }) }) })
    expect(judge(odd, { 'a/b': { 'c~d': { 0: 'x' } } }).problems).toMatchObject([
      { path: ['a/b', 'c~d', '0'], code: 'boolean' },
    ])
  })
})

describe.each(validExampleBlocks)('%s', (_type, definition) => {
  const { props } = definition.example

  test.each([...places(props)].map(({ path, value }) => [path.join('.') || 'props', path, value] as const))(
    'gives exactly one problem for anything of another kind at %s',
    (_place, path, value) => {
      const wrong = fc.oneof(
        fc.string(),
        fc.double({ noNaN: true }),
        fc.boolean(),
        fc.constant(null),
        fc.constant([]),
        fc.constant({}),
      )
      fc.assert(
        fc.property(
          wrong.filter((other) => kindOf(other) !== kindOf(value)),
          (other) => {
            expect(
              judge(definition.props, replaceAt(props, path, other)).problems.map((problem) => problem.path),
            ).toEqual([path])
          },
        ),
        { numRuns: 8 },
      )
    },
  )

  test('gives exactly one problem for one property too many, anywhere', () => {
    for (const { path, value } of places(props)) {
      if (kindOf(value) !== 'object') continue
      const here = [...path, 'unheard-of']
      // Keys that other programs write into a text stay.
      if (isRecord(value) && '_type' in value) {
        expect(judge(definition.props, replaceAt(props, here, 1)).problems).toEqual([])
        continue
      }
      expect(judge(definition.props, replaceAt(props, here, 1)).problems).toMatchObject([
        { path: here, code: 'extra' },
      ])
    }
  })

  test('gives at most one problem for one property that is missing, at its place', () => {
    for (const { path } of places(props)) {
      if (path.length === 0 || typeof path.at(-1) === 'number') continue
      const problems = judge(definition.props, replaceAt(props, path, undefined)).problems
      if (problems.length > 0) expect(problems).toEqual([{ path, code: 'required', params: {} }])
    }
  })
})
