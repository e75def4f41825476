import { expect, it } from 'vitest'
import { wholeLink } from './whole-link.ts'

it('leads in a profile to the row of its pages, on a site to the page itself', () => {
  expect(wholeLink('/reviews', { inDirectory: true })).toEqual({
    kind: 'page',
    path: '/reviews#company-profile-pages',
  })
  for (const [path, head] of [
    ['/companies/doctors/saparova/reviews', 'specialist'],
    ['/-organizations/hub/demo/news', 'network'],
  ] as const)
    expect(wholeLink(path, { inDirectory: true })).toMatchObject({ path: `${path}#${head}-profile-pages` })
  expect(wholeLink('/reviews', {})).toEqual({ kind: 'page', path: '/reviews' })
})
