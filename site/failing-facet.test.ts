import { expect, it } from 'vitest'
import { fixtureApi } from '../content-adapters/medical-api/fixtures/fixture-api.ts'
import { type CombinedSources, combineSources } from '../content-adapters/source/combine-sources.ts'
import type { Block } from '../schemas/page/page.ts'
import { respond } from './respond.ts'

const fault = (): never => {
  throw new Error('no connection')
}
const forget = () => {}

const flat = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => [block, ...flat(block.children ?? [])])

/** The home page of a clinic with these sources over its own, and the types of its blocks. */
async function home(facets: Omit<CombinedSources, 'base'>) {
  const reports: string[] = []
  const outcome = await respond('/l/tan-dent', {
    openSource: combineSources({ base: fixtureApi(), ...facets }).openSource,
    origin: 'https://clinic.test',
    report: ({ request, path, code }) => reports.push(`${request} ${path} ${code}`),
    onError: () => {},
  })
  if (outcome.kind !== 'page') throw new Error('The home page redirects')
  const { page } = outcome
  const blocks = flat([...page.blocks, ...page.sidebar])
  const typesOf = (some: readonly Block[]) => some.map(({ type }) => type)
  return {
    page,
    reports,
    whole: typesOf(blocks.filter(({ fault: of }) => !of)),
    faulty: typesOf(blocks.filter(({ fault: of }) => of)),
  }
}

const sound = await home({})

it('costs a page the blocks of the methods that throw, and says so once', async () => {
  const { page, whole, faulty, reports } = await home({
    clinic: { openSource: () => ({ services: fault }), forget },
    editorial: { openSource: () => ({ news: fault }), forget },
  })
  expect([page.status, page.degraded]).toEqual([200, true])
  expect(faulty.toSorted()).toEqual(['news-grid', 'services'])
  expect([...whole, ...faulty].toSorted()).toEqual(sound.whole.toSorted())
  expect(reports.map((report) => report.replace(/\S+\.data/, '…')).toSorted()).toEqual([
    'news-grid … editorial.news: no connection',
    'services … clinic.services: no connection',
  ])
})

it('shows the clinic with its doctors, prices and photos while nothing that editors write can be read', async () => {
  const { page, whole, faulty, reports } = await home({
    companies: { '1001': { editorial: { openSource: fault, forget } } },
  })
  expect([page.status, page.degraded, faulty]).toEqual([200, true, []])
  for (const type of ['specialist-grid', 'services', 'gallery', 'contacts']) expect(whole).toContain(type)
  expect(reports).toEqual([
    'editorial.menu: no connection  status:502',
    'editorial.landingSite: no connection  status:502',
  ])
})
