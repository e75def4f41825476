import type { IncomingMessage, ServerResponse } from 'node:http'
import type { OwnDomain } from './hosts.ts'
import { sendText } from './send.ts'

/** A request. `query` begins with its question mark; `id` identifies the request in the log; `owner` owns the host. */
export type ParsedRequest = { path: string; query: string; id: string; owner: 'product' | OwnDomain }

/** A named handler; answers false if it leaves the request to the handlers after it. */
export type Step = (
  request: IncomingMessage,
  response: ServerResponse,
  parsed: ParsedRequest,
) => boolean | Promise<boolean>

/** Restricts a step to paths with this prefix. */
export const underPath =
  (prefix: string, step: Step): Step =>
  (request, response, parsed) =>
    parsed.path.startsWith(prefix) && step(request, response, parsed)

/** Restricts a step to the product's hosts. */
export const onProduct =
  (step: Step): Step =>
  (request, response, parsed) =>
    parsed.owner === 'product' && step(request, response, parsed)

/** True for GET and HEAD. */
export const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

/** Answers 404. */
export const notFound: Step = (_, response) => {
  sendText(response, 404, 'Not Found')
  return true
}

/** Answers 405 unless the method is GET or HEAD. */
export const readOnly: Step = (request, response) => {
  if (isRead(request)) return false
  response.setHeader('allow', 'GET, HEAD')
  sendText(response, 405, 'Method Not Allowed')
  return true
}
