import { expect, it } from 'vitest'
import { aspectAverages, aspectField, aspectFields, aspectsOf } from './review-aspects.ts'

it('an aspect has an average as soon as three people have rated it', () => {
  const two = [{ waiting: 2 }, { waiting: 3, value: 5 }]
  expect(aspectAverages(two)).toEqual([])
  expect(aspectAverages([...two, undefined, { waiting: 5 }])).toEqual([{ aspect: 'waiting', rating: 3.3 }])
})

it('ratings stay the same through the fields of the API, and none are null', () => {
  const rated = { attention: 4, cleanliness: 1 }
  expect(aspectsOf(aspectFields((aspect) => rated[aspect as keyof typeof rated] ?? null))).toEqual(rated)
  expect(aspectsOf({})).toBeNull()
  expect(aspectField('value')).toBe('RATING_VALUE')
})
