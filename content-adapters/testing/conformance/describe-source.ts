import { describe, expect, it } from 'vitest'
import type { Block } from '../../../schemas/page/page.ts'
import { validateBlock } from '../../../schemas/page/validate-page.ts'
import { blockDefinitions } from '../../../schemas/registry.ts'
import { facetNames } from '../../source/facets.ts'
import type { Source } from '../../source.ts'
import { recordingReader } from '../recording-reader.ts'
import { isStored, sitePages } from '../site-pages.ts'
import { describePromises } from './describe-facet.ts'
import type { ConformanceFacts } from './promise.ts'
import { siteTree } from './site-tree.ts'

const flat = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => [block, ...flat(block.children ?? [])])

/**
 * Tests that every source of all facets must pass. Call it in a test file of the source: `describeSource('medical API', () => source,
 * { company: 'demo-dent', now })`. The clinic has a menu, news and doctors.
 */
export function describeSource(name: string, source: () => Source, facts: ConformanceFacts) {
  for (const facet of facetNames) describePromises(name, facet, () => source().openSource, facts)

  describe(`${name} as the source of a site`, () => {
    it('gives composed pages that pass their schemas', async () => {
      const opened = source().openSource(recordingReader().reader)
      for (const [path, page] of Object.entries(await sitePages(opened, facts.company))) {
        if (isStored(path)) continue
        const problems = [...page.blocks, ...page.sidebar].flatMap((block) =>
          validateBlock(block, blockDefinitions),
        )
        expect(problems, path).toEqual([])
      }
    })

    it('gives the same site twice, also after it has forgotten all, without faults in composed pages, and says what it read', async () => {
      const { openSource, forget } = source()
      const { tree, problems, tags } = await siteTree(openSource, facts)
      for (const [path, blocks] of Object.entries(tree)) {
        if (path.includes('stored:')) continue
        expect(
          flat(blocks).filter(({ fault }) => fault),
          path,
        ).toEqual([])
        expect(blocks.length, path).toBeGreaterThan(0)
      }
      expect(problems.filter(({ request }) => request !== 'blocks')).toEqual([])
      expect(tags.size).toBeGreaterThan(3)
      expect((await siteTree(openSource, facts)).tree).toEqual(tree)
      forget(['*'])
      expect(tree).toMatchObject((await siteTree(openSource, facts, ['ru'])).tree)
    })
  })
}
