import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Log } from '../log.ts'

/**
 * Longer than the idle time-out of proxies (nginx and most load balancers: 60 s), so that none reuses a
 * connection that this server closes.
 */
const keepAliveTimeout = 65_000
/** How long the head of a request may take; one on a slow phone takes well below a second. */
const headersTimeout = 10_000
/** How long a whole request may take: 10 MB of pictures at 100 kB/s. Small bodies have a shorter deadline (`readBody`). */
const requestTimeout = 120_000
/** How long a connection may stay silent while a request comes or its answer goes. */
const idleTimeout = 30_000

/** How long something of an answer may stay unread, also if a client reads a byte a second, which is no silence. */
const readingTimeout = 240_000

const reasons: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

const headersOfRefusal = 'X-Content-Type-Options: nosniff\r\nContent-Length: 0\r\nConnection: close'

/** What was asked last on a connection, and since when something that was written to it is unread. */
type Connection = { request?: IncomingMessage; response?: ServerResponse; unreadSince?: number | undefined }

/** The open connections of a server, kept by one listener of requests: each further one would slow down every cached page. */
function openConnections(server: Server): ReadonlyMap<Socket, Connection> {
  const open = new Map<Socket, Connection>()
  server.on('connection', (socket) => {
    open.set(socket, {})
    socket.once('close', () => open.delete(socket))
  })
  server.on('request', (request, response) => {
    const connection = open.get(request.socket)
    if (!connection) return
    connection.request = request
    connection.response = response
  })
  return open
}

type Connections = ReturnType<typeof openConnections>

/**
 * Closes connections whose answer is not read in time. One sweep over all of them, because a timer or a listener for
 * each request would cost a fifth of a cached page.
 */
function closeSlowReaders(
  server: Server,
  open: Connections,
  { log, limit }: { log: Log; limit: number },
): void {
  const sweep = setInterval(
    () => {
      const now = performance.now()
      for (const [socket, connection] of open) {
        if (socket.writableLength === 0) {
          connection.unreadSince = undefined
          continue
        }
        connection.unreadSince ??= now
        if (now - connection.unreadSince < limit) continue
        log.info(
          { path: connection.request?.url?.replace(/\?.*/, ''), sent: socket.bytesWritten },
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

/** Closes connections that are silent for too long, unless they wait for us: their request may be in a queue, as a photo is. */
function closeSilent(server: Server, open: Connections): void {
  server.on('timeout', (socket) => {
    const { request, response } = open.get(socket) ?? {}
    const waitsForUs = request?.complete && !response?.headersSent
    if (!waitsForUs) socket.destroy()
  })
}

/** An HTTP server with deadlines for clients that send or read too slowly. `timeout` is how long something may stay unread. */
export function createHttpServer(log: Log, timeout = readingTimeout): Server {
  const server = createServer({
    keepAliveTimeout,
    headersTimeout,
    requestTimeout,
    connectionsCheckingInterval: 2000,
  })
  server.timeout = idleTimeout
  const open = openConnections(server)
  closeSilent(server, open)
  closeSlowReaders(server, open, { log, limit: timeout })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // A broken connection cannot receive a response.
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    log.info({ code: error.code }, 'a request was malformed or too slow')
    const status = reasons[error.code ?? ''] ?? '400 Bad Request'
    socket.end(`HTTP/1.1 ${status}\r\n${headersOfRefusal}\r\n\r\n`)
  })
  return server
}
