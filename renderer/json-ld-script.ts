// U+2028 and U+2029 are plain characters in JSON, but some parsers treat them as line ends.
const special = /[<\u2028\u2029]/g
const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/**
 * Structured data of a page for search engines, as a script that browsers do not execute. It is escaped, so that
 * nothing in it can close the element.
 */
export const jsonLdScript = (data: Record<string, unknown> | undefined): string =>
  data
    ? `<script type="application/ld+json">${JSON.stringify(data).replace(special, (sign) => escapes[sign] ?? '')}</script>`
    : ''
