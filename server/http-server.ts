import { createServer, type Server } from 'node:http'
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

const reasons: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** An HTTP server with deadlines for clients that send or read too slowly. */
export function createHttpServer(log: Log): Server {
  const server = createServer({
    keepAliveTimeout,
    headersTimeout,
    requestTimeout,
    connectionsCheckingInterval: 2000,
  })
  server.timeout = idleTimeout
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // A broken connection cannot receive a response.
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    log.info({ code: error.code }, 'a request was malformed or too slow')
    socket.end(`HTTP/1.1 ${reasons[error.code ?? ''] ?? '400 Bad Request'}\r\nConnection: close\r\n\r\n`)
  })
  return server
}
