import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judge } from '../schemas/core/judge.ts'
import type { Block, StoredBlock } from '../schemas/page/page.ts'
import { validateBlock } from '../schemas/page/validate-page.ts'
import { blockDefinitions } from '../schemas/registry.ts'
import { type AnyLoader, loaders } from './loaders/registry.ts'
import { fixtureApi, fixtures } from './medical-api/fixtures/fixture-api.ts'
import type { PageContent } from './page-content.ts'
import { companiesToPage } from './pages/companies-to-page.ts'
import { customPageToPage } from './pages/custom-page-to-page.ts'
import { resolveBlocks } from './resolve-blocks.ts'
import { type ContentSource, SourceError, type SourceProblem } from './source.ts'
import { mutate, mutation } from './testing/mutations.ts'
import { isStored, sitePages } from './testing/site-pages.ts'

/** Each with ten mutations. */
const sites = process.env.FULL ? 1000 : 100
const now = new Date('2026-11-21T09:00:00Z')
const sound = fixtures()
const names = Object.keys(sound)

const flat = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => [block, ...flat(block.children ?? [])])

/** The loaders, with all data that they returned. */
function recorded() {
  const brought: { type: string; data: unknown }[] = []
  const wrap =
    (type: string, loader: AnyLoader): AnyLoader =>
    async (props, context) => {
      const data = await loader(props, context)
      if (data !== undefined) brought.push({ type, data })
      return data
    }
  return { brought, loaders: new Map([...loaders].map(([type, loader]) => [type, wrap(type, loader)])) }
}

const expectOnce = (problems: SourceProblem[]) => {
  const said = problems.map(({ request, path, code }) => JSON.stringify([request, path, code]))
  expect(said.length).toBe(new Set(said).size)
}

/** An object of a source, or undefined where the source says that it has none; any other error is thrown. */
async function orNone<T>(thing: Promise<T>): Promise<T | undefined> {
  return await thing.catch((error: unknown) => {
    if (error instanceof SourceError) return undefined
    throw error
  })
}

async function pagesOf(source: ContentSource): Promise<Record<string, PageContent>> {
  const custom = await orNone(source.customPage('credits'))
  await orNone(source.redirects())
  await orNone(source.newsCategories('1001'))
  await orNone(source.materialCategories('1001'))
  await orNone(source.reviews('1001'))
  const site = await orNone(sitePages(source, 'tan-dent'))
  return { home: companiesToPage(), ...(custom && { custom: customPageToPage(custom) }), ...site }
}

async function check(answers: Record<string, unknown>) {
  const before = structuredClone(answers)
  const fromSource: SourceProblem[] = []
  const source = fixtureApi(answers).openSource({
    locale: 'kk',
    tag: () => {},
    report: (problem) => fromSource.push(problem),
  })
  const pages = await pagesOf(source)
  const company = await orNone(source.company('tan-dent'))
  for (const [path, { blocks, sidebar }] of Object.entries(pages)) {
    const all: StoredBlock[] = [...blocks, ...sidebar]
    if (!isStored(path))
      expect(
        all.flatMap((block) => validateBlock(block, blockDefinitions)),
        path,
      ).toEqual([])
    const problems: SourceProblem[] = []
    const { brought, loaders } = recorded()
    const context = {
      source,
      locale: 'kk' as const,
      now,
      expires: (at: Date) => expect(at.getTime()).toBeGreaterThan(now.getTime()),
      pageHref: (to: string) => `/kk${to}`,
      report: (problem: SourceProblem) => problems.push(problem),
      ...(company && { company }),
    }
    const resolved = flat(await resolveBlocks(all, context, { definitions: blockDefinitions, loaders }))
    const faulty = resolved.filter(({ fault }) => fault)
    const isReported = ({ id }: Block) => problems.some(({ path }) => path.startsWith(`${id}.data`))
    const wrong = new Set(resolved.filter(isReported).map(({ type }) => type))
    for (const { type, data } of brought) {
      const schema = blockDefinitions.get(type)?.data
      if (!wrong.has(type) && schema) expect(judge(schema, data).problems, type).toEqual([])
    }
    if (faulty.length > 0) expect(problems.length).toBeGreaterThan(0)
    expectOnce(problems)
  }
  expectOnce(fromSource)
  expect(answers).toEqual(before)
  return { problems: fromSource, hasSite: '/' in pages }
}

describe('a site from answers of the medical API', () => {
  it('has no problems while the answers are sound', async () => {
    expect(await check(sound)).toEqual({ problems: [], hasSite: true })
  })

  it(`survives ${sites * 10} mutations of the answers`, { timeout: 300_000 }, async () => {
    let standing = 0
    const property = fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...names), mutation), { minLength: 10, maxLength: 10 }),
      async (mutations) => {
        const answers = { ...sound }
        for (const [name, change] of mutations) answers[name] = mutate(answers[name], change)
        const { hasSite } = await check(answers)
        if (hasSite) standing++
      },
    )
    await fc.assert(property, { numRuns: sites })
    // Most wrong answers must still leave a page, or this would test only errors.
    expect(standing).toBeGreaterThan(sites * 0.7)
  })
})
