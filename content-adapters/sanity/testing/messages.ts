import type { IncomingMessage, ServerResponse } from 'node:http'

/** The bytes of a request. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** The JSON of a request. */
export const readJson = async <T>(request: IncomingMessage): Promise<T> =>
  JSON.parse((await readBody(request)).toString()) as T

/** Answers with JSON. */
export function send(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
  response.end(JSON.stringify(body))
}
