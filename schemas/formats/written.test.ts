import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isVisible } from './visible.ts'
import { withoutUnseen } from './written.ts'

describe('what a person has written', () => {
  it.each([
    ['\u202eтекст\u202c', 'текст'],
    ['\u2066a\u2069\u200eb\u061c', 'ab'],
    ['сло\u200bво\ufeff\u2060', 'слово'],
    ['пере\u00adнос', 'перенос'],
    ['\u3164\u115f\uffa0', ''],
    ['\u200d\u200d', ''],
    ['а \u200c\u200d б', 'а  б'],
    [`а${'\u200d'.repeat(50)}`, 'а\u200d\u200d'],
  ])('loses what is not seen: %j', (text, clean) => {
    expect(withoutUnseen(text)).toBe(clean)
  })
  it.each(['Oʻgʻiloy, қайырлы күн!', '❤️‍🔥', '👩‍⚕️ спасибо', 'می‌خواهم', 'две\nстроки\tи табуляция', 'й'])(
    'keeps letters, pictures and lines: %s',
    (text) => {
      expect(withoutUnseen(text)).toBe(text)
    },
  )
  it('is the same when it is cleaned again, and loses nothing that is seen', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = withoutUnseen(text)
        expect(withoutUnseen(clean)).toBe(clean)
        expect(isVisible(clean)).toBe(isVisible(text.toWellFormed()))
      }),
    )
  })
})
