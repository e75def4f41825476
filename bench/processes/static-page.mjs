// The page as somebody would write it by hand. Arguments: its HTML file, and the site whose style sheet, fonts and
// pictures it shows.
import { readFileSync } from 'node:fs'
import { request as ask } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { serve } from '../lib/serve.mjs'

const [, , htmlFile, site] = process.argv
const body = brotliCompressSync(readFileSync(htmlFile))
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'content-length': body.length,
}
await serve((request, response) => {
  if (request.url === '/') return response.writeHead(200, headers).end(body)
  ask(site + request.url, { headers: { ...request.headers, host: new URL(site).host } }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers)
    answer.pipe(response)
  }).end()
})
