import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBackend } from '../backend/create-backend.ts'
import type { Database } from '../backend/kit/database/database.ts'
import { silentLog } from '../backend/kit/log.ts'
import { testFiles } from '../backend/test/files.ts'
import { medicalApi } from '../content-adapters/medical-api/client.ts'
import type { Source } from '../content-adapters/source.ts'
import { describeSource } from '../content-adapters/testing/conformance/describe-source.ts'
import { siteTree } from '../content-adapters/testing/conformance/site-tree.ts'
import { openDemo } from './lib/open-demo.ts'

const credentials = { id: 'tests', secret: 'a secret of the tests' }
const facts = { company: 'demo-dent', now: new Date('2026-11-21T09:00:00Z') }

let db: Database
let server: ReturnType<typeof serve>
let builtIn: Source
let remote: Source

beforeAll(async () => {
  db = await openDemo()
  const backend = createBackend({
    db,
    credentials: [credentials],
    integrators: [],
    log: silentLog,
    files: testFiles,
  })
  server = serve({ fetch: backend.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const common = { credentials, externalDomain: 'clinic.test', timeoutMs: 20_000 }
  builtIn = medicalApi({ ...common, fetch: backend.fetch, baseUrl: 'http://backend.test' })
  remote = medicalApi({ ...common, fetch: globalThis.fetch, baseUrl: `http://127.0.0.1:${port}` })
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await db.close()
})

describeSource('the built-in medical API', () => builtIn, facts)
describeSource('the medical API over HTTP', () => remote, facts)

it('gives the same site from each source', async () => {
  expect((await siteTree(remote.openSource, facts)).tree).toEqual(
    (await siteTree(builtIn.openSource, facts)).tree,
  )
})
