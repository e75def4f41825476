import { describe, expect, it } from 'vitest'
import type { SourceProblem } from '../../content-adapters/source.ts'
import { describeProblem, problemSummary } from './describe-problem.ts'

const missing = (part: 'props' | 'data'): SourceProblem => ({
  request: 'blocks',
  path: `a.${part}.title`,
  code: 'required',
  problem: { path: [part, 'title'], code: 'required', params: {} },
})

describe('a log entry of a problem', () => {
  it('says of a stored block without a new field how to add it, and does not blame the backend', () => {
    const problem = missing('props')
    expect(problemSummary(problem)).toContain('a stored block')
    expect(describeProblem(problem)).toMatchObject({
      path: 'a.props.title',
      hint: expect.stringContaining('upgrades'),
    })
  })

  it('names the source for data and for its answers', () => {
    const answer: SourceProblem = { request: '/front/v1/news', path: 'data.0.TITLE', code: 'type' }
    for (const problem of [missing('data'), answer]) {
      expect(problemSummary(problem)).toContain('a source of content')
      expect(describeProblem(problem)).not.toHaveProperty('hint')
    }
  })
})
