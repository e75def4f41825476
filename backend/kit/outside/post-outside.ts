import { type ClientRequest, type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, isIPv6, type LookupFunction } from 'node:net'
import type { AttemptFault } from '../../../schemas/webhooks/webhook-states.ts'
import type { Settings } from '../settings.ts'
import { addressesOf, resolverOf } from './ask-resolver.ts'
import { mayReach } from './networks.ts'

/** Why something outside gave no answer. */
export class OutsideError extends Error {
  readonly fault: AttemptFault
  constructor(fault: AttemptFault, options?: ErrorOptions) {
    super(`no answer: ${fault}`, options)
    this.fault = fault
  }
}

export type OutsideAnswer = {
  status: number
  /** The first bytes of the answer, as text. */
  text: string
}

type Post = {
  url: URL
  headers: Record<string, string>
  body: string
  /** How long connection and head of the answer may take. */
  timeoutMs: number
  /** Ends the attempt: the error is then that of the signal. */
  stopped?: AbortSignal | undefined
}

/** How much of an answer is read, and how long the rest of it is waited for once its head is there. */
const mostBytes = 1024
const bodyMs = 1000

/**
 * The look-up of a connection. A name with any address that may not be reached is refused, and the connection goes to the addresses that were
 * looked at: nothing is resolved again in between.
 */
function checkedLookup(
  protocol: string,
  { dns, webhookNetworks }: Pick<Settings, 'dns' | 'webhookNetworks'>,
): LookupFunction {
  return (name, options, done) => {
    const answer = async () => {
      const found = await addressesOf(resolverOf(dns), name)
      if ('failure' in found) throw new OutsideError(found.failure === 'timeout' ? 'timeout' : 'name')
      if (!found.values.every((one) => mayReach(one, protocol, webhookNetworks)))
        throw new OutsideError('private')
      return found.values.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
    }
    answer().then(
      (all) => {
        const [first] = all
        if (options.all) done(null, all)
        else done(null, first?.address ?? '', first?.family)
      },
      (error: Error) => done(error, ''),
    )
  }
}

function faultOf(error: unknown): OutsideError {
  if (error instanceof OutsideError) return error
  const { name = '', code = '' } = error as { name?: string; code?: string }
  const options = { cause: error }
  if (name === 'TimeoutError' || code === 'ABORT_ERR' || code === 'ETIMEDOUT')
    return new OutsideError('timeout', options)
  if (/CERT|TLS|SSL|SELF_SIGNED|VERIFY/.test(code)) return new OutsideError('certificate', options)
  return new OutsideError('connection', options)
}

/**
 * The head of an answer and the first bytes after it, however slowly they come. It always ends: Node tells of an answer that wants another
 * protocol neither as a response nor as an error, and then no longer hears the signal.
 */
function answerOf(request: ClientRequest, signal: AbortSignal): Promise<OutsideAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<OutsideAnswer>()
  let hasHead = false
  const endWithoutHead = (error: unknown) => {
    if (!hasHead) reject(error)
    request.destroy()
  }
  request.on('error', reject)
  request.on('close', () => endWithoutHead(new OutsideError('connection')))
  signal.addEventListener('abort', () => endWithoutHead(signal.reason), { once: true })
  request.on('upgrade', ({ statusCode = 0 }, socket) => {
    socket.destroy()
    resolve({ status: statusCode, text: '' })
  })
  request.on('response', (response) => {
    hasHead = true
    const chunks: Buffer[] = []
    let length = 0
    const end = () => {
      clearTimeout(late)
      request.destroy()
      const text = Buffer.concat(chunks).subarray(0, mostBytes).toString('utf8')
      resolve({ status: response.statusCode ?? 0, text })
    }
    const late = setTimeout(end, bodyMs)
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      length += chunk.length
      if (length >= mostBytes) end()
    })
    response.on('close', end)
    response.on('error', end)
  })
  return promise
}

/**
 * Posts to an address that a stranger has named. No redirect is followed, nothing private is reached (`mayReach`), and it takes neither more
 * time nor more bytes than are given. Throws `OutsideError`, or the reason of `stopped`.
 */
export async function postOutside(
  { url, headers, body, timeoutMs, stopped }: Post,
  settings: Pick<Settings, 'dns' | 'webhookNetworks'>,
): Promise<OutsideAnswer> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // The look-up is for names: nothing looks up an address.
  if (isIP(host) && !mayReach(host, url.protocol, settings.webhookNetworks)) throw new OutsideError('private')
  const ended = AbortSignal.timeout(timeoutMs)
  const signal = stopped ? AbortSignal.any([stopped, ended]) : ended
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    lookup: checkedLookup(url.protocol, settings),
    signal,
    headers: { ...headers, 'content-length': Buffer.byteLength(body), 'accept-encoding': 'identity' },
  }
  try {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options)
    const answer = answerOf(request, signal)
    request.end(body)
    return await answer
  } catch (error) {
    stopped?.throwIfAborted()
    throw faultOf(error)
  }
}
