import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shortText } from './short-text.ts'

it('leaves a short text alone and cuts a long one between words', () => {
  expect(shortText('Лечим зубы', 10)).toBe('Лечим зубы')
  expect(shortText('Лечим зубы, без боли', 14)).toBe('Лечим зубы…')
  expect(shortText('Стоматологическая', 8)).toBe('Стомато…')
})
it('is never longer than it may be', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 40 }), (text, max) => {
      expect(shortText(text, max).length).toBeLessThanOrEqual(Math.max(max, 2))
    }),
  )
})
