import { isProductSlug, productPaths } from '../schemas/product-paths.ts'

/**
 * Where a custom page's address always leads: a reserved slug to the page about clinic sites (B-15), a page of the
 * product to its own address. An in-app view (R26) of the latter stays.
 */
export function fixedRedirect(path: string, reserved: readonly string[]): string | undefined {
  const [, view, name = ''] = /^\/page\/(view\/p\/)?([^/]+)$/.exec(path) ?? []
  const slug = name.toLowerCase()
  if (view && isProductSlug(slug)) return undefined
  if (reserved.includes(slug)) return productPaths['clinic-website']
  return isProductSlug(slug) ? productPaths[slug] : undefined
}
