/** Encodes a step of a path; one that would leave the site, such as `..`, becomes `-`. */
const encoded = (step: string): string => (/^\.{1,2}$/.test(step) ? '-' : encodeURIComponent(step))

/**
 * The path of a page of a site on the product, in Russian; the index has an empty slug. A slug may be any text: it is being typed, or came
 * with a comment.
 */
export const pagePath = (site: string, slug = ''): string =>
  `/l/${site}${slug && `/${slug.split('/').map(encoded).join('/')}`}`
