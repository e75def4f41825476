import { expect, test } from 'vitest'
import { measure, outlines } from './outlines.ts'

const letters = {
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя«»—№',
  kk: 'әғқңөұүһіӘҒҚҢӨҰҮҺІ₸',
  uz: 'abdefghijklmnopqrstuvxyzʻʼ',
  en: 'abcdefghijklmnopqrstuvwxyz’“”',
}

test.each(Object.entries(letters))('every sign of %s has an outline', (_, signs) => {
  for (const sign of signs)
    expect([sign, outlines(sign, 40, 650).svg]).toEqual([sign, expect.stringMatching(/ d="M/)])
})

test('a text is drawn without any font of the machine', () => {
  expect(outlines('Ғылым — gʻoya', 40, 450).svg).not.toMatch(/<text|font-family/)
})

test('letters stand as close as the font wants them', () => {
  const alone = measure('Т', 100, 650) + measure('а', 100, 650)
  expect(measure('Та', 100, 650)).toBeLessThan(alone)
  expect(outlines('Та', 100, 650).width).toBeCloseTo(measure('Та', 100, 650))
})

test('a sign that the font has not takes no room', () => {
  expect(outlines('医😀', 40, 650)).toEqual({ svg: '', width: 0 })
})
