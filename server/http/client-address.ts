import type { IncomingMessage } from 'node:http'

/** Some proxies write the port too, which differs for each connection: limits would count each by itself. */
const withoutPort = (address: string): string =>
  address.includes(':')
    ? address.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    : address

/** IP address of the client: of the connection, or as a trusted proxy reports it (`TRUST_PROXY`). */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustProxy: boolean,
): string {
  const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined
  if (!forwarded) return socket.remoteAddress ?? ''
  // Each proxy appends an address; only the last entry comes from our own proxy.
  const last = String(forwarded).split(',').at(-1)?.trim() ?? ''
  return withoutPort(last) || (socket.remoteAddress ?? '')
}
