import type { IncomingMessage } from 'node:http'

/** IP address of the client: of the connection, or as a trusted proxy reports it (`TRUST_PROXY`). */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustProxy: boolean,
): string {
  const forwarded = trustProxy ? String(headers['x-forwarded-for'] ?? '') : ''
  // Each proxy appends an address; only the last entry comes from our own proxy.
  return forwarded.split(',').at(-1)?.trim() || (socket.remoteAddress ?? '')
}
