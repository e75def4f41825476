import { companiesToPage } from '../../content-adapters/pages/companies-to-page.ts'
import { customPageToPage } from '../../content-adapters/pages/custom-page-to-page.ts'
import { SourceError } from '../../content-adapters/source.ts'
import type { ProductSlug } from '../../schemas/page/product-paths.ts'
import { NotFound } from '../core/outcome.ts'
import type { Route } from '../core/route.ts'

/** A page of the product, stored as a custom page and served at its own address. */
export const productPage =
  (slug: ProductSlug): Route['load'] =>
  async ({ source }) => ({ content: customPageToPage(await source.customPage(slug)), layout: 'default' })

/**
 * The home page (R1), with what there is in the city of its address; 404 for a city of which the directory knows nothing. If the backend
 * stores no home page, a list of clinics.
 */
export const homePage: Route['load'] = async (context) => {
  const asked = context.query.get('city')
  const cities = asked === null ? [] : await context.source.listingCities('clinics')
  const city = cities.find(({ slug }) => slug === asked)
  // Without any city they could not be read.
  if (asked !== null && !city && cities.length > 0) throw new NotFound(context.path)
  try {
    return { ...(await productPage('home')(context)), ...(city && { city: city.name }) }
  } catch (error) {
    if (error instanceof SourceError && error.isMissing)
      return { content: companiesToPage(), layout: 'default' }
    throw error
  }
}
