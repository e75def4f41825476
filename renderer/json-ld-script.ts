// The line ends of Unicode are none in JSON, yet some readers take them for such.
const special = /[<\u2028\u2029]/g
const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** A page's data for search engines as a block that no browser executes: nothing in it can end it. */
export const jsonLdScript = (data: Record<string, unknown> | undefined): string =>
  data
    ? `<script type="application/ld+json">${JSON.stringify(data).replace(special, (sign) => escapes[sign] ?? '')}</script>`
    : ''
