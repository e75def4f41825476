import { expect, it } from 'vitest'
import { menuKind } from './menu-kind.ts'

it('knows all thirteen numbers and no others (C-21)', () => {
  const numbers = Array.from({ length: 13 }, (_, index) => index + 1)
  expect(numbers.map(menuKind)).not.toContain(undefined)
  for (const unknown of [undefined, 0, 14, -1, 1.5, Number.NaN]) expect(menuKind(unknown)).toBeUndefined()
})
