/** Base for parsing relative addresses. */
const origin = 'https://own.invalid'

/** Rejected targets: sign-in pages, and API calls, one of which signs out. */
const refused = /^(?:\/[a-z]{2})?\/(?:auth|api)(?:\/|$)/i

/**
 * Target of the parameter `redirect` (B-4): a path of this site with query and hash; undefined for anything else.
 * Browsers read `\` as `/` and drop tabs and line ends, so the address is parsed in the same way.
 */
export function redirectPath(value: string | null | undefined): string | undefined {
  if (!value || !/^\/(?![/\\])/.test(value) || /[\p{Cc}\\]/u.test(value)) return undefined
  if (!URL.canParse(value, origin)) return undefined
  const url = new URL(value, origin)
  const path = url.pathname + url.search + url.hash
  // Resolving `..` may have left two slashes at the start.
  return url.origin === origin && !path.startsWith('//') && !refused.test(url.pathname) ? path : undefined
}
