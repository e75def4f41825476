import { describe, expect, it } from 'vitest'
import { draftMenu, draftPage } from './site-draft.ts'

const wrong = { a: 1 }
const nested = (name: string, times: number): object => ({
  [name]: Array.from({ length: times }, () => ({ [name]: Array.from({ length: times }, () => wrong) })),
})

/** One problem and not one for each node: judging each of very many nodes takes seconds. */
describe('a part of a draft with very many nodes', () => {
  it.each([
    ['a menu', draftMenu, Array.from({ length: 10_000 }, () => wrong)],
    ['a menu in a menu', draftMenu, [nested('items', 100)]],
    ['a page', draftPage.shape.blocks, Array.from({ length: 10_000 }, () => wrong)],
    ['a block in a block', draftPage.shape.blocks, [nested('children', 100)]],
  ])('is refused as a whole: %s', (_, schema, value) => {
    expect(schema.safeParse(value).error?.issues).toHaveLength(1)
  })

  it('is judged node by node where there are not too many', () => {
    expect(draftMenu.safeParse([wrong, wrong]).error?.issues.length).toBeGreaterThan(2)
    expect(draftMenu.safeParse([]).success).toBe(true)
  })
})
