import { expect, it } from 'vitest'
import { completeUrl } from './complete-url.ts'

it.each([
  ['example.com/x', 'https://example.com/x'],
  [' пример.рф ', 'https://пример.рф'],
  ['example.com:8080?a=b', 'https://example.com:8080?a=b'],
  ['http://example.com', 'http://example.com'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['a@example.com', 'a@example.com'],
  ['два слова.ру', 'два слова.ру'],
  ['/about', '/about'],
  ['', ''],
])('completes "%s" to "%s"', (typed, completed) => {
  expect(completeUrl(typed)).toBe(completed)
})
