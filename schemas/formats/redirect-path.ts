/** Base for parsing relative addresses. */
const origin = 'https://own.invalid'

/** Refused targets: sign-in itself, and API calls, one of which signs out. */
const refused = /^(?:\/[a-z]{2})?\/(?:auth|api)(?:\/|$)/i

/**
 * Where `redirect=` leads (B-4): a path of this site with its query and hash, or undefined for everything that would lead
 * elsewhere. Browsers read `\` as `/` and leave out tabs and line ends, so the address is read as they read it.
 */
export function redirectPath(value: string | null | undefined): string | undefined {
  if (!value || !/^\/(?![/\\])/.test(value) || /[\p{Cc}\\]/u.test(value)) return undefined
  if (!URL.canParse(value, origin)) return undefined
  const url = new URL(value, origin)
  const path = url.pathname + url.search + url.hash
  // Resolving `..` may have left two slashes at the start.
  return url.origin === origin && !path.startsWith('//') && !refused.test(url.pathname) ? path : undefined
}
