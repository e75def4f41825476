// Handles each request as the server does without its page cache: queries, page tree, document. Argument: the path.
import {
  builtAssets,
  createLog,
  openServices,
  readEnv,
  renderDocument,
  respond,
} from '../../dist/bench/product.js'
import { serve } from '../lib/serve.mjs'

const [, , path] = process.argv
const services = await openServices(readEnv(process.env), createLog('silent'))
const throwIt = (error) => {
  throw error
}
const options = { ...services, report: () => {}, onError: throwIt }
const assets = builtAssets('dist/client')

async function draw() {
  const outcome = await respond(path, options)
  if (outcome.kind !== 'page') throw new Error(`${path} is no page`)
  return renderDocument(outcome.page, { assets, report: (_, error) => throwIt(error) })
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

await draw()
const queries = await countQueries()
await serve(async (_, response) => {
  const body = Buffer.from(await draw())
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
  response.end(body)
})
process.on('message', (message) => message === 'queries' && process.send(queries))
process.once('SIGTERM', () => services.close().then(() => process.exit(0)))
