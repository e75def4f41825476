import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readTags, writeTags } from './tags.ts'

const tag = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .filter((text) => text.trim() === text && text !== '')

it('come back from a header of ASCII as they were, whatever their letters', () => {
  fc.assert(
    fc.property(fc.array(tag), (tags) => {
      const header = writeTags(tags)
      expect(header).toMatch(/^[\x20-\x7e]*$/)
      expect(readTags(header)).toEqual(tags)
    }),
  )
})

it('are read from a backend that does not encode them', () => {
  expect(readTags(' news:1001, 100% ,')).toEqual(['news:1001', '100%'])
  expect(readTags(null)).toEqual([])
})
