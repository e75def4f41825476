import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Log } from './log.ts'

/**
 * Longer than the idle time-out of proxies (nginx and most load balancers: 60 s), so that none reuses a
 * connection that this server closes.
 */
const keepAliveTimeout = 65_000
/** How long the head of a request may take; one on a slow phone takes well below a second. */
const headersTimeout = 10_000
/** How long a whole request may take: 10 MB of pictures at 100 kB/s. Small bodies have a shorter deadline (`readBody`). */
const requestTimeout = 120_000
/** How long a connection may stay silent while a request or its answer is under way. */
const idleTimeout = 30_000

/**
 * How long a request and its answer may take together, also if a client reads a byte a second, which is no silence:
 * the time for a request, and as long again for 10 MB of an answer.
 */
const exchangeTimeout = 240_000

const reasons: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

const headersOfRefusal = 'X-Content-Type-Options: nosniff\r\nContent-Length: 0\r\nConnection: close'

/**
 * Closes connections whose answer is not read in time. One sweep for all, because a timer for each request would cost more
 * than a cached page.
 */
function closeSlowReaders(server: Server, log: Log, limit: number): void {
  /** Unfinished answers and when they began, the oldest first. */
  const open = new Map<ServerResponse, number>()
  server.on('request', (_, response) => {
    open.set(response, performance.now())
    response.once('close', () => open.delete(response))
  })
  const sweep = setInterval(
    () => {
      const oldest = performance.now() - limit
      for (const [response, since] of open) {
        if (since > oldest) return
        const { url, socket } = response.req
        log.info(
          { path: url?.replace(/\?.*/, ''), sent: socket.bytesWritten },
          'an answer was not read in time',
        )
        socket.destroy()
      }
    },
    Math.min(limit / 2, 2000),
  )
  sweep.unref()
  server.once('close', () => clearInterval(sweep))
}

/** An HTTP server with deadlines for clients that send or read too slowly. `timeout` is that of a whole exchange. */
export function createHttpServer(log: Log, timeout = exchangeTimeout): Server {
  const server = createServer({
    keepAliveTimeout,
    headersTimeout,
    requestTimeout,
    connectionsCheckingInterval: 2000,
  })
  server.timeout = idleTimeout
  closeSlowReaders(server, log, timeout)
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // A broken connection cannot receive a response.
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    log.info({ code: error.code }, 'a request was malformed or too slow')
    const status = reasons[error.code ?? ''] ?? '400 Bad Request'
    socket.end(`HTTP/1.1 ${status}\r\n${headersOfRefusal}\r\n\r\n`)
  })
  return server
}
