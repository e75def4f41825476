import type { IncomingMessage, ServerResponse } from 'node:http'
import type { OwnDomain } from './hosts.ts'
import { sendText } from './send.ts'

/** What is asked for. `query` begins with its question mark; `id` names the request in the log; `owner` is whose the host is. */
export type Asked = { path: string; query: string; id: string; owner: 'product' | OwnDomain }

/** One of the things that a server answers; false where it leaves the request to those after it. */
export type Step = (
  request: IncomingMessage,
  response: ServerResponse,
  asked: Asked,
) => boolean | Promise<boolean>

/** A step for paths that begin so. */
export const below =
  (prefix: string, step: Step): Step =>
  (request, response, asked) =>
    asked.path.startsWith(prefix) && step(request, response, asked)

/** A step that a clinic's own host does not have. */
export const onProduct =
  (step: Step): Step =>
  (request, response, asked) =>
    asked.owner === 'product' && step(request, response, asked)

/** True for what only reads. */
export const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

/** Answers that there is nothing. */
export const missing: Step = (_, response) => {
  sendText(response, 404, 'Not Found')
  return true
}

/** Refuses what would change something. */
export const readsOnly: Step = (request, response) => {
  if (isRead(request)) return false
  response.setHeader('allow', 'GET, HEAD')
  sendText(response, 405, 'Method Not Allowed')
  return true
}
