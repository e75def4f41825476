import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type QuestionArrow, questionCase } from './question.case.ts'
import { type PublicationArrow, publicationCase } from './question-publication.case.ts'
import type { Publication, QuestionStatus } from './question-status.ts'

/** The states of a walk along arrows; an arrow that does not fit is refused. */
function walk<State, Arrow extends string>(
  start: State,
  arrows: Record<Arrow, { from: readonly State[]; to: State }>,
  steps: readonly Arrow[],
) {
  const taken: Arrow[] = []
  let state = start
  for (const step of steps)
    if (arrows[step].from.includes(state)) {
      taken.push(step)
      state = arrows[step].to
    }
  return { state, taken }
}

const namesOf = <Arrow extends string>(arrows: Record<Arrow, unknown>) => Object.keys(arrows) as Arrow[]
const countOf = <T>(all: readonly T[], one: T) => all.filter((each) => each === one).length

test('a question is asked back about at most once, and only after an answer; what is withdrawn stays so', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...namesOf(questionCase.arrows)), { maxLength: 40 }), (steps) => {
      const { state, taken } = walk<QuestionStatus, QuestionArrow>('new', questionCase.arrows, steps)
      expect(countOf(taken, 'answer')).toBeLessThanOrEqual(1)
      expect(countOf(taken, 'followUp')).toBeLessThanOrEqual(countOf(taken, 'answer'))
      expect(countOf(taken, 'answerAgain')).toBeLessThanOrEqual(countOf(taken, 'followUp'))
      expect(taken.slice(0, -1)).not.toContain('withdraw')
      if (state === 'spam') expect(taken).not.toContain('answer')
    }),
  )
})

test('nothing is published unless it was offered, and what is taken back is read by nobody', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...namesOf(publicationCase.arrows)), { maxLength: 40 }), (steps) => {
      const { state, taken } = walk<Publication, PublicationArrow>('kept', publicationCase.arrows, steps)
      if (state === 'published') expect(taken.at(-2)).toBe('offer')
      if (taken.at(-1) === 'takeBack') expect(state).toBe('kept')
    }),
  )
})
