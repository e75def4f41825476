// The maps' tiles are the only thing that a document takes from elsewhere, and only after a click.
const policy = [
  "default-src 'self'",
  "script-src 'self' 'inline-speculation-rules'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "object-src 'none'",
].join('; ')

/** Headers of a document; its scripts may send to this site and to `connectTo`. Pages are checked with the server by ETag; what is faulty is never kept by anyone. */
export const documentHeaders = (
  type: 'text/html' | 'application/json',
  status: number,
  connectTo?: string,
): Record<string, string> => ({
  'content-type': `${type}; charset=utf-8`,
  'cache-control': status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
  'content-security-policy': connectTo ? `${policy}; connect-src 'self' ${connectTo}` : policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(status === 503 && { 'retry-after': '30' }),
})

/** Policy of the application's pages: its scripts carry `nonce`, and load what they need themselves. */
export const applicationPolicy = (nonce: string, development: boolean): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
  ].join('; ')
