import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.each([
  ['Ёлка', 'елка'],
  ['Е\u0308лка', 'елка'],
  ['ӘҒҚҢӨҰҮҺІ', 'агкноуухи'],
  ['Oʻzbekiston', "o'zbekiston"],
  ['O‘zbekiston', "o'zbekiston"],
  ['O`zbekiston', "o'zbekiston"],
  ['maʼlumot', "ma'lumot"],
  ['  два\u00A0 слова\n', 'два слова'],
])('folds %j into %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})
test('changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'АбЁёӘғҚңӨұүһІ ʻʼ‘’`´\u00A0Oʻz1') }), (text) => {
      expect(fold(fold(text))).toBe(fold(text))
    }),
  )
})
