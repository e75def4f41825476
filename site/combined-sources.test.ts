import { expect, it } from 'vitest'
import type { ArticleDetails } from '../content-adapters/entities/article.ts'
import { fixtureApi } from '../content-adapters/medical-api/fixtures/fixture-api.ts'
import { type CombinedSources, combineSources } from '../content-adapters/source/combine-sources.ts'
import { SourceError } from '../content-adapters/source.ts'
import type { Block } from '../schemas/page/page.ts'
import { respond, type SiteOptions } from './respond.ts'

const fault = (): never => {
  throw new Error('no connection')
}
const forget = () => {}

const flat = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => [block, ...flat(block.children ?? [])])

type Facets = Omit<CombinedSources, 'base'>

/** What a visitor gets where these sources are over that of the clinic. */
const open = (path: string, facets: Facets, report: SiteOptions['report'] = () => {}) =>
  respond(path, {
    openSource: combineSources({ base: fixtureApi(), ...facets }).openSource,
    origin: 'https://clinic.test',
    report,
    onError: () => {},
  })

/** The home page of the clinic, and the types of its blocks. */
async function home(facets: Facets) {
  const reports: string[] = []
  const outcome = await open('/l/tan-dent', facets, ({ request, path, code }) =>
    reports.push(`${request} ${path} ${code}`),
  )
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

it('shows and moves articles of a clinic as its own source says, on its site alone', async () => {
  const category = { slug: 'news', title: { ru: 'Новости' } }
  const articles: Record<string, ArticleDetails> = {
    here: {
      code: '1',
      slug: 'here',
      category,
      title: { ru: 'Со стороны' },
      date: '2026-11-20T09:00:00.000Z',
    },
    moved: {
      code: '2',
      slug: 'moved',
      category,
      title: { ru: 'Переехала' },
      date: '2026-11-20T09:00:00.000Z',
      redirect: 'https://clinic.example/moved',
    },
  }
  const newsItem = async (slug: string) => {
    const found = articles[slug]
    if (!found) throw new SourceError(404, 'There is none')
    return found
  }
  const facets: Facets = {
    companies: { '1001': { editorial: { openSource: () => ({ newsItem }), forget } } },
  }
  const shown = await open('/l/tan-dent/news/news/here', facets)
  expect(shown).toMatchObject({ kind: 'page', page: { status: 200 } })
  expect(JSON.stringify(shown)).toContain('Со стороны')
  expect(await open('/l/tan-dent/news/news/moved', facets)).toMatchObject({
    kind: 'redirect',
    to: 'https://clinic.example/moved',
  })
  for (const path of ['/news/news/here', '/news/news/moved', '/l/tan-dent/news/news/new-scanner'])
    expect(await open(path, facets), path).toMatchObject({ kind: 'page', page: { status: 404 } })
})
