import { expect, it } from 'vitest'
import { fixtureApi, fixtures } from '../content-adapters/medical-api/fixtures/fixture-api.ts'
import { withFacets } from '../content-adapters/source/with-facets.ts'
import type { SourceProblem } from '../content-adapters/source.ts'
import { respond } from './respond.ts'

const written = { title: { ru: 'Акции' }, blocks: [] }

async function open(origin?: { document: string }) {
  const problems: SourceProblem[] = []
  const page = { ...written, ...(origin && { origin }) }
  const outcome = await respond('/l/tan-dent/offers', {
    openSource: withFacets(fixtureApi(fixtures()).openSource, {
      editorial: { openSource: () => ({ landingSite: async () => ({ pages: { offers: page } }) }) },
    }),
    origin: 'https://clinic.test',
    report: (problem) => problems.push(problem),
    onError: (error) => {
      throw error
    },
  })
  return { status: outcome.kind === 'page' && outcome.page.status, problems }
}

it('says of a page of another source why nobody can open it: the menu has no entry for it (B-7)', async () => {
  const { status, problems } = await open({ document: 'page-offers' })
  expect(status).toBe(404)
  expect(problems).toEqual([
    {
      request: 'menu',
      path: 'offers',
      document: 'page-offers',
      code: expect.stringContaining('no entry with the address of this page'),
    },
  ])
})

it('is silent about a page of the builder, which its clinic may keep out of the menu', async () => {
  expect(await open()).toEqual({ status: 404, problems: [] })
})
