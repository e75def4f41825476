import type { IncomingMessage } from 'node:http'
import { isHostName } from '../../site/core/external-host.ts'

/** A segment `.` or `..` of a path, also percent-encoded or between backslashes, which some parsers read as slashes. */
const dotSegment = /(?:[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?:[/\\]|%2f|%5c|[?#]|$)/i

/** True for a request with more than one `Host` header. */
export function hasManyHosts({ rawHeaders }: IncomingMessage): boolean {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && (name === 'Host' || name.toLowerCase() === 'host')) count++
  }
  return count > 1
}

/** A `Connection` that names a header of the framing. It says that the next server drops that header: one that does so no longer knows where the body ends. */
const namesFraming = /(?:^|,)[ \t]*(?:content-length|transfer-encoding|host)[ \t]*(?:,|$)/i

/** True if servers may disagree where the body of a request ends (RFC 9112, 6.1). */
function isFramedOddly({ headers, httpVersion }: IncomingMessage): boolean {
  const { connection = '', 'transfer-encoding': coding } = headers
  if (coding !== undefined && (coding.toLowerCase() !== 'chunked' || httpVersion === '1.0')) return true
  return namesFraming.test(connection)
}

/**
 * True for a request that must not reach a handler, because handlers could read it differently: one with two `Host` headers or an invalid one,
 * with a body of which servers may disagree where it ends, or with a dot segment in its path. Clients resolve dot segments before they send a request.
 */
export function isMalformed(request: IncomingMessage): boolean {
  const { url = '/', headers } = request
  if (headers.host !== undefined && (hasManyHosts(request) || !isHostName(headers.host))) return true
  if (isFramedOddly(request)) return true
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  return (path.includes('.') || /%2e/i.test(path)) && dotSegment.test(path)
}
