import type { IncomingMessage } from 'node:http'

/** Address of the client: what the connection says, or behind a trusted proxy what that one saw (`TRUST_PROXY`). */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustProxy: boolean,
): string {
  const forwarded = trustProxy ? String(headers['x-forwarded-for'] ?? '') : ''
  // Each proxy adds its own view at the end; only the last one is ours.
  return forwarded.split(',').at(-1)?.trim() || (socket.remoteAddress ?? '')
}
