import { expect, it } from 'vitest'
import type { Pruned } from '../../source/prune.ts'
import { leaveOutDeep } from './leave-out-deep.ts'
import { richFromSanity } from './rich-text.ts'

const callouts = (levels: number) =>
  JSON.parse(
    '{"_type":"richCallout","tone":"note","content":['.repeat(levels) +
      '{"_type":"block","children":[]}' +
      ']}'.repeat(levels),
  ) as unknown
const answerOf = (levels: number) => ({
  q0: [{ _id: 'page-1', text: [callouts(levels)] }, { _id: 'page-2' }],
})

function leaveOut(answer: unknown) {
  const problems: Pruned[] = []
  leaveOutDeep(answer, (problem) => problems.push(problem))
  return problems
}

it('leaves an answer as it is', () => {
  const answer = answerOf(20)
  expect(leaveOut(answer)).toEqual([])
  expect(answer).toEqual(answerOf(20))
})

it('takes out what is nested too deep for those who read it, and names its document once', () => {
  const answer = answerOf(50_000)
  expect(leaveOut(answer)).toEqual([{ path: 'page-1', code: 'nested' }])
  const [first, second] = answer.q0
  expect(second).toEqual({ _id: 'page-2' })
  expect(richFromSanity(first?.text ?? [], { projectId: 'abc', dataset: 'd' })).toMatchObject([
    { _type: 'callout', content: [{ _type: 'callout' }] },
  ])
})
