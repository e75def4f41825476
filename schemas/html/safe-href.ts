const maxLength = 2000

/**
 * An address that is safe to follow: http(s), mailto, tel or a path of this site; undefined for everything else.
 * Line breaks and tabs are removed first, as browsers do, so that no scheme hides behind them.
 */
export function safeHref(raw: string): string | undefined {
  const compact = raw.replace(/[\t\n\r]/g, '').trim()
  if (/[\p{Cc}\\]/u.test(compact) || !compact.isWellFormed()) return undefined
  const href = compact
    .replace(/\s/g, encodeURIComponent)
    .replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase())
  return href.length <= maxLength && isSafe(href) ? href : undefined
}

function isSafe(href: string): boolean {
  if (/^\/(?!\/)/.test(href) || /^(mailto|tel):./.test(href)) return true
  if (!/^https?:\/\//.test(href) || !URL.canParse(href)) return false
  // `https://bank.kz@other.site` shows one name and opens another.
  return new URL(href).username === ''
}
