import { expect, test } from 'vitest'
import { arrowsOf } from '../cases/define-case.ts'
import { reviewCase } from './review.case.ts'

/** S-REV as the specification lists it; a review that waits may be edited and waits on. */
const allowed = [
  ['new', 'published'],
  ['new', 'rejected'],
  ['published', 'disputed'],
  ['disputed', 'published'],
  ['disputed', 'hidden'],
  ['published', 'new'],
  ['hidden', 'new'],
  ['rejected', 'new'],
  ['new', 'new'],
]

test('a review changes its state only along S-REV', () => {
  const pairs = arrowsOf(reviewCase).flatMap((name) => {
    const { from, to } = reviewCase.arrows[name]
    return from.map((one) => [one, to])
  })
  expect(pairs.map(String).sort()).toEqual(allowed.map(String).sort())
})
