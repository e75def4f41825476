import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBackend } from '../backend/create-backend.ts'
import type { Database } from '../backend/kit/database/database.ts'
import { silentLog } from '../backend/kit/log.ts'
import { testFiles } from '../backend/test/files.ts'
import { clinicFiles } from '../content-adapters/files/clinic-files.ts'
import { openFiles } from '../content-adapters/files/files.ts'
import { medicalApi } from '../content-adapters/medical-api/client.ts'
import { combineSources } from '../content-adapters/source/combine-sources.ts'
import { withFacets } from '../content-adapters/source/with-facets.ts'
import type { OpenSource, Source, SourceProblem } from '../content-adapters/source.ts'
import { siteTree } from '../content-adapters/testing/conformance/site-tree.ts'
import { recordingReader } from '../content-adapters/testing/recording-reader.ts'
import { openDemo } from './lib/open-demo.ts'

const credentials = { id: 'tests', secret: 'a secret of the tests' }
const facts = { company: 'demo-dent', now: new Date('2026-11-21T09:00:00Z') }

const root = mkdtempSync(join(tmpdir(), 'shipa-demo-dent-'))
const problems: SourceProblem[] = []
let db: Database
let builtIn: Source
let files: Source

beforeAll(async () => {
  db = await openDemo()
  const backend = createBackend({
    db,
    credentials: [credentials],
    integrators: [],
    log: silentLog,
    files: testFiles,
  })
  builtIn = medicalApi({
    credentials,
    externalDomain: 'clinic.test',
    timeoutMs: 20_000,
    fetch: backend.fetch,
    baseUrl: 'http://backend.test',
  })
  const written = await clinicFiles(builtIn.openSource(recordingReader().reader), facts.company)
  for (const [path, text] of Object.entries(written)) {
    const file = join(root, facts.company, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const { companies } = await openFiles(root, {
    report: (problem) => problems.push(problem),
    failed: (error) => {
      throw error
    },
  })
  expect(Object.keys(companies)).toEqual(['1001'])
  files = combineSources({ base: { ...builtIn, openSource: withoutSite(builtIn.openSource) }, companies })
})
afterAll(async () => {
  await db.close()
  rmSync(root, { recursive: true })
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
