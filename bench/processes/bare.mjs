// The baseline: a node:http server that sends one answer from memory. Arguments: a JSON file of headers, a file of bytes.
import { readFileSync } from 'node:fs'
import { serve } from '../lib/serve.mjs'

const [, , headersFile, bodyFile] = process.argv
const headers = JSON.parse(readFileSync(headersFile, 'utf8'))
const body = readFileSync(bodyFile)
await serve((_, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
