// Handles each request as the server does without its page cache: queries, page tree, document. Arguments: the path, and the change before
// each request: with `edited` the price of a service, as if it had just been saved; with `cold` everything, and no block is cached. All
// answers that the change ends are queried again.
import {
  builtAssets,
  contentSource,
  createLog,
  openServices,
  readEnv,
  renderDocument,
  respond,
  tags,
} from '../../dist/bench/product.js'
import { serve } from '../lib/serve.mjs'

const [, , path, mode] = process.argv
const credentials = { id: 'bench', secret: 'the secret of the bench' }
const env = readEnv({ ...process.env, APP_CLIENT_ID: credentials.id, APP_CLIENT_SECRET: credentials.secret })
const services = await openServices(env, createLog('silent'))
const assets = builtAssets('dist')
const throwIt = (error) => {
  throw error
}

/** The backend, which gives the first service another price each time. The database itself is only read. */
let price = 1
const backend = {
  async fetch(request) {
    const answer = await services.local.backend.fetch(request)
    if (mode !== 'edited' || !request.url.includes('/v1/services')) return answer
    const text = (await answer.text()).replace(/"PRICE":[^,]+/, `"PRICE":${++price}`)
    const headers = { ...Object.fromEntries(answer.headers), etag: `"${price}"` }
    return new Response(text, { headers })
  },
}
const { origin, mapTiles } = services
const { openSource, forget } = contentSource({ env, origin, credentials, backend })
const options = { origin, mapTiles, openSource, report: () => {}, onError: throwIt }

async function draw() {
  const outcome = await respond(path, options)
  if (outcome.kind !== 'page') throw new Error(`${path} is no page`)
  const html = renderDocument(outcome.page, {
    assets,
    fresh: mode === 'cold',
    report: (_, error) => throwIt(error),
  })
  return { html, company: outcome.page.site.company }
}

/** The SQL statements of one page, and the maximum number of concurrent ones. */
async function countQueries() {
  const statements = []
  let open = 0
  let together = 0
  const client = services.local.db.orm.$client
  client.query = function query(sql, ...rest) {
    statements.push(sql)
    together = Math.max(together, ++open)
    return Object.getPrototypeOf(this)
      .query.call(this, sql, ...rest)
      .finally(() => open--)
  }
  await draw()
  delete client.query
  return { statements, together }
}

const { company } = await draw()
const changed = { cold: ['*'], edited: [tags.services(company)] }[mode]
forget(changed)
const queries = await countQueries()
await serve(async (_, response) => {
  forget(changed)
  const { html } = await draw()
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': html.length })
  response.end(html)
})
process.on('message', (message) => message === 'queries' && process.send(queries))
process.once('SIGTERM', () => services.close().then(() => process.exit(0)))
