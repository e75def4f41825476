import { expect, it } from 'vitest'
import { quickest } from '../../../schemas/testing/quickest.ts'
import { readXml } from './read-xml.ts'

const endless = { depth: 1e9, elements: 1e9, attributes: 1e9 }
const read = (source: string) => readXml(source, { open() {}, text() {}, close() {} }, endless)

it.each([
  ['nested elements', '<g>'],
  ['elements', '<g a="b"/>'],
  ['attributes', '<g a b'],
  ['characters that are written out', '&#65;'],
  ['elements that are closed without having been opened', '</g>'],
  ['parts that do not end', '<![CDATA['],
  ['comments', '<!-- -->'],
])('takes time for many %s that grows with their number', (_, part) => {
  const made = (size: number) => `<svg>${part.repeat(size / part.length)}`
  const bound =
    50 *
    Math.max(
      5,
      quickest(() => read(made(100_000)), 0),
    )
  // In squares it would be a hundred times as long.
  expect(quickest(() => read(made(1_000_000)), bound)).toBeLessThan(bound)
})
