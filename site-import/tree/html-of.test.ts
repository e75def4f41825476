import { expect, it } from 'vitest'
import { htmlOf } from './html-of.ts'
import { parseHtml } from './parse-html.ts'

const addresses = { link: (href: string) => href, picture: (src: string) => src }

it.each([
  ['words that are struck out', '<p>Чистка <del>9 000 ₸</del> 7 000 ₸</p>', '<p>Чистка  7 000 ₸</p>'],
  ['the mark of a note', '<p>Без боли<sup><a href="#fn1">1</a></sup></p>', '<p>Без боли</p>'],
  ['the mark of a note in brackets', '<p>Без боли<a href="#fn1">[1]</a></p>', '<p>Без боли</p>'],
  ['the way back from a note', '<p>По опросу. <a href="#fnref1">↩︎</a></p>', '<p>По опросу. </p>'],
])('leaves out %s', (_, html, kept) => {
  expect(htmlOf(parseHtml(html), addresses)).toBe(kept)
})

it.each([
  '<p>Приём <a href="#order">400</a></p>',
  '<p>Площадь 40 м<sup>2</sup></p>',
  '<p><a href="#prices">Цены ↑</a></p>',
])('keeps what only looks so: %s', (html) => {
  expect(htmlOf(parseHtml(html), addresses)).toBe(html)
})
