// Asking first is cheaper than replacing nothing.
const special = /[&<>"']/

/** JSON made safe for an HTML attribute in single quotation marks: its own, the double ones, stay as they are. */
export const escapeJson = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&#x27;')

/** Text made safe for an HTML attribute or element. */
export const escapeHtml = (text: string): string =>
  special.test(text) ? escapeJson(text).replaceAll('"', '&quot;') : text
