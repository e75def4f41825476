import { isLocale } from '../../locales/locale.ts'

/** Base for parsing relative addresses. */
const origin = 'https://own.invalid'

/** Rejected targets, however they are written: sign-in pages, and API calls, one of which signs out. */
function isRefused(pathname: string): boolean {
  try {
    const names = decodeURIComponent(pathname).toLowerCase().split('/').filter(Boolean)
    return /^(?:auth|api)$/.test(names.find((name) => !isLocale(name)) ?? '')
  } catch {
    return true
  }
}

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
  return url.origin === origin && !path.startsWith('//') && !isRefused(url.pathname) ? path : undefined
}
