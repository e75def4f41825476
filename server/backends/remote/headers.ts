import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { preparedHeader } from '../../../schemas/calls/prepared-header.ts'
import { changedHeader } from '../../../schemas/tags.ts'
import { securityHeaders } from '../../http/headers.ts'

/** Headers of one connection, which no proxy passes on (RFC 9110, 7.6.1), beside those that `Connection` names. */
const ofConnection = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** What only this server says of a request: a client that sends it says something false. `expect` was answered by the listener already, and the length is of `framing`. */
const ofServer = [
  'content-length',
  'expect',
  'forwarded',
  'host',
  preparedHeader,
  'x-client-address',
  'x-external-domain',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-geo-city',
  'x-real-ip',
  'x-request-id',
]

/** What a backend says of its own host or to the proxy before it. This server says it of its own, and who may read its answers from other sites. */
const ofBackend = [
  ...securityHeaders('https:').map(([name]) => name),
  changedHeader,
  'alt-svc',
  'clear-site-data',
  'nel',
  'refresh',
  'report-to',
  'reporting-endpoints',
  'server',
  'service-worker-allowed',
  'x-powered-by',
  'x-request-id',
  'x-sendfile',
]

/** Beginnings of names of further such headers. */
const ofBackendToo = /^(?:access-control|x-accel)-/

const without = (headers: IncomingHttpHeaders, dropped: readonly string[]): OutgoingHttpHeaders => {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
  const all = new Set([...ofConnection, ...dropped, ...named])
  // Some servers take an underscore for a hyphen.
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !all.has(name.replaceAll('_', '-'))))
}

type Asking = Pick<IncomingMessage, 'method' | 'headers'>

/** Methods whose body every HTTP server expects. */
const ofBodies = ['POST', 'PUT', 'PATCH']

/** True for a request with a body, be it empty chunks. */
export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * The framing of a request, as its own parser has read it, whatever `Connection` says: Node writes the body of some methods without a length or chunks
 * if no header names them, and a backend would read it as a further request. For those methods the connection ends with the answer.
 */
function framing({ method = '', headers }: Asking): OutgoingHttpHeaders {
  const { 'transfer-encoding': coding, 'content-length': length } = headers
  return {
    ...(coding !== undefined
      ? { 'transfer-encoding': 'chunked' }
      : length !== undefined && { 'content-length': length }),
    ...(hasBody({ headers }) && !ofBodies.includes(method) && { connection: 'close' }),
  }
}

/** Facts about a request that only this server knows. */
export type Asked = {
  /** IP address of the client. */
  address: string
  /** Scheme of the product's own address. */
  isSecure: boolean
  /** Id of the request in the log. */
  id: string
}

const originOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).origin : undefined)

/**
 * The origin of a page as the backend is to see it: of this host as the backend's own, because the backend knows no other, and of the backend's own host, which
 * only this server asks, as one of nobody.
 */
function originThere(origin: string, own: string, base: URL): string {
  const from = originOf(origin)
  if (from !== undefined && from === originOf(own)) return base.origin
  return from === base.origin ? 'null' : origin
}

/** Headers with which a request goes on to a backend at `base`. */
export function headersThere(request: Asking, base: URL, asked: Asked): OutgoingHttpHeaders {
  const { headers } = request
  const { host = '', origin } = headers
  const scheme = asked.isSecure ? 'https' : 'http'
  return {
    ...without(headers, ofServer),
    ...(origin !== undefined && { origin: originThere(origin, `${scheme}://${host}`, base) }),
    ...framing(request),
    host: base.host,
    'x-external-domain': host,
    'x-forwarded-for': asked.address,
    'x-forwarded-host': host,
    'x-forwarded-proto': scheme,
    'x-request-id': asked.id,
  }
}

/** A cookie of the backend as one of this host: of no domain, at a path of this server, and secret on the way where this server is. */
function cookieHere(cookie: string, base: URL, isSecure: boolean): string {
  const root = base.pathname.replace(/\/+$/, '')
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim())
  const kept = attributes
    .filter((one) => one !== '' && !/^domain\s*(=|$)/i.test(one))
    .map((one) => {
      const [, path] = /^path\s*=\s*(.*)$/i.exec(one) ?? []
      const isBelow = root !== '' && path !== undefined && (path === root || path.startsWith(`${root}/`))
      return isBelow ? `Path=${path.slice(root.length) || '/'}` : one
    })
  const isMarked = kept.some((one) => /^secure$/i.test(one))
  return [pair, ...kept, ...(isSecure && !isMarked ? ['Secure'] : [])].join('; ')
}

/**
 * The address of a redirect as one of this host, if it leads to the backend. Undefined for one with a backslash or a tab: browsers read the one as a
 * slash and leave the other out, so that what looks like a path may lead to another host.
 */
function locationHere(location: string, base: URL): string | undefined {
  if (/[\\\t]/.test(location)) return undefined
  const root = base.pathname.replace(/\/+$/, '')
  const isWhole = location.startsWith('/') || URL.canParse(location)
  if (!isWhole || !URL.canParse(location, base.href)) return location
  const { origin, pathname, search, hash } = new URL(location, base)
  const isThere = origin === base.origin && (pathname === root || pathname.startsWith(`${root}/`))
  // Two slashes would begin the name of another host.
  return isThere ? pathname.slice(root.length).replace(/^\/*/, '/') + search + hash : location
}

/** Headers of a backend's answer, for a client of this server. */
export function headersHere(headers: IncomingHttpHeaders, base: URL, isSecure: boolean): OutgoingHttpHeaders {
  const { 'set-cookie': cookies, location, ...others } = without(headers, ofBackend)
  const leads = typeof location === 'string' ? locationHere(location, base) : undefined
  const kept = Object.entries(others).filter(([name]) => !ofBackendToo.test(name))
  return {
    ...Object.fromEntries(kept),
    ...(Array.isArray(cookies) && {
      'set-cookie': cookies.map((cookie) => cookieHere(cookie, base, isSecure)),
    }),
    ...(leads !== undefined && { location: leads }),
  }
}
