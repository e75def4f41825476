// Renders a page tree for each request, with no cache but the renderer's own. Arguments: `fresh` or `remembered`, a JSON
// file of the page.
import { readFileSync } from 'node:fs'
import { builtAssets, renderDocument } from '../../dist/bench/product.js'
import { serve } from '../lib/serve.mjs'

const [, , mode, pageFile] = process.argv
const page = JSON.parse(readFileSync(pageFile, 'utf8'))
const options = {
  assets: builtAssets('dist'),
  fresh: mode === 'fresh',
  report: (_, error) => {
    throw error
  },
}
await serve((_, response) => {
  const body = renderDocument(page, options)
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
  response.end(body)
})
