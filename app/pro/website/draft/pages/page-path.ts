/** A step of a path that would lead out of the site, or anything else that is no name. */
const encoded = (step: string): string => (/^\.{1,2}$/.test(step) ? '-' : encodeURIComponent(step))

/**
 * The path of a page of a site on the product, in Russian; the index has an empty slug. A slug may be any text: it is being typed, or came
 * with a comment.
 */
export const pagePath = (site: string, slug = ''): string =>
  `/l/${site}${slug && `/${slug.split('/').map(encoded).join('/')}`}`
