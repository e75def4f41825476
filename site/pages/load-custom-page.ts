import { customPageToPage } from '../../content-adapters/pages/custom-page-to-page.ts'
import { isProductSlug, productPaths } from '../../schemas/page/product-paths.ts'
import type { Route } from '../core/route.ts'

/** A page of the directory itself (R25); its redirect was followed before (B-12). */
export const customPage: Route['load'] = async ({ source, params }) => ({
  content: customPageToPage(await source.customPage(params.slug ?? '')),
  layout: 'default',
})

/** The same page without header and footer, for use inside an app (R26). */
export const customPageView: Route['load'] = async ({ source, params: { slug = '' } }) => ({
  content: customPageToPage(await source.customPage(slug)),
  layout: 'empty',
  canonical: isProductSlug(slug) ? productPaths[slug] : `/page/${slug}`,
})
