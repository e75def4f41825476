// The baseline: a node:http server that sends one answer from memory. Arguments: a JSON file of headers, a file of bytes,
// and how many MB of memory it holds besides.
import { readFileSync } from 'node:fs'
import { serve } from '../lib/serve.mjs'

const [, , headersFile, bodyFile, heldMb = 0] = process.argv
const headers = JSON.parse(readFileSync(headersFile, 'utf8'))
const body = readFileSync(bodyFile)
// Pages of 48 kB, which is about what a cached page takes; each byte is written, so that it is resident.
const held = Array.from({ length: (heldMb * 1024) / 48 }, () => Buffer.allocUnsafeSlow(48 * 1024).fill(1))
process.once('exit', () => held.length)
await serve((_, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
