// Serves hand-written pages. Arguments: the site whose styles, fonts and pictures they use, and their HTML files, each
// served under its name.
import { readFileSync } from 'node:fs'
import { request as ask } from 'node:http'
import { basename } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { serve } from '../lib/serve.mjs'

const [, , site, ...files] = process.argv
const bodies = new Map(files.map((file) => [`/${basename(file)}`, brotliCompressSync(readFileSync(file))]))

await serve((request, response) => {
  const body = bodies.get(request.url)
  if (body) {
    return response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'content-length': body.length,
      })
      .end(body)
  }
  ask(site + request.url, { headers: { ...request.headers, host: new URL(site).host } }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers)
    answer.pipe(response)
  }).end()
})
