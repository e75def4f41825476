import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type LinkMark, linkAddress, readMark, sheetNames, writeMark } from './link-mark.ts'

const marks = fc.record<LinkMark>(
  {
    by: fc.constantFrom<LinkMark['by']>(...sheetNames, 'picture'),
    place: fc.integer({ min: 1, max: 999_999_999 }).map(String),
  },
  { requiredKeys: ['by'] },
)

it('a mark is read as it was written', () => {
  fc.assert(
    fc.property(marks, (mark) => {
      expect(readMark(writeMark(mark))).toEqual(mark)
    }),
  )
})

it('whatever else an address says is an ordinary link', () => {
  for (const written of [null, '', 'z3', 'a3x', 'a-1', '3', 'aa', '1'.repeat(40)])
    expect(readMark(written)).toEqual({ by: 'link' })
})

it('an address has a mark only if it was met on paper', () => {
  expect(linkAddress('https://shipa.example', 'zapis')).toBe('https://shipa.example/s/zapis')
  expect(linkAddress('https://shipa.example', 'zapis', { by: 'poster', place: '3' })).toBe(
    'https://shipa.example/s/zapis?p=a3',
  )
})
