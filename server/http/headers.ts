// Scripts of other services are those that the configuration names, and are loaded after consent only. External pictures are allowed because those of clinics and the maps' tiles are anywhere.
const scripts = "script-src 'self' 'inline-speculation-rules'"
const ancestors = "frame-ancestors 'self'"
const policy = [
  "default-src 'self'",
  scripts,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  ancestors,
  "object-src 'none'",
].join('; ')

/** External origins that the policy of a document allows. */
export type PolicySources = {
  connect?: string[]
  frames?: string[]
  media?: string[]
  scripts?: string[]
  /** Hosts that may frame it, with their subdomains; otherwise only those of its own origin. */
  framedBy?: string[]
  /** The origin of the studio that may frame it. */
  studio?: string
}

function policyWith({
  connect = [],
  frames = [],
  media = [],
  scripts: foreign = [],
  framedBy = [],
  studio,
}: PolicySources): string {
  const directives = { 'connect-src': connect, 'frame-src': frames, 'media-src': media }
  const more = Object.entries(directives).filter(([, origins]) => origins.length > 0)
  const framing = [...framedBy.flatMap((host) => [host, `*.${host}`]), ...(studio ? [studio] : [])]
  const own = policy
    .replace(scripts, [scripts, ...new Set(foreign)].join(' '))
    .replace(ancestors, [ancestors, ...framing].join(' '))
  return [own, ...more.map(([name, origins]) => `${name} 'self' ${origins.join(' ')}`)].join('; ')
}

/**
 * Headers of every response; `origin` is the product's, with https if a proxy terminates TLS. Geolocation is
 * only used by the search for nearby clinics.
 */
export const securityHeaders = (origin: string): readonly (readonly [string, string])[] => [
  ['x-content-type-options', 'nosniff'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)'],
  ...(origin.startsWith('https:') ? ([['strict-transport-security', 'max-age=31536000']] as const) : []),
]

/** Seconds after which a client may ask again for an answer that was not ready in time. */
export const retryAfter = '5'

/** Seconds after which a page is asked for again, by its status. */
const waits: Readonly<Record<number, string>> = { 429: '60', 503: retryAfter }

/**
 * Headers of a document. Clients revalidate pages by ETag; error pages are never cached. A page whose address may contain
 * a secret (`isSecret`) is not cached either, and its address is not sent to other sites.
 */
export const documentHeaders = (
  type: 'text/html' | 'application/json',
  status: number,
  sources: PolicySources = {},
  isSecret = false,
): Record<string, string> => ({
  'content-type': `${type}; charset=utf-8`,
  'cache-control': status === 200 && !isSecret ? 'public, max-age=0, must-revalidate' : 'no-store',
  'content-security-policy': policyWith(sources),
  'referrer-policy': isSecret ? 'same-origin' : 'strict-origin-when-cross-origin',
  ...(waits[status] && { 'retry-after': waits[status] }),
})

/**
 * Policy of the application's pages: its scripts carry `nonce`, and may load further scripts. `counter` is the origin where
 * their views are counted.
 */
export const applicationPolicy = (nonce: string, development: boolean, counter?: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    ...(counter ? [`connect-src 'self' ${counter}`] : []),
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
  ].join('; ')
