import {
  Agent,
  request as askHttp,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { request as askHttps, Agent as SecureAgent } from 'node:https'
import { pipeline } from 'node:stream/promises'
import type { Breaker } from '../../../content-adapters/source/breaker.ts'
import { SourceError } from '../../../content-adapters/source.ts'
import { loggedPath } from '../../../schemas/documents/logged-path.ts'
import { changedHeader } from '../../../schemas/tags.ts'
import type { Log } from '../../log.ts'
import type { Reports } from '../../reports/reports.ts'
import type { OnAnswer } from './changes.ts'
import { hasBody, headersHere, headersThere } from './headers.ts'
import { answerMs, isPassing, isSafe, silenceMs, withRetries } from './patience.ts'
import { refusal } from './refusal.ts'

type Options = {
  base: URL
  breaker: Breaker
  log: Log
  reports: Reports
  /** True where this server's own address is https. */
  isSecure: boolean
  /** IP address of a client. */
  addressOf: (request: IncomingMessage) => string
  /** Called with each answer before its client gets any of it. */
  onAnswer: OnAnswer
}

/** Which answers a client gets. With any other the request is left to whoever is asked next; a fault of the backend (5xx, or no answer) the client gets in any case. */
type IsWanted = (answer: IncomingMessage) => boolean

/** A fault between this server and the backend; no fault of the client. */
class NoAnswer extends Error {}

/**
 * Passes requests on to a backend elsewhere, at the same path and query below its own, and its answers back, both as they come: nothing is
 * collected, so a large file takes no memory and an event goes out when it comes. Only a request without a body that reads is sent again. Resolves with
 * false if the answer is not wanted, and nothing was sent.
 */
export function createForward({ base, breaker, log, reports, isSecure, addressOf, onAnswer }: Options) {
  const root = base.pathname.replace(/\/+$/, '')
  const ask = base.protocol === 'https:' ? askHttps : askHttp
  // A connection that the backend is about to close is not used: Node heeds what it says of that.
  const agent = new (base.protocol === 'https:' ? SecureAgent : Agent)({ keepAlive: true })

  /** Sends a request, and resolves with the head of the answer. */
  function send(request: IncomingMessage, response: ServerResponse, limitMs: number) {
    const end = breaker.enter()
    if (!end) return Promise.reject(new SourceError(503, 'The backend did not answer before'))
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const id = String(response.getHeader('x-request-id') ?? '')
    const headers = headersThere(request, base, { address: addressOf(request), isSecure, id })
    const there: ClientRequest = ask({
      protocol: base.protocol,
      hostname: base.hostname.replace(/^\[|\]$/g, ''),
      port: base.port,
      method: request.method,
      path: root + request.url,
      headers,
      agent,
    })
    let late: NodeJS.Timeout | undefined
    /** When the backend had the whole request. */
    let since = Number.POSITIVE_INFINITY
    let isAnswered = false
    const begin = () => {
      since = Date.now()
      // A backend may begin its answer before it has everything.
      if (isAnswered) return
      late = setTimeout(() => there.destroy(new NoAnswer(`no answer in ${limitMs} ms`)), limitMs)
    }
    const leave = () => {
      if (response.writableFinished) return
      end('left', since)
      there.destroy()
    }
    response.once('close', leave)
    there.once('close', () => {
      clearTimeout(late)
      response.off('close', leave)
      // Node tells of no other end where a backend changes to a protocol that nobody has asked for.
      end('failed')
      reject(new NoAnswer('the connection ended without an answer'))
    })
    there.once('response', (answer) => {
      const { statusCode = 0 } = answer
      if (statusCode < 200) return void there.destroy(new NoAnswer(`the status ${statusCode} is none`))
      clearTimeout(late)
      isAnswered = true
      end('answered')
      there.setTimeout(silenceMs, () => there.destroy(new NoAnswer(`silent for ${silenceMs} ms`)))
      // A refusal needs no more of the request, and its connection is of no further use where that comes nevertheless.
      if (statusCode >= 400) request.unpipe(there).resume()
      answer.once('end', () => there.writableFinished || there.destroy())
      resolve(answer)
    })
    there.on('error', (error) => {
      end('failed')
      reject(error)
    })
    if (hasBody(request)) request.pipe(there.once('finish', begin))
    else {
      begin()
      there.end()
    }
    return promise
  }

  async function answerOf(request: IncomingMessage, response: ServerResponse): Promise<IncomingMessage> {
    if (!isSafe(request.method) || hasBody(request)) return send(request, response, answerMs.change)
    const given = AbortSignal.timeout(answerMs.reading)
    const until = performance.now() + answerMs.reading
    return withRetries(async () => {
      if (response.destroyed) throw new SourceError(503, 'The client has left')
      const value = await send(request, response, Math.max(1, until - performance.now()))
      const isFinal = !isPassing(value.statusCode ?? 0, value.headers['retry-after'])
      return { value, isFinal, drop: () => value.destroy() }
    }, given)
  }

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    isWanted: IsWanted = () => true,
  ): Promise<boolean> => {
    const path = loggedPath((request.url ?? '').split('?')[0] ?? '')
    const answer = await answerOf(request, response).catch((error: unknown) => {
      // What is refused while the backend is taken for down was said when it was.
      if (!(error instanceof SourceError || response.destroyed)) reports.silent(error, { path })
    })
    if (!answer) {
      const { status, headers, body } = refusal('UNAVAILABLE', path)
      if (!response.destroyed) response.writeHead(status, headers).end(body)
      return true
    }
    const status = answer.statusCode ?? 502
    if (status < 500 && !isWanted(answer)) {
      // Not read to its end, which may never come.
      answer.destroy()
      return false
    }
    onAnswer(request.method ?? '', status, answer.headers[changedHeader])
    response.writeHead(status, headersHere(answer.headers, base, isSecure)).flushHeaders()
    await pipeline(answer, response).catch((error: unknown) =>
      log.info({ err: error, path }, 'an answer of the backend did not come to its end'),
    )
    return true
  }
}
