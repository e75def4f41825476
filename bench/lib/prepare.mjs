import { mkdtempSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build as viteBuild } from 'vite'
import { build } from '../../scripts/lib/build.mjs'
import { memorySettings } from '../../scripts/lib/memory-settings.mjs'
import { freePort, startProcess, withProcesses } from './process.mjs'

/** The page that is measured: fourteen blocks, as the targets assume. `BENCH_PAGE` chooses another. */
export const path = process.env.BENCH_PAGE ?? '/l/demo-family'

/** A response as it was sent: still compressed, with its headers by name. */
function fetchRaw(url, headers = {}) {
  return new Promise((resolve, reject) => {
    get(url, { headers }, async (response) => {
      const chunks = await response.toArray()
      if (response.statusCode !== 200) return reject(new Error(`${url} answered ${response.statusCode}`))
      // Node adds these by itself.
      const { date, connection, 'keep-alive': keepAlive, ...own } = response.headers
      resolve({ headers: own, body: Buffer.concat(chunks) })
    }).on('error', reject)
  })
}

/** Starts the production server with its own database; `env` adds settings. */
export async function startSite(folder, env = {}) {
  return startProcess('site', [], {
    PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
    ...memorySettings,
    DEMO_CITY: '0',
    DEMO_WEEK: 'off',
    ...env,
  })
}

/** Builds the product, seeds a database in a temporary folder, and fetches the page from the production server. */
export async function prepare() {
  await build()
  await viteBuild({
    logLevel: 'warn',
    build: { ssr: true, outDir: 'dist/bench', rolldownOptions: { input: { product: 'bench/product.ts' } } },
  })
  const folder = mkdtempSync(join(tmpdir(), 'shipa-bench-'))
  const keep = (name, content) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  return withProcesses([startSite(folder)], async ({ ready: { url } }) => {
    const html = await fetchRaw(url + path)
    const packed = await fetchRaw(url + path, { 'accept-encoding': 'gzip, br' })
    const page = await fetchRaw(`${url + path}/_payload.json`)
    return {
      folder,
      keep,
      html: html.body.toString(),
      page: JSON.parse(page.body),
      pageFile: keep('page.json', page.body),
      packed: {
        headers: keep('packed.json', JSON.stringify(packed.headers)),
        body: keep('packed', packed.body),
      },
      plain: {
        headers: keep(
          'plain.json',
          JSON.stringify({
            'content-type': html.headers['content-type'],
            'content-length': html.body.length,
          }),
        ),
        body: keep('plain', html.body),
      },
    }
  })
}
