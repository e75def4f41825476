// Testing first is cheaper than a replacement that finds nothing.
const special = /[&<>"']/

/** JSON escaped for an attribute in single quotation marks, so that its own double ones need no escaping. */
export const escapeJson = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&#x27;')

/** Text escaped for an HTML attribute or element. */
export const escapeHtml = (text: string): string =>
  special.test(text) ? escapeJson(text).replaceAll('"', '&quot;') : text
