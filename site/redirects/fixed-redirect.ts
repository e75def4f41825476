import { isProductSlug, productPaths } from '../../schemas/page/product-paths.ts'
import { reservedSlugs } from '../../schemas/page/reserved-slugs.ts'

/**
 * Fixed redirects of custom pages: a reserved slug redirects to the page about clinic sites (B-15), a page of the product to its own
 * address. The in-app view (R26) of the latter is not redirected.
 */
export function fixedRedirect(path: string, reserved: readonly string[]): string | undefined {
  const [, view, name = ''] = /^\/page\/(view\/p\/)?([^/]+)$/.exec(path) ?? []
  const slug = name.toLowerCase()
  if (view && isProductSlug(slug)) return undefined
  // A word that an administrator reserves does not take its page from the product; the first words do.
  const isPage = isProductSlug(slug) && !reservedSlugs.includes(slug)
  if (reserved.includes(slug) && !isPage) return productPaths['clinic-website']
  return isProductSlug(slug) ? productPaths[slug] : undefined
}
