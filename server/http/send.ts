import type { ServerResponse } from 'node:http'
import { documentHeaders, type PolicySources } from './headers.ts'

function send(response: ServerResponse, status: number, type: string, text: string): void {
  const bytes = Buffer.from(text)
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-length': bytes.length,
    'cache-control': 'no-store',
  })
  response.end(bytes)
}

/** Sends plain text. */
export const sendText = (response: ServerResponse, status: number, text: string): void =>
  send(response, status, 'text/plain', text)

/** Sends JSON. */
export const sendJson = (response: ServerResponse, status: number, value: unknown): void =>
  send(response, status, 'application/json', JSON.stringify(value))

/** Sends a document that must not be cached. */
export const sendHtml = (
  response: ServerResponse,
  html: string,
  sources: PolicySources,
  status = 200,
): void => {
  const headers = documentHeaders('text/html', status, sources)
  response.writeHead(status, { ...headers, 'cache-control': 'no-store' }).end(html)
}

/** Sends a file that a call has answered with, to be downloaded and stored nowhere. */
export async function sendFile(response: ServerResponse, file: Response): Promise<void> {
  const headers = Object.fromEntries(file.headers)
  response.writeHead(file.status, {
    ...headers,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  response.end(Buffer.from(await file.arrayBuffer()))
}

/** Leads elsewhere, which is asked again each time. */
export function sendRedirect(
  response: ServerResponse,
  status: number,
  location: string,
  headers: Record<string, string> = {},
): void {
  // Without its length an answer comes in chunks, of which this one has none.
  response.writeHead(status, { ...headers, location, 'cache-control': 'no-store', 'content-length': 0 }).end()
}
