import { expect, test } from 'vitest'
import { t } from '../schemas/core/type.ts'
import { blankValue } from './blank-value.ts'

test('has a place for each value that has to be there, and what it begins with', () => {
  const schema = t.object({
    name: t.text(),
    note: t.optional(t.text()),
    phones: t.array(t.phone()),
    code: t.string(),
    isShown: t.boolean({ default: true }),
    count: t.optional(t.integer({ default: 1 })),
    place: t.object({ city: t.text(), floor: t.integer() }),
  })
  expect(blankValue(schema)).toEqual({ name: {}, phones: [], isShown: true, count: 1, place: { city: {} } })
})
