// Testing first is cheaper than a replacement that finds nothing.
const special = /[&<>"']/

/** Text escaped for an HTML attribute or element. */
export const escapeHtml = (text: string): string =>
  special.test(text)
    ? text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll("'", '&#x27;')
        .replaceAll('"', '&quot;')
    : text
