import type { IncomingMessage } from 'node:http'

/** True if a browser loads or draws a page before anybody has asked for it. */
export const isAhead = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  `${headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'] ?? ''}`.includes('prefetch')
