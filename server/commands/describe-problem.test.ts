import { describe, expect, it } from 'vitest'
import type { SourceProblem } from '../../content-adapters/source.ts'
import { describeProblem, problemSummary } from './describe-problem.ts'

const missing = (part: 'props' | 'data'): SourceProblem => ({
  request: 'blocks',
  block: 'quote',
  path: `a.${part}.title`,
  code: 'required',
  problem: { path: [part, 'title'], code: 'required', params: {} },
})

describe('a log entry of a problem', () => {
  it('says of a stored block without a new field how to add it', () => {
    expect(describeProblem(missing('props'))).toMatchObject({
      path: 'a.props.title',
      hint: expect.stringContaining('upgrades'),
    })
    expect(describeProblem(missing('data'))).not.toHaveProperty('hint')
  })

  it.each<[SourceProblem, string]>([
    [
      missing('props'),
      'a stored page, block quote, a.props.title: Fill in this field. The page is shown without this value.',
    ],
    [
      { ...missing('props'), request: 'sanity.page', path: 'page-1 blocks[_key=="q"].text', costs: 'block' },
      'sanity.page, page-1 blocks[_key=="q"].text: Fill in this field. Visitors do not see the block.',
    ],
    [
      {
        request: 'sanity.page',
        path: 'page-1 blocks[_key=="c"]._type',
        code: 'unknownBlock',
        problem: { path: ['type'], code: 'unknownBlock', params: { type: 'carousel' } },
        costs: 'block',
      },
      'sanity.page, page-1 blocks[_key=="c"]._type: Update the program or remove the block “carousel”: it is not known here. For now it is kept as it is and visitors do not see it.',
    ],
    [
      {
        request: '/front/v1/news',
        path: 'data.0.TITLE',
        code: 'invalid_type',
        expected: 'Invalid input: expected string, received number',
      },
      '/front/v1/news, data.0.TITLE: Invalid input: expected string, received number. The page is shown without this value.',
    ],
    [
      { request: '/front/v1/news', path: 'data.0', code: 'incomplete:TITLE' },
      '/front/v1/news, data.0: TITLE is missing, or is no valid value. What cannot do without it is left out of the page.',
    ],
    [
      { request: 'sanity.sites', path: 'site-2 code', code: 'repeated' },
      'sanity.sites, site-2 code: another one has the same. The older one is shown.',
    ],
    [
      { request: 'Sanity: no answer in time', path: '', code: 'status:503' },
      'Sanity: no answer in time: the source answered 503, or did not answer in time. The page is shown without it, or as it was.',
    ],
    [
      { request: 'menu', path: 'story', document: 'page-1', code: 'The menu has no entry of this page' },
      'menu, page-1, story: The menu has no entry of this page. Nobody can open the page.',
    ],
  ])('says the source, the place there, what is expected, and what has become of it', (problem, said) => {
    expect(problemSummary(problem)).toBe(said)
  })
})
