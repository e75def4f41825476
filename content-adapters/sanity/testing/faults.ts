import type { ServerResponse } from 'node:http'
import { type ApiError, apiErrors } from './api-error.ts'

/** What goes wrong with a call. `hang` never answers, `cut` ends in the middle of the answer, `html` is what a gateway says in place of JSON. */
export type Fault =
  | 'unknownToken'
  | 'tokenOfAnother'
  | 'unknownProject'
  | 'quota'
  | 'rateLimit'
  | 'failure'
  | 'unavailable'
  | 'hang'
  | 'cut'
  | 'html'
  | 'emptyJson'

const answered: Partial<Record<Fault, () => ApiError>> = {
  unknownToken: apiErrors.unknownToken,
  tokenOfAnother: apiErrors.tokenOfAnother,
  unknownProject: () => apiErrors.unknownProject('gone'),
  quota: apiErrors.quota,
  rateLimit: () => apiErrors.rateLimit(1),
  failure: () => apiErrors.failure(500),
  unavailable: () => apiErrors.failure(503),
}

/** Lets a fault happen to a call. Throws what the service says; the others are the connection's own. */
export function happen(fault: Fault, response: ServerResponse): void {
  const error = answered[fault]?.()
  if (error) throw error
  if (fault === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html><h1>Bad gateway</h1></html>')
  }
  if (fault === 'emptyJson') response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  if (fault === 'cut') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
    response.write('{"result":', () => response.destroy())
  }
}
