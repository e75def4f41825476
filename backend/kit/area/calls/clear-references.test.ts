import { expect, test } from 'vitest'
import { t } from '../../../../schemas/core/type.ts'
import { withoutReferences } from './clear-references.ts'

const of = { area: 'doctors', code: '5' }
const schema = t.object({
  head: t.optional(t.reference('doctors')),
  cabinet: t.optional(t.reference('cabinets')),
  team: t.array(t.reference('doctors')),
  prices: t.array(t.object({ doctor: t.optional(t.reference('doctors')), price: t.integer() })),
  nested: t.object({ deputy: t.optional(t.reference('doctors')) }),
})

test('references to a removed row are cleared wherever they are, and nothing else', () => {
  const value = {
    head: '5',
    cabinet: '5',
    team: ['4', '5'],
    prices: [{ doctor: '5', price: 1 }, { doctor: '6', price: 2 }, { price: 3 }],
    nested: { deputy: '5' },
  }
  expect(withoutReferences(schema, value, of)).toEqual({
    cabinet: '5',
    team: ['4'],
    prices: [{ doctor: '6', price: 2 }, { price: 3 }],
    nested: {},
  })
})

test.each([
  ['a list that would be too short', t.array(t.reference('doctors'), { minItems: 1 }), ['5']],
  ['an object that requires it', t.object({ doctor: t.reference('doctors') }), { doctor: '5' }],
  [
    'an object with a list that would be too short',
    t.object({ team: t.array(t.reference('doctors'), { minItems: 2 }) }),
    { team: ['4', '5'] },
  ],
  [
    'one of several kinds of object',
    t.variants('kind', { doctor: t.object({ code: t.reference('doctors') }), none: t.object({}) }),
    { kind: 'doctor', code: '5' },
  ],
])('the optional property of a removed reference goes with it: %s', (_, part, value) => {
  expect(withoutReferences(t.object({ part: t.optional(part) }), { part: value }, of)).toEqual({})
  expect(() => withoutReferences(t.object({ part }), { part: value }, of)).toThrow('CONFLICT')
})

test('a list keeps as many items as it needs', () => {
  const team = t.object({ team: t.array(t.reference('doctors'), { minItems: 1 }) })
  expect(withoutReferences(team, { team: ['4', '5'] }, of)).toEqual({ team: ['4'] })
})

test('a required reference prevents the removal', () => {
  const required = t.object({ head: t.reference('doctors') })
  expect(() => withoutReferences(required, { head: '5' }, of)).toThrow('CONFLICT')
  expect(withoutReferences(required, { head: '6' }, of)).toEqual({ head: '6' })
})
