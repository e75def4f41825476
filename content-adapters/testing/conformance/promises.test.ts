import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { facetNames } from '../../source/facets.ts'
import type { FacetPromise } from './promise.ts'
import { promises } from './promises.ts'

const line = ({ about, says }: Pick<FacetPromise<never>, 'says'> & { about: readonly string[] }) =>
  `- ${about.map((method) => `\`${method}\``).join(', ')}: ${says}`

test.each(facetNames)('docs/sources.md says what a source of %s promises', (facet) => {
  const [, section = ''] =
    new RegExp(`^### ${facet}$(.*?)(?=^##)`, 'ms').exec(readFileSync('docs/sources.md', 'utf8')) ?? []
  const said = section.split('\n').filter((one) => one.startsWith('- '))
  expect(said).toEqual(promises[facet].map(line))
})
