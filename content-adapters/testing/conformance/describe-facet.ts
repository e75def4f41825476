import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../locales/locale.ts'
import { problemMessage } from '../../../locales/problems.ts'
import { type FacetName, type Facets, facetRules } from '../../source/facets.ts'
import { withFacets } from '../../source/with-facets.ts'
import type { FacetSource, OpenSource, SourceProblem } from '../../source.ts'
import { recordingReader } from '../recording-reader.ts'
import { stubOf } from '../stub-source.ts'
import type { ConformanceFacts, Read } from './promise.ts'
import { promises } from './promises.ts'
import { siteTree } from './site-tree.ts'

const methodsOf = <Name extends FacetName>(facet: Name) =>
  Object.keys(facetRules[facet]) as (keyof Facets[Name] & string)[]

/** A problem as a developer reads it: `editorial.news items.0.title: Fill in in Russian`. */
const inWords = ({ request, path, code, problem }: SourceProblem): string =>
  `${request} ${path}: ${problem ? problemMessage(problem, 'en') : code}`

type FacetFacts<Name extends FacetName> = {
  /** The code by which the source knows the clinic; `stub-1` by default. The facet is laid over a stub that has one clinic with this code. */
  code?: string
  now?: Date
  /** The methods that the source has; all by default. The others are those of the source below. */
  has?: readonly (keyof Facets[Name])[]
  /** The same source over data with invalid fields, of a site of the clinic. */
  malformed?: FacetSource<Name>
}

/**
 * Tests that every source of a facet must pass. Call it in a test file of the source: `describeFacet('acme', 'editorial', acme, { has:
 * ['news', 'newsItem'] })`. It says which methods of the facet the source lacks.
 */
export function describeFacet<Name extends FacetName>(
  name: string,
  facet: Name,
  source: FacetSource<Name>,
  { code = 'stub-1', now = new Date(), has = methodsOf(facet), malformed }: FacetFacts<Name> = {},
) {
  const company = 'stub-clinic'
  const stub = stubOf(code).openSource
  const laid = (over: FacetSource<Name>) => withFacets(stub, { [facet]: over })
  const below = stub(recordingReader().reader)
  const own = () => source.openSource(recordingReader().reader, below)
  const lacking = methodsOf(facet).filter((method) => !has.includes(method))
  if (lacking.length > 0)
    process.stdout.write(
      `${name} lacks of ${facet}: ${lacking.join(', ')}. The source below answers these; docs/sources.md has their promises.\n`,
    )

  describe(`${name} as a source of ${facet}`, () => {
    it('has the methods that it says', () => {
      const there = methodsOf(facet).filter((method) => own()[method] !== undefined)
      expect(
        {
          'named, and not there': has.filter((method) => !there.some((one) => one === method)),
          'there, and not named': there.filter((method) => !has.includes(method)),
        },
        `\`has\` of the test of ${name} names the methods of ${facet} that the source has`,
      ).toEqual({ 'named, and not there': [], 'there, and not named': [] })
    })

    it('gives the same site after it has forgotten all', async () => {
      const ask = async () => (await siteTree(laid(source), { company, now }, ['ru'])).tree
      const tree = await ask()
      source.forget(['*'])
      expect(await ask()).toEqual(tree)
    })

    it('leaves out nothing of its content for being invalid', async () => {
      const { problems } = await siteTree(laid(source), { company, now }, ['ru'])
      expect(
        problems.map(inWords),
        `correct the content of ${name}; visitors see the page without it`,
      ).toEqual([])
    })

    if (malformed)
      it('drops what is invalid before it reaches a block, and reports each thing once', async () => {
        const { problems } = await siteTree(laid(malformed), { company, now }, ['ru'])
        const said = problems.map((problem) => JSON.stringify(problem))
        expect(said).not.toEqual([])
        expect(problems.filter(({ request }) => request === 'blocks')).toEqual([])
        expect(new Set(said).size).toBe(said.length)
      })
  })
  describePromises(name, facet, () => laid(source), { company, now }, has)
}

/** Tests of what a facet promises, by a source that has all facets. */
export function describePromises<Name extends FacetName>(
  name: string,
  facet: Name,
  open: () => OpenSource,
  facts: ConformanceFacts,
  has: readonly (keyof Facets[Name])[] = methodsOf(facet),
) {
  const read = (locale?: Locale): Read => {
    const { reader, ...told } = recordingReader(locale)
    return { source: open()(reader), ...told }
  }
  describe(`${name} as a source of ${facet}`, () => {
    for (const { says, about, keeps } of promises[facet])
      if (about.some((method) => has.includes(method))) it(says, () => keeps(read, facts))
  })
}
