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

/** Headers of a document. Pages are checked with the server by ETag; what is faulty is never kept by anyone. */
export const documentHeaders = (
  type: 'text/html' | 'application/json',
  status: number,
): Record<string, string> => ({
  'content-type': `${type}; charset=utf-8`,
  'cache-control': status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(status === 503 && { 'retry-after': '30' }),
})
