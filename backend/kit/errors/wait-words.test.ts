import { expect, it } from 'vitest'
import { waitWords } from './wait-words.ts'

it.each([
  ['ru', 0, 'Попробуйте снова через 1 секунду.'],
  ['ru', 42, 'Попробуйте снова через 42 секунды.'],
  ['ru', 61, 'Попробуйте снова через 2 минуты.'],
  ['ru', 3541, 'Попробуйте снова через 1 час.'],
  ['ru', 86_400, 'Попробуйте снова через 24 часа.'],
  ['kk', 300, '5 минуттан кейін қайталап көріңіз.'],
  ['uz', 3600, '1 soatdan keyin qayta urinib koʻring.'],
  ['en', 60, 'Please try again in 1 minute.'],
  ['en', 120, 'Please try again in 2 minutes.'],
] as const)('it says in %s how long %i seconds are', (locale, seconds, words) => {
  expect(waitWords(locale, seconds)).toBe(words)
})
