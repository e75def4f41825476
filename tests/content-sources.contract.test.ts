import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Source } from '../content-adapters/source.ts'
import { describeSource } from '../content-adapters/testing/conformance/describe-source.ts'
import { siteTree } from '../content-adapters/testing/conformance/site-tree.ts'
import { demoClinic as facts, openBuiltIn } from './lib/open-built-in.ts'

let opened: Awaited<ReturnType<typeof openBuiltIn>>
let server: ReturnType<typeof serve>
let builtIn: Source
let remote: Source

beforeAll(async () => {
  opened = await openBuiltIn()
  server = serve({ fetch: opened.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  builtIn = opened.builtIn
  remote = opened.over({ fetch: globalThis.fetch, baseUrl: `http://127.0.0.1:${port}` })
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await opened.close()
})

describeSource('the built-in medical API', () => builtIn, facts)
describeSource('the medical API over HTTP', () => remote, facts)

it('gives the same site from each source', async () => {
  expect((await siteTree(remote.openSource, facts)).tree).toEqual(
    (await siteTree(builtIn.openSource, facts)).tree,
  )
})
