import { afterAll, beforeAll, expect, it } from 'vitest'
import { clinicFiles } from '../content-adapters/files/clinic-files.ts'
import { openFiles } from '../content-adapters/files/files.ts'
import { contentDir } from '../content-adapters/files/testing/content-dir.ts'
import { combineSources } from '../content-adapters/source/combine-sources.ts'
import { withFacets } from '../content-adapters/source/with-facets.ts'
import type { OpenSource, Source, SourceProblem } from '../content-adapters/source.ts'
import { siteTree } from '../content-adapters/testing/conformance/site-tree.ts'
import { recordingReader } from '../content-adapters/testing/recording-reader.ts'
import { demoClinic as facts, openBuiltIn } from './lib/open-built-in.ts'

const folder = contentDir({})
const problems: SourceProblem[] = []
let close: () => Promise<void>
let builtIn: Source
let files: Source

beforeAll(async () => {
  const opened = await openBuiltIn()
  close = opened.close
  builtIn = opened.builtIn
  const written = await clinicFiles(builtIn.openSource(recordingReader().reader), facts.company)
  for (const [path, text] of Object.entries(written)) folder.write({ [`${facts.company}/${path}`]: text })
  const { companies } = await openFiles(folder.root, {
    report: (problem) => problems.push(problem),
    failed: (error) => {
      throw error
    },
  })
  expect(Object.keys(companies)).toEqual(['1001'])
  files = combineSources({ base: { ...builtIn, openSource: withoutSite(builtIn.openSource) }, companies })
})
afterAll(async () => {
  await close()
  folder.remove()
})

/** A backend that would fail if it were asked for what the files have, and knows another design. */
const withoutSite = (openSource: OpenSource): OpenSource =>
  withFacets(openSource, {
    clinic: {
      openSource: (_, below) => ({
        company: async (slug) => ({ ...(await below.company(slug)), template: 'landing-blog', theme: {} }),
      }),
    },
    editorial: {
      openSource: () =>
        new Proxy({}, { get: (_, method) => () => Promise.reject(new Error(`${String(method)} was asked`)) }),
    },
  })

it('gives the pages of the demo clinic as the backend does, in four languages', async () => {
  const [ours, theirs] = [await siteTree(files.openSource, facts), await siteTree(builtIn.openSource, facts)]
  expect(ours.tree).toEqual(theirs.tree)
  expect([...problems, ...ours.problems]).toEqual(theirs.problems)
})
