import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Part = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>

/** The answer of a part of the server to a raw path; `found` is false if the part does not handle it. */
export async function requestPart(part: Part, path: string, headers: Record<string, string> = {}) {
  let found: boolean | undefined
  let fault: unknown
  const server = createServer(async (request, response) => {
    try {
      found = await part(request, response, path)
    } catch (error) {
      fault = error
    }
    if (!response.headersSent) response.writeHead(500).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers, redirect: 'manual' })
  const bytes = Buffer.from(await answer.arrayBuffer())
  server.close()
  if (fault) throw fault
  return { found, status: answer.status, headers: answer.headers, bytes, text: bytes.toString() }
}
