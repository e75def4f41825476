import { expect, test } from 'vitest'
import { t } from '../../schemas/type.ts'
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

test('a required reference prevents the removal', () => {
  const required = t.object({ head: t.reference('doctors') })
  expect(() => withoutReferences(required, { head: '5' }, of)).toThrow('CONFLICT')
  expect(withoutReferences(required, { head: '6' }, of)).toEqual({ head: '6' })
})
