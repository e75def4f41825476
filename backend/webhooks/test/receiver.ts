import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A message as it was received. */
export type Received = {
  id: string
  headers: Record<string, string>
  body: string
  type: string
  code: string
}

type Respond = (response: ServerResponse, received: Received) => void

const taken: Respond = (response) => response.end('ok')

async function read(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks).toString()
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  )
  const { type, data } = JSON.parse(body)
  return { id: headers['webhook-id'] ?? '', headers, body, type, code: data.CODE }
}

/** The other system: a server on this machine that keeps what it receives, and answers as it is told to. */
export async function startReceiver(respond: Respond = taken) {
  const received: Received[] = []
  const told = { respond }
  const server = createServer(async (request, response) => {
    const message = await read(request)
    received.push(message)
    told.respond(response, message)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    received,
    told,
    port,
    url: `http://127.0.0.1:${port}/hook`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
