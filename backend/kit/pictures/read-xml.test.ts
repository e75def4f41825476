import { expect, it } from 'vitest'
import { growsWithSize } from '../../../schemas/testing/quickest.ts'
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
  expect(growsWithSize((size) => read(made(size)), 100_000, 1_000_000)).toBe(true)
})
